;;; diplomacy-orders-mode.el --- Order sheets of Diplomacy -*- lexical-binding: t -*-

;; License: MIT
;; Package-Requires: ((emacs "28.1"))

;;; Commentary:

;; (require 'diplomacy-orders-mode)
;; (add-hook 'diplomacy-orders-mode-hook #'eglot-ensure)
;;
;; The program diplo is found in `exec-path', or set in `diplomacy-orders-server'.

;;; Code:

(defgroup diplomacy-orders nil
  "Order sheets of Diplomacy."
  :group 'languages)

(defcustom diplomacy-orders-server '("diplo" "lsp")
  "The command that starts the language server."
  :type '(repeat string))

(defvar diplomacy-orders-font-lock
  `(("^\\s-*\\(?:spring\\|summer\\|fall\\|autumn\\|winter\\|printemps\\|été\\|automne\\|hiver\\)\\s-+[0-9]\\{3,4\\}.*$" . font-lock-function-name-face)
    ("^\\s-*\\([[:alpha:]][^:#\n0-9]*?\\)[ \u00a0\u202f]*:" 1 font-lock-type-face)
    ("(\\*[^)\n]*\\*)" . font-lock-string-face)
    (,(regexp-opt '("army" "fleet" "armée" "flotte") 'words) . font-lock-type-face)
    ("\\(?:^\\|[^[:alpha:]]\\)[0-9]?\\([AF]\\)[. ]" 1 font-lock-type-face)
    (,(regexp-opt '("supports" "convoys" "holds" "retreats" "disbands" "build" "remove" "waive" "via"
                    "soutient" "convoie" "tient" "retraite" "construit" "supprime" "renonce" "XXX") 'words)
     . font-lock-keyword-face)
    ("[ \t]\\([SHRD]\\|C\\{1,6\\}\\)\\(?:[ \t]\\|$\\)" 1 font-lock-keyword-face))
  "What an order sheet looks like where no server tells better.")

(defvar diplomacy-orders-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?' "w" table)
    table))

;;;###autoload
(define-derived-mode diplomacy-orders-mode prog-mode "Orders"
  "Edit order sheets of Diplomacy, in English or French."
  (setq-local comment-start "# "
              comment-start-skip "#+\\s-*"
              font-lock-defaults '(diplomacy-orders-font-lock nil t)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.\\(?:dip\\|orders\\)\\'" . diplomacy-orders-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(diplomacy-orders-mode . ,(lambda (&rest _) diplomacy-orders-server))))

(provide 'diplomacy-orders-mode)
;;; diplomacy-orders-mode.el ends here
