{
  "__title__": "__title__",
  "__title__ del espacio": "__title__ de l’espace",
  "__title__: ver y cambiar": "__title__: voir et modifier",
  "Todavía no hay nada aquí.": "Il n’y a encore rien ici.",
  "No se ha podido cargar la lista": "La liste n’a pas pu être chargée"
}
