" Colors of an order sheet where no language server gives better ones.
if exists('b:current_syntax')
  finish
endif
syntax case ignore
syntax match dipTurn /^\s*\(spring\|summer\|fall\|autumn\|winter\|printemps\|été\|automne\|hiver\)\s\+\d\{3,4}.*$/
syntax match dipPower /^\s*[^:#0-9]\{-1,}\ze\s*[\u00a0\u202f]\?:/
syntax match dipUnit /\(^\|[^[:alpha:]]\)\zs\d\?[af]\ze[. ]/
syntax keyword dipUnit army fleet armée flotte
syntax keyword dipVerb supports support convoys convoy holds hold retreats retreat disbands disband build remove waive via
syntax keyword dipVerb soutient convoie tient retraite construit supprime renonce xxx
syntax match dipVerb /\s\zs\([shrd]\|c\{1,6}\)\ze\(\s\|$\)/
syntax match dipDash /[-–—]/
syntax match dipResult /(\*[^)]*\*)/
syntax match dipComment /#.*$/
syntax match dipDirective /#\s*diplo\s*:.*$/
highlight default link dipTurn Title
highlight default link dipPower Type
highlight default link dipUnit StorageClass
highlight default link dipVerb Statement
highlight default link dipDash Operator
highlight default link dipResult String
highlight default link dipComment Comment
highlight default link dipDirective PreProc
let b:current_syntax = 'diplomacy-orders'
