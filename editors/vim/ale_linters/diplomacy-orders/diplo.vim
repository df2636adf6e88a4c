" ALE asks `diplo lsp` about order sheets. It counts the bytes of a line where
" the protocol counts units of UTF-16, so the server is asked to do the same.
call ale#Set('diplomacy_orders_diplo_executable', 'diplo')
call ale#Set('diplomacy_orders_diplo_config', {})

function! s:Root(buffer) abort
  let l:config = ale#path#FindNearestFile(a:buffer, '.diplo.toml')
  return empty(l:config) ? fnamemodify(bufname(a:buffer), ':p:h') : fnamemodify(l:config, ':h')
endfunction

call ale#linter#Define('diplomacy-orders', {
\   'name': 'diplo',
\   'lsp': 'stdio',
\   'language': 'diplomacy-orders',
\   'executable': {b -> ale#Var(b, 'diplomacy_orders_diplo_executable')},
\   'command': '%e lsp',
\   'project_root': function('s:Root'),
\   'initialization_options': {b -> extend({'positionEncoding': 'utf-8'}, ale#Var(b, 'diplomacy_orders_diplo_config'))},
\   'lsp_config': {b -> {'diplo': ale#Var(b, 'diplomacy_orders_diplo_config')}},
\})

call ale#fix#registry#Add('diplo', 'diplo#Fix', ['diplomacy-orders'], 'Format order sheets with diplo fmt')
