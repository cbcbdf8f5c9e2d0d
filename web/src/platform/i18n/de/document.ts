export const document: Record<string, string> = {
  'El contenido no se puede leer.': 'Der Inhalt kann nicht gelesen werden.',
  'El contenido no es una lista de elementos.': 'Der Inhalt ist keine Liste von Elementen.',
  'La página tiene más de {{a}} niveles de elementos.': 'Die Seite hat mehr als {{a}} Ebenen von Elementen.',
  'La página tiene más de {{a}} elementos.': 'Die Seite hat mehr als {{a}} Elemente.',
  'El identificador {{a}} está repetido.': 'Die Kennung {{a}} kommt doppelt vor.',
  'Un elemento de la página no se entiende.': 'Ein Element der Seite ist unverständlich.',
  'Un elemento de la página no tiene un identificador o un tipo válidos.':
    'Ein Element der Seite hat keine gültige Kennung oder keinen gültigen Typ.',
  'El elemento {{a}} no tiene propiedades válidas.': 'Das Element {{a}} hat keine gültigen Eigenschaften.',
  'El contenido del elemento {{a}} no es una lista.': 'Der Inhalt des Elements {{a}} ist keine Liste.',
  'La página tiene demasiados datos.': 'Die Seite enthält zu viele Daten.',
  'Una propiedad tiene demasiados niveles.': 'Eine Eigenschaft hat zu viele Ebenen.',
  'Una propiedad tiene un valor que no se puede guardar ({{a}}).':
    'Eine Eigenschaft hat einen Wert, der sich nicht speichern lässt ({{a}}).',
  'Una propiedad tiene un nombre no permitido.': 'Eine Eigenschaft hat einen unerlaubten Namen.',
  'Un texto de la página es demasiado largo: caben {{a}} caracteres. Acórtalo o repártelo en varios.':
    'Ein Text der Seite ist zu lang: höchstens {{a}} Zeichen. Kürze ihn oder teile ihn auf mehrere auf.',
  'Un texto contiene caracteres no permitidos.': 'Ein Text enthält unerlaubte Zeichen.',
  'El contenido no es una página.': 'Der Inhalt ist keine Seite.',
  'La página no indica su versión de formato.': 'Die Seite nennt ihre Formatversion nicht.',
  'La página se guardó con una versión más nueva de Aurelio. Actualiza la aplicación para abrirla.':
    'Die Seite wurde mit einer neueren Aurelio-Version gespeichert. Aktualisieren Sie die Anwendung, um sie zu öffnen.',
  'El identificador {{a}} ya está en la página.': 'Die Kennung {{a}} gibt es auf der Seite schon.',
  'La página no puede tener más de {{a}} elementos.': 'Die Seite darf höchstens {{a}} Elemente haben.',
  'Un elemento no puede moverse dentro de sí mismo.':
    'Ein Element kann nicht in sich selbst verschoben werden.',
  'No caben más de {{a}} niveles de elementos.': 'Mehr als {{a}} Ebenen von Elementen sind nicht möglich.',
  'El contenido de un elemento no se cambia como propiedad.':
    'Der Inhalt eines Elements wird nicht als Eigenschaft geändert.',
  'El nombre del elemento no es válido.': 'Der Name des Elements ist ungültig.',
  'El elemento ya no está en la página.': 'Das Element ist nicht mehr auf der Seite.',
  'El contenedor ya no está en la página.': 'Der Container ist nicht mehr auf der Seite.',
  'El elemento está bloqueado. Desbloquéalo en Capas para cambiarlo.':
    'Das Element ist gesperrt. Entsperren Sie es unter Ebenen, um es zu ändern.',
  'Hay elementos bloqueados dentro. Desbloquéalos en Capas para eliminar.':
    'Darin sind gesperrte Elemente. Entsperren Sie sie unter Ebenen, um zu löschen.',
}
