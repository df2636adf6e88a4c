-- Order sheets of Diplomacy in Neovim 0.7 and later:
--
--   require('diplo').setup { cmd = { 'diplo', 'lsp' }, settings = { rules = 'standard' } }
--
-- The folder editors/vim gives the file type and its colors.
local M = {}

-- root returns the folder whose .diplo.toml holds for a file, or its own.
local function root(file)
  local dir = vim.fn.fnamemodify(file, ':p:h')
  local config = vim.fn.findfile('.diplo.toml', dir .. ';')
  return config == '' and dir or vim.fn.fnamemodify(config, ':p:h')
end

local running = {} -- clients by root, where Neovim does not keep them itself

-- start attaches a buffer to the server of its root.
local function start(buffer, options)
  local config = {
    name = 'diplo',
    cmd = options.cmd or { 'diplo', 'lsp' },
    root_dir = root(vim.api.nvim_buf_get_name(buffer)),
    init_options = options.settings or vim.empty_dict(),
    settings = { diplo = options.settings or vim.empty_dict() },
    capabilities = options.capabilities,
    on_attach = options.on_attach,
  }
  if vim.lsp.start then -- 0.8 and later
    return vim.lsp.start(config, { bufnr = buffer })
  end
  local id = running[config.root_dir]
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(config)
    running[config.root_dir] = id
  end
  if id then vim.lsp.buf_attach_client(buffer, id) end
  return id
end

function M.setup(options)
  options = options or {}
  local group = vim.api.nvim_create_augroup('diplo', {})
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = 'diplomacy-orders',
    callback = function(args) start(args.buf, options) end,
  })
end

return M
