-- A real Neovim with editors/nvim, without anybody in front of it.
-- nvim --headless -u NONE -c 'luafile nvim.lua', with DIPLO, EDITORS, SHEETS set.
local env = vim.env
local function say(...) io.stdout:write('nvim ' .. table.concat({ ... }, ' ') .. '\n') end
local function check(ok, what)
  if not ok then
    io.stderr:write('nvim: ' .. what .. '\n')
    vim.cmd('cquit 1')
  end
end

vim.opt.runtimepath:append(env.EDITORS .. '/vim')
vim.opt.runtimepath:append(env.EDITORS .. '/nvim')
vim.cmd('filetype plugin on')
vim.cmd('runtime! ftdetect/*.vim')
package.path = env.EDITORS .. '/nvim/lua/?.lua;' .. package.path
require('diplo').setup { cmd = { env.DIPLO, 'lsp' } }

local expected = vim.fn.json_decode(vim.fn.readfile(env.EDITORS .. '/e2e/expect.json'))
for _, name in ipairs { 'en/england.dip', 'fr/angleterre.dip' } do
  local want = expected[name]
  vim.cmd('edit! ' .. env.SHEETS .. '/' .. name)
  local buffer = vim.api.nvim_get_current_buf()
  check(vim.bo.filetype == 'diplomacy-orders', 'file type ' .. vim.bo.filetype)

  local function errors()
    return vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR })
  end
  check(vim.wait(10000, function() return #errors() == 1 end, 20), name .. ': no squiggle')
  local d = errors()[1]
  local line = vim.api.nvim_buf_get_lines(buffer, d.lnum, d.lnum + 1, false)[1]
  check(d.lnum == want.line and line:sub(d.col + 1, d.end_col) == want.mark, name .. ': squiggle under ' .. line:sub(d.col + 1, d.end_col))
  check(d.message:find(want.says, 1, true), d.message)
  say(name, 'marks', line:sub(d.col + 1, d.end_col), 'with', d.code)

  local client
  for _, c in pairs(vim.lsp.buf_get_clients(buffer)) do client = c end
  local function ask(method, params)
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 5000)
    return answers and answers[client.id] and answers[client.id].result
  end

  vim.api.nvim_win_set_cursor(0, { want.line + 1, 0 })
  local hover = ask('textDocument/hover', vim.lsp.util.make_position_params(0, client.offset_encoding))
  check(hover.contents.value:find(want.hover, 1, true), hover.contents.value)
  say(name, 'hovers:', want.hover)

  -- Completion, as <C-x><C-o> does it.
  local last = vim.api.nvim_buf_line_count(buffer)
  vim.api.nvim_buf_set_lines(buffer, last, last, false, { want.typed })
  vim.api.nvim_win_set_cursor(0, { last + 1, #want.typed })
  vim.cmd('startinsert!')
  local list = ask('textDocument/completion', {
    textDocument = vim.lsp.util.make_text_document_params(), position = { line = last, character = vim.str_utfindex(want.typed, #want.typed) },
  })
  check(list.items[1].label:find(want.completes, 1, true) == 1, list.items[1].label)
  say(name, 'completes', '"' .. want.typed .. '"', 'with', '"' .. list.items[1].label .. '"')
  vim.api.nvim_buf_set_lines(buffer, last, last + 1, false, {})

  -- The fix that writes the missing fleet order, as vim.lsp.buf.code_action applies it.
  local span = { start = { line = d.lnum, character = want.start }, ['end'] = { line = d.lnum, character = want['end'] } }
  local fix
  for _, a in ipairs(ask('textDocument/codeAction', {
    textDocument = vim.lsp.util.make_text_document_params(), range = span, context = { diagnostics = {} },
  })) do
    if a.edit and vim.inspect(a.edit):find(want.fleet, 1, true) then fix = a end
  end
  check(fix, name .. ': no fix')
  vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding)
  local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
  check(text:find(want.fleet, 1, true), text)
  check(vim.wait(10000, function() return #errors() == 0 end, 20), name .. ': the squiggle stays')
  say(name, 'fixes:', fix.title)

  if vim.lsp.buf.format then vim.lsp.buf.format { timeout_ms = 5000 } else vim.lsp.buf.formatting_sync(nil, 5000) end
  text = table.concat(vim.api.nvim_buf_get_lines(buffer, want.line, -1, false), '|')
  check(vim.fn.match(text, [[\v]] .. want.formatted:gsub('%?', '?')) >= 0, text)
  say(name, 'formats:', text)
end
vim.cmd('qall!')
