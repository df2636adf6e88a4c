" Order sheets of Diplomacy.
autocmd BufRead,BufNewFile *.dip,*.orders setfiletype diplomacy-orders
