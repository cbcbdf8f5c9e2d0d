export const fr = {
  Formularios: 'Formulaires',
  'Los de tus páginas publicadas, con sus respuestas y su código para otras webs':
    'Ceux de vos pages publiées, avec leurs réponses et leur code pour d’autres sites',
  'respuestas resumen insertar iframe html': 'réponses résumé intégrer iframe html',
  'Los de tus páginas publicadas: qué se ha contestado, y cómo ponerlos en otra web.':
    'Ceux de vos pages publiées : ce qui a été répondu, et comment les mettre sur un autre site.',
  'No se han podido cargar los formularios': 'Impossible de charger les formulaires',
  'Todavía no hay ningún formulario publicado': 'Aucun formulaire n’est encore publié',
  'Pon un «Formulario» en una página y publícala: aquí verás sus respuestas.':
    'Mettez un « Formulaire » sur une page et publiez-la : vous verrez ses réponses ici.',
  'Ver mis páginas': 'Voir mes pages',
  '{{count}} respuestas_one': '{{count}} réponse',
  '{{count}} respuestas': '{{count}} réponses',
  'la última, el {{moment}}': 'la dernière le {{moment}}',
  Abrir: 'Ouvrir',
  'Ver los leads': 'Voir les leads',
  'Resumen y código': 'Résumé et code',
  'No se ha podido cargar el resumen': 'Impossible de charger le résumé',
  Resumen: 'Résumé',
  'Nadie lo ha contestado todavía.': 'Personne n’y a encore répondu.',
  'Ponerlo en otro sitio': 'Le mettre ailleurs',
  'Dirección del formulario': 'Adresse du formulaire',
  'Código para insertar': 'Code à intégrer',
  'Un marco con el formulario tal como está publicado. Ajusta la altura si cambias sus campos.':
    'Un cadre avec le formulaire tel qu’il est publié. Ajustez la hauteur si vous changez ses champs.',
  'HTML del formulario': 'HTML du formulaire',
  'Para darle el aspecto de tu web: envía aquí, sin nada de JavaScript.':
    'Pour lui donner l’aspect de votre site : il envoie ici, sans aucun JavaScript.',
  '{{filled}} de {{looked}}': '{{filled}} sur {{looked}}',
  'media {{average}}': 'moyenne {{average}}',
  Copiado: 'Copié',
  'El navegador no deja copiar. Selecciona el texto y cópialo tú.':
    'Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.',
}
