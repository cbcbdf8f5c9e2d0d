import type { en } from './en.ts'

export const fr = {
  'Herramientas PDF': 'Outils PDF',
  'Une, separa, ordena y gira tus PDF.': 'Fusionnez, divisez, réordonnez et tournez vos PDF.',
  'Une, separa, ordena y gira tus PDF': 'Fusionnez, divisez, réordonnez et tournez vos PDF',
  Unir: 'Fusionner',
  'Un solo PDF con todas las páginas, en el orden en que están. Las imágenes entran como páginas.':
    'Un seul PDF avec toutes les pages, dans leur ordre actuel. Les images deviennent des pages.',
  'unido.pdf': 'fusion.pdf',
  'Un marcador por archivo': 'Un signet par fichier',
  'Añade antes algún archivo.': 'Ajoutez d’abord un fichier.',
  Avance: 'Avancement',
  Organizar: 'Organiser',
  'Ordena, gira, duplica o elimina páginas en la mesa: arrástralas, o muévelas con Alt y las flechas. Cada archivo sale con sus páginas como están.':
    'Réordonnez, tournez, dupliquez ou supprimez des pages sur la table : glissez-les, ou déplacez-les avec Alt et les flèches. Chaque fichier sort avec ses pages telles quelles.',
  'Escribe un número mayor que cero.': 'Écrivez un nombre supérieur à zéro.',
  Dividir: 'Diviser',
  'Varios PDF a partir de cada archivo. Varios resultados se descargan juntos en un ZIP.':
    'Plusieurs PDF à partir de chaque fichier. Plusieurs résultats se téléchargent ensemble dans un ZIP.',
  'Dividir por': 'Diviser par',
  Intervalos: 'Intervalles',
  'Cada N páginas': 'Toutes les N pages',
  Marcadores: 'Signets',
  'Cada intervalo es un archivo: 1-3, 5, 8-': 'Chaque intervalle est un fichier : 1-3, 5, 8-',
  'Páginas por archivo': 'Pages par fichier',
  'Tamaño máximo (MB)': 'Taille maximale (Mo)',
  'Un archivo por cada marcador del primer nivel.': 'Un fichier pour chaque signet du premier niveau.',
  'Escribe las páginas, por ejemplo 1-3, 5, 8-.': 'Écrivez les pages, par exemple 1-3, 5, 8-.',
  '«{{part}}» no es una página ni un intervalo. Escribe por ejemplo 1-3, 5, 8-.':
    '« {{part}} » n’est ni une page ni un intervalle. Écrivez par exemple 1-3, 5, 8-.',
  'El intervalo {{part}} va al revés: escribe primero la página menor.':
    'L’intervalle {{part}} est à l’envers : écrivez d’abord la page la plus petite.',
  '{{part}} queda fuera: hay páginas de la 1 a la {{pages}}.':
    '{{part}} est hors limites : il y a les pages 1 à {{pages}}.',
  'Abriendo los archivos…': 'Ouverture des fichiers…',
  'Arrastra y suelta PDF o imágenes aquí, o haz clic para elegirlos':
    'Glissez et déposez des PDF ou des images ici, ou cliquez pour les choisir',
  'PDF, JPEG, PNG, WebP y GIF. Puedes añadir varios archivos a la vez.':
    'PDF, JPEG, PNG, WebP et GIF. Vous pouvez ajouter plusieurs fichiers à la fois.',
  '{{count}} páginas': '{{count}} pages',
  '{{count}} páginas_one': '{{count}} page',
  'reparado al abrirlo': 'réparé à l’ouverture',
  'con contraseña': 'avec mot de passe',
  'Mover {{name}} antes': 'Déplacer {{name}} avant',
  'Mover {{name}} después': 'Déplacer {{name}} après',
  'Quitar {{name}}': 'Retirer {{name}}',
  'Cerrar el aviso de {{name}}': 'Fermer l’avis sur {{name}}',
  Operaciones: 'Opérations',
  'Página en blanco de {{name}}': 'Page blanche de {{name}}',
  'Página {{number}} de {{name}}': 'Page {{number}} de {{name}}',
  'En blanco': 'Blanche',
  'Páginas en su orden': 'Pages dans leur ordre',
  Girar: 'Tourner',
  'Mover antes': 'Déplacer avant',
  'Mover después': 'Déplacer après',
  'Página en blanco': 'Page blanche',
  'Páginas ({{total}})': 'Pages ({{total}})',
  '{{count}} seleccionadas': '{{count}} sélectionnées',
  '{{count}} seleccionadas_one': '{{count}} sélectionnée',
  'Quitar la selección': 'Effacer la sélection',
  'Seleccionar todas': 'Tout sélectionner',
  'Vaciar la mesa': 'Vider la table',
  'Páginas seleccionadas': 'Pages sélectionnées',
  'Este PDF tiene contraseña': 'Ce PDF a un mot de passe',
  'Solo se usa aquí, en tu navegador.': 'Il ne sert qu’ici, dans votre navigateur.',
  'Dejarlo fuera': 'Le laisser de côté',
  'Une, divide, comprime y protege tus PDF en una sola mesa de trabajo.':
    'Fusionnez, divisez, compressez et protégez vos PDF sur une seule table de travail.',
  '{{count}} archivos': '{{count}} fichiers',
  '{{count}} archivos_one': '{{count}} fichier',
  'y {{count}} más': 'et {{count}} de plus',
  'Seguir con el resultado': 'Continuer avec le résultat',
  'No es un PDF ni una imagen que se pueda abrir.': 'Ce n’est ni un PDF ni une image lisible.',
  'Está protegido con contraseña.': 'Il est protégé par un mot de passe.',
  'Está dañado y no se puede reparar. Pide otra copia a quien te lo dio.':
    'Il est endommagé et irréparable. Demandez une autre copie à son auteur.',
  'No tiene ninguna página.': 'Il n’a aucune page.',
  'Es demasiado grande: el límite es 1 GB. Divídelo antes con otro programa.':
    'Il est trop grand : la limite est de 1 Go. Divisez-le d’abord avec un autre programme.',
  'Esta imagen no se puede leer. Guárdala como JPEG o PNG y vuelve a probar.':
    'Cette image est illisible. Enregistrez-la en JPEG ou PNG et réessayez.',
  'No queda memoria para este trabajo. Cierra otras pestañas o prueba con menos páginas.':
    'Il n’y a plus de mémoire pour ce travail. Fermez d’autres onglets ou essayez moins de pages.',
  'No se ha podido terminar. Tus archivos siguen como estaban.':
    'Impossible de terminer. Vos fichiers sont restés tels quels.',
} satisfies Record<keyof typeof en, string>
