{ "__title__": "__title__" }
