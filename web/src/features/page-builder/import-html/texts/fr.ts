export const fr = {
  Artículo: 'Article',
  Lateral: 'Barre latérale',
  'Página importada': 'Page importée',
  'Importar HTML': 'Importer du HTML',
  'Convierte una página de otra web en elementos que puedes editar.':
    'Transforme une page d’un autre site en éléments que vous pouvez modifier.',
  'Elegir otra': 'En choisir une autre',
  'Leyendo la página': 'Lecture de la page',
  'Leyendo la página en tres anchos…': 'Lecture de la page en trois largeurs…',
  'Imágenes guardadas: {{done}} de {{total}}…': 'Images enregistrées : {{done}} sur {{total}}…',
  '«{{name}}» está hecha, como borrador.': '« {{name}} » est créée, comme brouillon.',
  'Editar página': 'Modifier la page',
  'Ha venido todo.': 'Tout est venu.',
  'Ver sus direcciones': 'Voir leurs adresses',
  Dispositivo: 'Appareil',
  'Página original': 'Page d’origine',
  'Nombre de la página': 'Nom de la page',
  'Crear página': 'Créer une page',
  'Ahí no hay ninguna página HTML. Pega el código de una página, o elige un .html o un ZIP que lo tenga.':
    'Il n’y a pas de page HTML ici. Collez le code d’une page, ou choisissez un .html ou un ZIP qui en contient une.',
  'La página es demasiado grande: caben 5 MB de HTML, y un ZIP de 60 MB (120 MB sin comprimir). Divídela o quita lo que no uses.':
    'La page est trop grande : 5 Mo de HTML au plus, et un ZIP de 60 Mo (120 Mo décompressé). Divisez-la ou retirez ce qui ne sert pas.',
  'El ZIP tiene más de 2.000 archivos. Deja solo la página y lo que usa.':
    'Le ZIP contient plus de 2 000 fichiers. Ne gardez que la page et ce qu’elle utilise.',
  'El ZIP está dañado o no se puede leer. Vuelve a comprimir la carpeta.':
    'Le ZIP est endommagé ou illisible. Recompressez le dossier.',
  'La página tiene más de 25.000 nodos. Divídela en varias e impórtalas por separado.':
    'La page a plus de 25 000 nœuds. Divisez-la en plusieurs et importez-les séparément.',
  'La página tiene demasiadas cajas, unas dentro de otras. Simplifícala y vuelve a intentarlo.':
    'La page a trop de boîtes imbriquées. Simplifiez-la et réessayez.',
  'En la página no se ve nada. Si la dibuja un programa, ábrela en tu navegador, guárdala completa y súbela en un ZIP.':
    'On ne voit rien sur la page. Si un programme la dessine, ouvrez-la dans votre navigateur, enregistrez-la en entier et envoyez-la dans un ZIP.',
  'El navegador no ha podido mostrar la página. Vuelve a intentarlo.':
    'Le navigateur n’a pas pu afficher la page. Réessayez.',
  'Programas (JavaScript), que no se ejecutan ni se guardan: {{n}}.':
    'Programmes (JavaScript), ni exécutés ni gardés : {{n}}.',
  'Animaciones: {{n}}.': 'Animations : {{n}}.',
  'Cambios al pasar el ratón: {{n}}.': 'Changements au survol : {{n}}.',
  'Adornos que dibujaba el estilo delante o detrás de una caja: {{n}}.':
    'Décorations que le style dessinait devant ou derrière une boîte : {{n}}.',
  'Hojas de estilo que están en otra web o no venían: {{n}}.':
    'Feuilles de style qui sont sur un autre site ou manquaient : {{n}}.',
  'Letras que no venían: {{n}}.': 'Polices qui manquaient : {{n}}.',
  'Imágenes que no venían en el ZIP: {{n}}.': 'Images absentes du ZIP : {{n}}.',
  'Vídeos y audios: {{n}}.': 'Vidéos et sons : {{n}}.',
  'Vídeos que se siguen viendo desde la web de la que vienen: {{n}}.':
    'Vidéos toujours lues depuis le site d’où elles viennent : {{n}}.',
  'Marcos con otras páginas: {{n}}.': 'Cadres avec d’autres pages : {{n}}.',
  'Dibujos hechos por un programa: {{n}}.': 'Dessins faits par un programme : {{n}}.',
  'Enlaces que ejecutaban algo, ahora sin destino: {{n}}.':
    'Liens qui exécutaient quelque chose, désormais sans destination : {{n}}.',
  'Enlaces a otras páginas de esa web, ahora sin destino: {{n}}.':
    'Liens vers d’autres pages de ce site, désormais sans destination : {{n}}.',
  'Saltos automáticos a otra página: {{n}}.': 'Redirections automatiques : {{n}}.',
  'Formularios que enviaban a otra web; ahora llegan a tus leads: {{n}}.':
    'Formulaires qui envoyaient à un autre site ; ils arrivent désormais dans vos leads : {{n}}.',
  'Campos sueltos y buscadores, que aquí no harían nada: {{n}}.':
    'Champs isolés et recherches, qui ne feraient rien ici : {{n}}.',
  'Celdas de tablas que se quedan solo con su texto: {{n}}.':
    'Cellules de tableaux qui ne gardent que leur texte : {{n}}.',
  'Iconos dentro de botones: {{n}}.': 'Icônes dans des boutons : {{n}}.',
  'Partes que estaban encima de otras y han cambiado de sitio o se han quitado: {{n}}.':
    'Parties superposées, déplacées ou retirées : {{n}}.',
  'Degradados y fondos simplificados: {{n}}.': 'Dégradés et fonds simplifiés : {{n}}.',
  'Sombras cambiadas por la más parecida: {{n}}.': 'Ombres remplacées par la plus proche : {{n}}.',
  'Bordes de un solo lado, izquierdo o derecho: {{n}}.': 'Bordures d’un seul côté, gauche ou droit : {{n}}.',
  'Datos para buscadores, que la página hará de nuevo: {{n}}.':
    'Données pour les moteurs de recherche, que la page refera : {{n}}.',
  'La letra «{{from}}» no está aquí: se usa «{{to}}».':
    'La police « {{from}} » n’est pas ici : « {{to}} » la remplace.',
  'Imágenes que están en otra web y no se descargan: {{n}}.':
    'Images sur un autre site, qui ne sont pas téléchargées : {{n}}.',
  'HTML, o un ZIP con la página y sus archivos, hasta 60 MB':
    'HTML, ou un ZIP avec la page et ses fichiers, jusqu’à 60 Mo',
  'O pega su código HTML': 'Ou collez son code HTML',
  'Importa solo páginas que tengas derecho a usar.':
    'N’importez que des pages que vous avez le droit d’utiliser.',
  'Leer página': 'Lire la page',
  '¿La página es de otra web?': 'La page vient d’un autre site ?',
}
