{
  "__title__": "__title__",
  "__title__ del espacio": "__title__ in the workspace",
  "__title__: ver y cambiar": "__title__: see and change",
  "Todavía no hay nada aquí.": "Nothing is here yet.",
  "No se ha podido cargar la lista": "The list could not be loaded"
}
