{
  "__title__": "__title__",
  "__title__ del espacio": "__title__ im Arbeitsbereich",
  "__title__: ver y cambiar": "__title__: sehen und ändern",
  "Todavía no hay nada aquí.": "Hier ist noch nichts.",
  "No se ha podido cargar la lista": "Die Liste konnte nicht geladen werden"
}
