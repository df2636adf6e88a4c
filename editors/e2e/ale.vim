" A real Vim with ALE and editors/vim.
" vim --not-a-term -T dumb -u ale.vim, with DIPLO, EDITORS, SHEETS and REPORT set.
set nocompatible encoding=utf-8 noswapfile hidden nomore virtualedit=onemore
set runtimepath^=$EDITORS/vim,/usr/share/vim-ale
set runtimepath+=/usr/share/vim-ale/after
filetype plugin on
syntax on
let g:ale_linters_explicit = 0
let g:ale_completion_enabled = 0
let g:ale_disable_lsp = 0
let g:ale_fixers = {'diplomacy-orders': ['diplo']}
let g:ale_diplomacy_orders_diplo_executable = $DIPLO
runtime plugin/ale.vim

function! s:Say(...) abort
  call writefile(['vim+ale ' . join(a:000)], $REPORT, 'a')
endfunction

function! s:Check(ok, what) abort
  if !a:ok
    call writefile(['vim+ale FAILED: ' . a:what], $REPORT, 'a')
    cquit!
  endif
endfunction

" Waits: Vim hears its jobs while it sleeps.
function! s:Wait(what, Test) abort
  for l:i in range(500)
    if a:Test()
      return
    endif
    sleep 20m
  endfor
  call s:Check(0, a:what)
endfunction

function! s:Errors() abort
  return filter(copy(ale#engine#GetLoclist(bufnr(''))), 'v:val.type is# "E"')
endfunction

function! s:Offered(data, items) abort
  let s:data = a:data
  let s:actions = map(copy(a:items), 'v:val[1]')
endfunction

function! s:Sheet(name, want) abort
  execute 'edit! ' . $SHEETS . '/' . a:name
  call s:Check(&filetype is# 'diplomacy-orders', 'file type ' . &filetype)
  call s:Wait(a:name . ': no squiggle', {-> len(s:Errors()) == 1})
  let l:e = s:Errors()[0]
  " Columns of Vim are bytes from 1, and the end is inclusive.
  let l:under = getline(l:e.lnum)[l:e.col - 1 : l:e.end_col - 1]
  call s:Check(l:e.lnum == a:want.line + 1 && l:under is# a:want.mark, 'squiggle under ' . l:under . string(l:e))
  call s:Check(l:e.text =~# a:want.says, l:e.text)
  call s:Say(a:name, 'marks', l:under, 'with', l:e.code)

  call cursor(l:e.lnum, l:e.col)
  let s:shown = ''
  let g:ale_hover_to_preview = 1
  ALEHover
  call s:Wait('no hover', {-> s:Preview() =~# a:want.hover})
  call s:Say(a:name, 'hovers:', a:want.hover)
  pclose!

  call append(line('$'), a:want.typed)
  call cursor(line('$'), len(a:want.typed) + 1)
  " As a person does it: <C-x><C-o> behind what is typed, and a look at the menu.
  setlocal omnifunc=ale#completion#OmniFunc completeopt=menuone,noinsert
  let s:items = []
  for l:attempt in range(5) " a slow machine may close the menu before anybody looks
    call setline('$', a:want.typed)
    call cursor(line('$'), len(a:want.typed) + 1)
    let s:ticks = 0
    let s:watch = timer_start(50, function('s:Menu'), {'repeat': -1})
    try
      call feedkeys("A\<C-x>\<C-o>", 'tx!')
    catch /^Vim\%((\a\+)\)\=:E29:/
      stopinsert
    endtry
    call timer_stop(s:watch)
    if !empty(s:items)
      break
    endif
  endfor
  call s:Check(!empty(s:items), 'no completion')
  call s:Check(s:items[0].word =~# '^' . a:want.completes, string(s:items[0]))
  call s:Say(a:name, 'completes', '"' . a:want.typed . '"', 'with', '"' . s:items[0].word . '"')
  $delete _
  ALELint
  call s:Wait('no squiggle again', {-> len(s:Errors()) == 1})

  call cursor(l:e.lnum, l:e.col)
  let s:actions = []
  call ale#codefix#Execute(0, function('s:Offered'))
  call s:Wait('no actions', {-> !empty(s:actions)})
  let l:fixes = filter(copy(s:actions), 'string(v:val) =~# a:want.fleet')
  call s:Check(!empty(l:fixes), string(s:actions))
  call ale#codefix#ApplyLSPCodeAction(s:data, l:fixes[0])
  call s:Check(join(getline(1, '$'), "\n") =~# a:want.fleet, join(getline(1, '$'), '|'))
  ALELint
  call s:Wait('the squiggle stays', {-> empty(s:Errors())})
  call s:Say(a:name, 'fixes:', l:fixes[0].title)

  ALEFix
  call s:Wait('not formatted', {-> match(getline(1, '$'), '\v^' . a:want.formatted . '$') >= 0})
  call s:Say(a:name, 'formats:', join(getline(a:want.line + 1, '$'), '|'))
  edit!
endfunction

function! s:Menu(timer) abort
  let s:ticks += 1
  let l:shown = complete_info(['items']).items
  if empty(l:shown) && s:ticks < 80
    return
  endif
  let s:items = l:shown
  call timer_stop(a:timer)
  call feedkeys("\<C-e>\<Esc>", 'nt')
endfunction

function! s:Preview() abort
  for l:w in range(1, winnr('$'))
    if getwinvar(l:w, '&previewwindow')
      return join(getbufline(winbufnr(l:w), 1, '$'), "\n")
    endif
  endfor
  return ''
endfunction

function! s:All(timer) abort
  try
    let l:expected = json_decode(join(readfile($EDITORS . '/e2e/expect.json'), "\n"))
    for l:name in ['en/england.dip', 'fr/angleterre.dip']
      call s:Sheet(l:name, l:expected[l:name])
    endfor
  catch
    call s:Check(0, v:exception . ' at ' . v:throwpoint)
  endtry
  qall!
endfunction

autocmd VimEnter * call timer_start(10, function('s:All'))
