export const en = {
  'Buscar en las guías': 'Search the guides',
  'En esta guía': 'In this guide',
  'Las guías están en español.': 'The guides are in Spanish.',
  'Ninguna guía contiene esas palabras. Prueba con otras.': 'No guide holds those words. Try others.',
  'Editor de páginas': 'Page editor',
  'Ayuda: Editor de páginas': 'Help: Page editor',
  'Montar una página con el ratón, el teclado, el dedo o solo con clics':
    'Building a page with the mouse, the keyboard, a finger or clicks alone',
  'Los elementos, grupo por grupo': 'The elements, group by group',
  'Ayuda: Elementos': 'Help: Elements',
  'Cabecera, pestañas, galería, iconos, tablas y lo que hace cada uno':
    'Header, tabs, gallery, icons, tables and what each one does',
  'Textos, capas y varios elementos a la vez': 'Texts, layers and several elements at once',
  'Ayuda: Textos y capas': 'Help: Texts and layers',
  'Escribir en la propia página, ocultar, bloquear y alinear':
    'Typing on the page itself, hiding, locking and aligning',
  'Optimizador de imágenes': 'Image optimizer',
  'Ayuda: Herramientas PDF': 'Help: PDF tools',
  'Unir, dividir, comprimir, proteger y firmar sin que salgan de tu navegador':
    'Merge, split, compress, protect and sign without leaving your browser',
  'Ayuda: Optimizador de imágenes': 'Help: Image optimizer',
  'Qué formato elegir y qué significa cada aviso': 'Which format to choose and what each notice means',
  'Ayuda: YouTube Downloader': 'Help: YouTube Downloader',
  'Descargar un vídeo o su sonido, y qué hacer si falla':
    'Downloading a video or its sound, and what to do if that fails',
  'Ayuda: Generador SEO': 'Help: SEO generator',
  'De un CSV para un lugar a uno para todos tus lugares':
    'From a CSV for one place to one for all your places',
  'Moverse por Aurelio': 'Getting around Aurelio',
  'Ayuda: Moverse por Aurelio': 'Help: Getting around Aurelio',
  'Buscar, los atajos, el menú y los avisos': 'Searching, shortcuts, the menu and notices',
  'Proyectos y tareas': 'Projects and tasks',
  'Ayuda: Proyectos y tareas': 'Help: Projects and tasks',
  'Apuntar, ver lo que toca, terminar y deshacer': 'Writing down, seeing what is next, finishing and undoing',
  'Publicar una página y recibir leads': 'Publishing a page and receiving leads',
  'Ayuda: Publicar y recibir leads': 'Help: Publishing and leads',
  'De la plantilla a lo que envían las personas': 'From the template to what people send',
  'Tu cuenta y su seguridad': 'Your account and its security',
  'Ayuda: Tu cuenta y su seguridad': 'Help: Your account and its security',
  'Tu perfil, dos factores, llaves, sesiones y tus datos':
    'Your profile, two factors, passkeys, sessions and your data',
  'Guías cortas para cada pantalla.': 'Short guides for each screen.',
  'Guías cortas para cada pantalla': 'Short guides for each screen',
  'Personas y espacios': 'People and workspaces',
  'Ayuda: Personas y espacios': 'Help: People and workspaces',
  'Invitar, roles, quitar a alguien y cambiar de espacio':
    'Inviting, roles, removing somebody and switching workspaces',
  'Clientes y revisiones': 'Clients and reviews',
  'Ayuda: Clientes y revisiones': 'Help: Clients and reviews',
  'Compartir un proyecto, pedir revisión y recoger la respuesta':
    'Sharing a project, asking for a review and getting the answer',
  'La marca de un sitio': 'The brand of a site',
  'Ayuda: La marca de un sitio': 'Help: The brand of a site',
  'Colores, letra y formas que comparten sus páginas': 'Colours, type and shapes that its pages share',
  'Cuidar de la instalación': 'Looking after the installation',
  'Ayuda: Cuidar de la instalación': 'Help: Looking after the installation',
  'Cómo está, las copias de seguridad y las órdenes del servidor':
    'How it is, backups and the server’s commands',
  'Sitios y dominios propios': 'Sites and domains of your own',
  'Un dominio, la portada, las redirecciones y los textos legales':
    'A domain, the home page, redirects and legal texts',
  'Ayuda: Sitios y dominios': 'Help: Sites and domains',
  'Ayuda: Calendario': 'Help: Calendar',
  'Eventos, fechas que se arrastran y tu calendario en otros programas':
    'Events, dates that are dragged and your calendar in other programs',
  'API, tokens y asistentes': 'API, tokens and assistants',
  'Ayuda: API, tokens y asistentes': 'Help: API, tokens and assistants',
  'Que un programa o un asistente entre en tu nombre, con lo justo':
    'Letting a program or an assistant in on your behalf, with just enough',
  'Ayuda: Analisis': 'Help: Analytics',
  'Las cifras del espacio, y qué hacer con ellas': 'The workspace’s figures, and what to do with them',
  Novedades: 'What’s new',
  'Ayuda: Novedades': 'Help: What’s new',
  'Lo último que puedes hacer': 'The latest things you can do',
  'Secciones y símbolos': 'Sections and symbols',
  'Ayuda: Secciones y símbolos': 'Help: Sections and symbols',
  'Partes hechas, y las tuyas: se cambian una vez y valen en todas las páginas':
    'Ready-made parts, and your own: changed once, true on every page',
}
