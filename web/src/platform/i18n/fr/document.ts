export const document: Record<string, string> = {
  'El contenido no se puede leer.': 'Le contenu est illisible.',
  'El contenido no es una lista de elementos.': 'Le contenu n’est pas une liste d’éléments.',
  'La página tiene más de {{a}} niveles de elementos.': 'La page a plus de {{a}} niveaux d’éléments.',
  'La página tiene más de {{a}} elementos.': 'La page a plus de {{a}} éléments.',
  'El identificador {{a}} está repetido.': 'L’identifiant {{a}} est répété.',
  'Un elemento de la página no se entiende.': 'Un élément de la page est incompréhensible.',
  'Un elemento de la página no tiene un identificador o un tipo válidos.':
    'Un élément de la page n’a pas d’identifiant ou de type valable.',
  'El elemento {{a}} no tiene propiedades válidas.': 'L’élément {{a}} n’a pas de propriétés valables.',
  'El contenido del elemento {{a}} no es una lista.': 'Le contenu de l’élément {{a}} n’est pas une liste.',
  'La página tiene demasiados datos.': 'La page contient trop de données.',
  'Una propiedad tiene demasiados niveles.': 'Une propriété a trop de niveaux.',
  'Una propiedad tiene un valor que no se puede guardar ({{a}}).':
    'Une propriété a une valeur impossible à enregistrer ({{a}}).',
  'Una propiedad tiene un nombre no permitido.': 'Une propriété a un nom non autorisé.',
  'Un texto de la página es demasiado largo: caben {{a}} caracteres. Acórtalo o repártelo en varios.':
    'Un texte de la page est trop long : {{a}} caractères au plus. Raccourcis-le ou répartis-le en plusieurs.',
  'Un texto contiene caracteres no permitidos.': 'Un texte contient des caractères non autorisés.',
  'El contenido no es una página.': 'Le contenu n’est pas une page.',
  'La página no indica su versión de formato.': 'La page n’indique pas sa version de format.',
  'La página se guardó con una versión más nueva de Aurelio. Actualiza la aplicación para abrirla.':
    'La page a été enregistrée avec une version plus récente d’Aurelio. Mettez l’application à jour pour l’ouvrir.',
  'El identificador {{a}} ya está en la página.': 'L’identifiant {{a}} est déjà dans la page.',
  'La página no puede tener más de {{a}} elementos.': 'La page ne peut pas avoir plus de {{a}} éléments.',
  'Un elemento no puede moverse dentro de sí mismo.': 'Un élément ne peut pas se déplacer dans lui-même.',
  'No caben más de {{a}} niveles de elementos.': 'Pas plus de {{a}} niveaux d’éléments.',
  'El contenido de un elemento no se cambia como propiedad.':
    'Le contenu d’un élément ne se change pas comme une propriété.',
  'El nombre del elemento no es válido.': 'Le nom de l’élément n’est pas valable.',
  'El elemento ya no está en la página.': 'L’élément n’est plus dans la page.',
  'El contenedor ya no está en la página.': 'Le conteneur n’est plus dans la page.',
  'El elemento está bloqueado. Desbloquéalo en Capas para cambiarlo.':
    'L’élément est verrouillé. Déverrouillez-le dans Calques pour le changer.',
  'Hay elementos bloqueados dentro. Desbloquéalos en Capas para eliminar.':
    'Il y a des éléments verrouillés dedans. Déverrouillez-les dans Calques pour supprimer.',
}
