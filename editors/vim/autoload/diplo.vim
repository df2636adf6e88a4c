" What ALE calls: `diplo fmt` as a fixer, for let g:ale_fixers =
" {'diplomacy-orders': ['diplo']}.
function! diplo#Fix(buffer) abort
  return {'command': ale#Escape(ale#Var(a:buffer, 'diplomacy_orders_diplo_executable')) . ' fmt --stdin-filename %s -'}
endfunction
