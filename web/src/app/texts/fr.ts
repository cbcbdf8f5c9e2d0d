import type { en } from './en.ts'

export const fr = {
  'Página no encontrada': 'Page introuvable',
  'El servidor no ha podido comprobar tu sesión. Espera un momento y vuelve a entrar.':
    'Le serveur n’a pas pu vérifier votre session. Attendez un instant et reconnectez-vous.',
  'Sin conexión con el servidor: puedes seguir usando esta herramienta.':
    'Pas de connexion au serveur : vous pouvez continuer à utiliser cet outil.',
  'Volver a conectar': 'Se reconnecter',
  'Verificando autenticación...': 'Vérification de la connexion...',
  'Esta página no existe': 'Cette page n’existe pas',
  'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.':
    'L’adresse est peut-être mal saisie, ou la page a changé de place.',
  'Ir al inicio': 'Aller à l’accueil',
  'Sin conexión. Algunas cosas no funcionarán hasta que vuelva.':
    'Hors connexion. Certaines choses ne fonctionneront pas avant son retour.',
  'Error de renderizado': 'Erreur d’affichage',
  'Una parte de la pantalla no carga. Guarda lo que tengas a medias y recarga la página.':
    'Une partie de l’écran ne se charge pas. Enregistrez ce que vous avez en cours et rechargez la page.',
  'Esta pantalla no se ha podido cargar': 'Cet écran n’a pas pu être chargé',
  'Puede que haya una versión nueva de Aurelio. Recarga la página.':
    'Il y a peut-être une nouvelle version d’Aurelio. Rechargez la page.',
  'Recargar página': 'Recharger la page',
  Dashboard: 'Tableau de bord',
  Menú: 'Menu',
  'Cerrar menú': 'Fermer le menu',
  'Saltar al contenido': 'Aller au contenu',
  'Submenú de {{name}}': 'Sous-menu de {{name}}',
  Principal: 'Principal',
  'Desplegar el menú': 'Déplier le menu',
  'Plegar el menú': 'Replier le menu',
  'Abrir menú': 'Ouvrir le menu',
  'Usar el modo claro': 'Utiliser le mode clair',
  'Usar el modo oscuro': 'Utiliser le mode sombre',
  'Menú de usuario': 'Menu utilisateur',
  'Cerrar sesion': 'Se déconnecter',
  'Cambiar de tema': 'Changer de thème',
  'Del modo oscuro al claro, y al revés': 'Du mode sombre au clair, et inversement',
  'Atajos de teclado': 'Raccourcis clavier',
  'Todo lo que se hace sin el ratón': 'Tout ce qui se fait sans la souris',
  'Salir de tu cuenta en este navegador': 'Quitter votre compte dans ce navigateur',
  'Tu día, las cifras y lo último que ha pasado': 'Votre journée, les chiffres et les derniers événements',
  'Todas las herramientas y lo que hace cada una': 'Tous les outils et ce que fait chacun',
  'Las teclas se pulsan una detrás de otra, mientras no escribes.':
    'Les touches se pressent l’une après l’autre, quand vous n’écrivez pas.',
  Buscar: 'Rechercher',
  'Usar los atajos de una y dos teclas': 'Utiliser les raccourcis d’une et deux touches',
  'Sin conexión con el servidor. Reintentando…': 'Pas de connexion avec le serveur. Nouvel essai…',
  'Buscar y ejecutar': 'Rechercher et exécuter',
  'Busca una orden, un proyecto, una tarea o una página…':
    'Cherchez une commande, un projet, une tâche ou une page…',
  'No se ha podido buscar en tus proyectos, tareas y páginas.':
    'Impossible de chercher dans vos projets, tâches et pages.',
  'Tu sesión ha terminado': 'Votre session est terminée',
  'Vuelve a entrar para seguir donde estabas: lo que has escrito sigue aquí.':
    'Reconnectez-vous pour reprendre où vous étiez : ce que vous avez écrit est toujours là.',
  'Salir sin volver a entrar': 'Quitter sans se reconnecter',
  'Has entrado con otra cuenta': 'Vous êtes connecté avec un autre compte',
  'En este navegador está ahora {{email}}. Esta pantalla era de otra cuenta: hay que cargarla de nuevo.':
    'Ce navigateur est maintenant à {{email}}. Cet écran était celui d’un autre compte : il faut le recharger.',
  'Cargar de nuevo': 'Recharger',
  'Buscar…': 'Rechercher…',
  'Tarea completada': 'Tâche terminée',
  'Dónde estás': 'Où vous êtes',
  'Los últimos cambios de «{{nombre}}» solo están en este navegador y no se han podido guardar.':
    'Les dernières modifications de « {{nombre}} » ne sont que dans ce navigateur et n’ont pas pu être enregistrées.',
  'Si sales ahora, se pierden. Comprueba tu conexión y vuelve a intentarlo.':
    'Si vous partez maintenant, elles seront perdues. Vérifiez votre connexion et réessayez.',
  'Salir y perderlos': 'Partir et les perdre',
  'Lo que has escrito aquí no se ha guardado.': 'Ce que vous avez écrit ici n’a pas été enregistré.',
  '¿Descartar los cambios?': 'Abandonner les modifications ?',
  Descartar: 'Abandonner',
  Lead: 'Lead',
  'De «{{name}}», y tuyos.': 'De « {{name}} », et les vôtres.',
  'Secciones de la configuración': 'Sections des réglages',
  'Has cambiado de espacio en otra pestaña, o ya no formas parte de «{{name}}». Esta pantalla era de ese espacio: hay que cargarla de nuevo.':
    'Vous avez changé d’espace dans un autre onglet, ou vous ne faites plus partie de « {{name}} ». Cet écran était de cet espace : il faut le recharger.',
  'Cambiar a «{{name}}»': 'Passer à « {{name}} »',
  'Otro de tus espacios': 'Un autre de vos espaces',
  'Aparte de los otros: con su gente, sus proyectos y sus páginas':
    'À part des autres : avec ses personnes, ses projets et ses pages',
  'nuevo workspace agencia': 'nouveau agence',
  'espacio workspace': 'espace workspace',
  'Guía de esta pantalla': 'Guide de cet écran',
} satisfies Record<keyof typeof en, string>
