export const document: Record<string, string> = {
  'El contenido no se puede leer.': 'The content cannot be read.',
  'El contenido no es una lista de elementos.': 'The content is not a list of elements.',
  'La página tiene más de {{a}} niveles de elementos.': 'The page has more than {{a}} levels of elements.',
  'La página tiene más de {{a}} elementos.': 'The page has more than {{a}} elements.',
  'El identificador {{a}} está repetido.': 'The identifier {{a}} is repeated.',
  'Un elemento de la página no se entiende.': 'An element of the page is not understood.',
  'Un elemento de la página no tiene un identificador o un tipo válidos.':
    'An element of the page has no valid identifier or type.',
  'El elemento {{a}} no tiene propiedades válidas.': 'The element {{a}} has no valid properties.',
  'El contenido del elemento {{a}} no es una lista.': 'The content of the element {{a}} is not a list.',
  'La página tiene demasiados datos.': 'The page holds too much data.',
  'Una propiedad tiene demasiados niveles.': 'A property has too many levels.',
  'Una propiedad tiene un valor que no se puede guardar ({{a}}).':
    'A property has a value that cannot be saved ({{a}}).',
  'Una propiedad tiene un nombre no permitido.': 'A property has a name that is not allowed.',
  'Un texto de la página es demasiado largo: caben {{a}} caracteres. Acórtalo o repártelo en varios.':
    'A text of the page is too long: there is room for {{a}} characters. Shorten it or split it into several.',
  'Un texto contiene caracteres no permitidos.': 'A text contains characters that are not allowed.',
  'El contenido no es una página.': 'The content is not a page.',
  'La página no indica su versión de formato.': 'The page does not tell its format version.',
  'La página se guardó con una versión más nueva de Aurelio. Actualiza la aplicación para abrirla.':
    'The page was saved with a newer version of Aurelio. Update the application to open it.',
  'El identificador {{a}} ya está en la página.': 'The identifier {{a}} is already on the page.',
  'La página no puede tener más de {{a}} elementos.': 'The page cannot have more than {{a}} elements.',
  'Un elemento no puede moverse dentro de sí mismo.': 'An element cannot be moved into itself.',
  'No caben más de {{a}} niveles de elementos.': 'There is no room for more than {{a}} levels of elements.',
  'El contenido de un elemento no se cambia como propiedad.':
    'An element’s content is not changed as a property.',
  'El nombre del elemento no es válido.': 'The element’s name is not valid.',
  'El elemento ya no está en la página.': 'The element is no longer on the page.',
  'El contenedor ya no está en la página.': 'The container is no longer on the page.',
  'El elemento está bloqueado. Desbloquéalo en Capas para cambiarlo.':
    'The element is locked. Unlock it in Layers to change it.',
  'Hay elementos bloqueados dentro. Desbloquéalos en Capas para eliminar.':
    'There are locked elements inside. Unlock them in Layers to delete.',
}
