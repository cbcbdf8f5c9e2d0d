export const en = {
  'Página no encontrada': 'Page not found',
  'El servidor no ha podido comprobar tu sesión. Espera un momento y vuelve a entrar.':
    'The server could not check your session. Wait a moment and sign in again.',
  'Sin conexión con el servidor: puedes seguir usando esta herramienta.':
    'No connection to the server: you can go on using this tool.',
  'Volver a conectar': 'Connect again',
  'Verificando autenticación...': 'Checking authentication...',
  'Esta página no existe': 'This page does not exist',
  'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.':
    'The address may be misspelt, or the page may have moved.',
  'Ir al inicio': 'Go to the start page',
  'Sin conexión. Algunas cosas no funcionarán hasta que vuelva.':
    'You are offline. Some things will not work until the connection is back.',
  'Error de renderizado': 'Rendering error',
  'Una parte de la pantalla no carga. Guarda lo que tengas a medias y recarga la página.':
    'A part of this screen does not load. Save what you are working on and reload the page.',
  'Esta pantalla no se ha podido cargar': 'This screen could not be loaded',
  'Puede que haya una versión nueva de Aurelio. Recarga la página.':
    'There may be a new version of Aurelio. Reload the page.',
  'Recargar página': 'Reload page',
  Dashboard: 'Dashboard',
  Menú: 'Menu',
  'Cerrar menú': 'Close menu',
  'Saltar al contenido': 'Skip to content',
  'Submenú de {{name}}': 'Submenu of {{name}}',
  Principal: 'Main',
  'Desplegar el menú': 'Expand the menu',
  'Plegar el menú': 'Collapse the menu',
  'Abrir menú': 'Open menu',
  'Usar el modo claro': 'Use light mode',
  'Usar el modo oscuro': 'Use dark mode',
  'Menú de usuario': 'User menu',
  'Cerrar sesion': 'Sign out',
  'Cambiar de tema': 'Switch theme',
  'Del modo oscuro al claro, y al revés': 'From dark mode to light, and back',
  'Atajos de teclado': 'Keyboard shortcuts',
  'Todo lo que se hace sin el ratón': 'Everything you can do without the mouse',
  'Salir de tu cuenta en este navegador': 'Leave your account in this browser',
  'Tu día, las cifras y lo último que ha pasado': 'Your day, the figures and the latest events',
  'Todas las herramientas y lo que hace cada una': 'All the tools and what each one does',
  'Las teclas se pulsan una detrás de otra, mientras no escribes.':
    'The keys are pressed one after the other, while you are not typing.',
  Buscar: 'Search',
  'Usar los atajos de una y dos teclas': 'Use the one-key and two-key shortcuts',
  'Sin conexión con el servidor. Reintentando…': 'No connection to the server. Trying again…',
  'Buscar y ejecutar': 'Search and run',
  'Busca una orden, un proyecto, una tarea o una página…':
    'Search for a command, a project, a task or a page…',
  'No se ha podido buscar en tus proyectos, tareas y páginas.':
    'Your projects, tasks and pages could not be searched.',
  'Tu sesión ha terminado': 'Your session has ended',
  'Vuelve a entrar para seguir donde estabas: lo que has escrito sigue aquí.':
    'Sign in again to go on where you were: what you typed is still here.',
  'Salir sin volver a entrar': 'Leave without signing in again',
  'Has entrado con otra cuenta': 'You have signed in with another account',
  'En este navegador está ahora {{email}}. Esta pantalla era de otra cuenta: hay que cargarla de nuevo.':
    'This browser now holds {{email}}. This screen belonged to another account: it has to be loaded again.',
  'Cargar de nuevo': 'Load again',
  'Buscar…': 'Search…',
  'Tarea completada': 'Task completed',
  'Dónde estás': 'Where you are',
  'Los últimos cambios de «{{nombre}}» solo están en este navegador y no se han podido guardar.':
    'The last changes of “{{nombre}}” are only in this browser and could not be saved.',
  'Si sales ahora, se pierden. Comprueba tu conexión y vuelve a intentarlo.':
    'If you leave now, they are lost. Check your connection and try again.',
  'Salir y perderlos': 'Leave and lose them',
  'Lo que has escrito aquí no se ha guardado.': 'What you wrote here has not been saved.',
  '¿Descartar los cambios?': 'Discard the changes?',
  Descartar: 'Discard',
  Lead: 'Lead',
  'De «{{name}}», y tuyos.': 'Of “{{name}}”, and your own.',
  'Secciones de la configuración': 'Sections of the settings',
  'Has cambiado de espacio en otra pestaña, o ya no formas parte de «{{name}}». Esta pantalla era de ese espacio: hay que cargarla de nuevo.':
    'You have switched workspaces in another tab, or you are no longer part of “{{name}}”. This screen was of that workspace: it has to be loaded anew.',
  'Cambiar a «{{name}}»': 'Switch to “{{name}}”',
  'Otro de tus espacios': 'Another of your workspaces',
  'Aparte de los otros: con su gente, sus proyectos y sus páginas':
    'Apart from the others: with its own people, projects and pages',
  'nuevo workspace agencia': 'new agency',
  'espacio workspace': 'workspace',
  'Guía de esta pantalla': 'Guide to this screen',
}
