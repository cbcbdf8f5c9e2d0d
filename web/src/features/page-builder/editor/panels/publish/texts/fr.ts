import type { en } from './en.ts'

export const fr = {
  'Arreglar {{Elemento}}': 'Corriger {{Elemento}}',
  'El formulario no pide aceptar la política de privacidad. Sin eso no se puede publicar.':
    'Le formulaire ne demande pas d’accepter la politique de confidentialité. Impossible de publier sans cela.',
  'Texto de ejemplo sin cambiar: «{{about}}»': 'Texte d’exemple inchangé : « {{about}} »',
  'La imagen todavía es la de ejemplo.': 'L’image est encore celle d’exemple.',
  'El enlace «{{about}}» no lleva a ningún sitio.': 'Le lien « {{about}} » ne mène nulle part.',
  'No hay ningún lugar «{{about}}» en la página.': 'Il n’y a pas d’endroit « {{about}} » dans la page.',
  'La imagen no tiene texto alternativo ni está marcada como decorativa.':
    'L’image n’a pas de texte alternatif et n’est pas marquée comme décorative.',
  'El nivel {{about}} de este título se salta el orden.': 'Le niveau {{about}} de ce titre rompt l’ordre.',
  'El texto se lee mal sobre su fondo: contraste {{about}}.':
    'Le texte se lit mal sur son fond : contraste {{about}}.',
  'La imagen pesa {{about}}: en un móvil tardará en verse.':
    'L’image pèse {{about}} : sur un mobile, elle tardera à s’afficher.',
  'La página pide datos y no enlaza ningún aviso legal ni política de privacidad.':
    'La page demande des données et ne renvoie à aucune mention légale ni politique de confidentialité.',
  'Revisión antes de publicar': 'Vérification avant publication',
  'No hemos encontrado nada que arreglar.': 'Nous n’avons rien trouvé à corriger.',
  Aviso: 'Avertissement',
  'Ir al elemento': 'Aller à l’élément',
  Arreglar: 'Corriger',
  'Minúsculas, números y guiones. Si la cambias, la de antes llevará a la nueva.':
    'Minuscules, chiffres et tirets. Si vous la changez, l’ancienne mènera à la nouvelle.',
  'Permitir que los buscadores la muestren': 'Autoriser les moteurs de recherche à l’afficher',
  'Publicar página': 'Publier la page',
  'Publicar ahora': 'Publier maintenant',
  'Programar publicación': 'Programmer la publication',
  'Publicar de todos modos': 'Publier quand même',
  'La página se publicará el {{moment}}': 'La page sera publiée le {{moment}}',
  'Lo que cambies desde ahora no se ve hasta que publiques otra vez.':
    'Ce que vous changerez désormais ne se verra qu’à la prochaine publication.',
  'El navegador no ha podido dibujar el código. Descárgalo como SVG.':
    'Le navigateur n’a pas pu dessiner le code. Téléchargez-le en SVG.',
  'Código QR de {{url}}': 'Code QR de {{url}}',
  'Descargar SVG': 'Télécharger en SVG',
  'Descargar PNG': 'Télécharger en PNG',
  'Así se verá en un buscador': 'Son aspect dans un moteur de recherche',
  'Sin descripción: el buscador elegirá un trozo de la página.':
    'Sans description : le moteur choisira un extrait de la page.',
  'No se verá: pides que no la muestren.': 'Elle ne se verra pas : vous demandez de ne pas l’afficher.',
  'Al compartirla, idioma y más': 'Partage, langue et plus',
  'Imagen al compartir': 'Image au partage',
  'La dirección de una imagen, mejor de 1200 × 630 píxeles.':
    'L’adresse d’une image, de préférence 1200 × 630 pixels.',
  'URL canónica': 'Adresse canonique',
  'Si la misma página está también en otra dirección y es esa la que cuenta.':
    'Si la même page se trouve aussi à une autre adresse et que c’est elle qui compte.',
  Cuándo: 'Quand',
  Ahora: 'Maintenant',
  Programar: 'Programmer',
  'Hora de {{zone}}': 'Heure de {{zone}}',
  'Esa dirección ya la usa otra página. Está libre: {{suggestion}}':
    'Une autre page a déjà cette adresse. Celle-ci est libre : {{suggestion}}',
  'Esa dirección la usa el propio producto. Elige otra.':
    'Le produit lui-même utilise cette adresse. Choisissez-en une autre.',
  'Ese momento ya ha pasado. Elige uno posterior.': 'Ce moment est passé. Choisissez-en un plus tard.',
  Versiones: 'Versions',
  'Se guarda una cada vez que guardas, publicas o restauras.':
    'Une version est gardée à chaque enregistrement, publication ou restauration.',
  'Versión guardada': 'Version enregistrée',
  'Nombre de la versión': 'Nom de la version',
  'Guardar con nombre': 'Enregistrer sous un nom',
  'Versión restaurada': 'Version restaurée',
  'Todavía no hay ninguna: guarda la página y aquí estará.':
    'Il n’y en a pas encore : enregistrez la page et elle sera ici.',
  'Ver más': 'Voir plus',
  Guardada: 'Enregistrée',
  'Al publicar': 'À la publication',
  Restaurada: 'Restaurée',
  'Versión {{number}}': 'Version {{number}}',
  'La que se ve publicada': 'Celle qui est en ligne',
  'Sin autor': 'Sans auteur',
  Comparar: 'Comparer',
  Restaurar: 'Restaurer',
  'Comparar con': 'Comparer avec',
  'Volver a la lista': 'Retour à la liste',
  'Qué ha cambiado': 'Ce qui a changé',
  'No hay ninguna diferencia.': 'Il n’y a aucune différence.',
  'Como está ahora': 'Telle qu’elle est',
  'Añadido: {{name}}': 'Ajouté : {{name}}',
  'Quitado: {{name}}': 'Retiré : {{name}}',
  'Movido: {{name}}': 'Déplacé : {{name}}',
  'Cambiado: {{name}} ({{what}})': 'Modifié : {{name}} ({{what}})',
  'La página solo está en este navegador: guárdala y tendrá versiones.':
    'La page n’est que dans ce navigateur : enregistrez-la et elle aura des versions.',
  'Restaurar una versión': 'Restaurer une version',
  'La página está guardada, pero no como versión. Guarda otra vez para tenerla.':
    'La page est enregistrée, mais pas comme version. Enregistrez de nouveau pour l’avoir.',
  'Cambios sin publicar': 'Modifications non publiées',
  'La revisión que has pedido espera respuesta: nadie ha aprobado esta versión.':
    'La relecture demandée attend une réponse : personne n’a approuvé cette version.',
  'En la revisión se pidieron cambios: nadie ha aprobado esta versión.':
    'La relecture a demandé des modifications : personne n’a approuvé cette version.',
  'Se aprobó una versión anterior: la página ha cambiado desde entonces.':
    'Une version antérieure a été approuvée : la page a changé depuis.',
  'Sin aprobar': 'Non approuvée',
  'Ver la revisión': 'Voir la relecture',
  'Elegir un archivo': 'Choisir un fichier',
  'Hacerla de la página': 'La faire à partir de la page',
  'Así se verá en {{name}}': 'Aperçu dans {{name}}',
  'Faltan los datos legales del espacio. Rellénalos en Configuración y vuelve a intentarlo.':
    'Il manque les données légales de l’espace. Remplissez-les dans la configuration et réessayez.',
  'El símbolo «{{about}}» ya no existe: en su sitio no se verá nada.':
    'Le symbole « {{about}} » n’existe plus : rien ne s’affichera à sa place.',
  'Se ve en la pestaña del navegador; mejor una imagen cuadrada.':
    'Elle apparaît dans l’onglet du navigateur ; une image carrée est préférable.',
  'El elegido': 'Celle choisie',
  'Subir un icono': 'Importer une icône',
} satisfies Record<keyof typeof en, string>
