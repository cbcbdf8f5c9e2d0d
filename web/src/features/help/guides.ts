import { addresses } from '@aurelio/contracts/addresses'
/** A guide of `guides/<id>.md`. Its title is the first line there; texts are Spanish and their own translation keys. */
export type Guide = {
  id: string
  title: string
  command: string
  description: string
  /** Of these screens, and of those below them. */
  screens?: readonly string[]
}

/** The guides in the order of /help. */
export const guides: readonly Guide[] = [
  {
    id: 'news',
    title: 'Novedades',
    command: 'Ayuda: Novedades',
    description: 'Lo último que puedes hacer',
  },
  {
    id: 'getting-around',
    title: 'Moverse por Aurelio',
    command: 'Ayuda: Moverse por Aurelio',
    description: 'Buscar, los atajos, el menú y los avisos',
    screens: [addresses.home, addresses.notifications],
  },
  {
    id: 'projects-and-tasks',
    title: 'Proyectos y tareas',
    command: 'Ayuda: Proyectos y tareas',
    description: 'Apuntar, ver lo que toca, terminar y deshacer',
    screens: [addresses.projects, addresses.tasks],
  },
  {
    id: 'calendar',
    title: 'Calendario',
    command: 'Ayuda: Calendario',
    description: 'Eventos, fechas que se arrastran y tu calendario en otros programas',
    screens: [addresses.calendar],
  },
  {
    id: 'clients-and-reviews',
    title: 'Clientes y revisiones',
    command: 'Ayuda: Clientes y revisiones',
    description: 'Compartir un proyecto, pedir revisión y recoger la respuesta',
    screens: [addresses.reviews, addresses.settingsOf('links')],
  },
  {
    id: 'publish-and-leads',
    title: 'Publicar una página y recibir leads',
    command: 'Ayuda: Publicar y recibir leads',
    description: 'De la plantilla a lo que envían las personas',
    screens: [addresses.builder, addresses.settingsOf('leads')],
  },
  {
    id: 'quizzes',
    title: 'Quizzes: preguntas con lógica, resultados y leads',
    command: 'Ayuda: Quizzes',
    description: 'Hacer un quiz, publicarlo, leer y comparar lo que se contesta',
    screens: [addresses.quiz, addresses.quizBuilder],
  },
  {
    id: 'subscriptions',
    title: 'Suscripciones: correos con permiso y secuencias',
    command: 'Ayuda: Suscripciones',
    description: 'Listas, envíos a muchos y correos que salen solos',
    screens: [addresses.subscriptions],
  },
  {
    id: 'sites',
    title: 'Sitios y dominios propios',
    command: 'Ayuda: Sitios y dominios',
    description: 'Un dominio, la portada, las redirecciones y los textos legales',
    screens: [addresses.sites],
  },
  {
    id: 'editor',
    title: 'Editor de páginas',
    command: 'Ayuda: Editor de páginas',
    description: 'Montar una página con el ratón, el teclado, el dedo o solo con clics',
    screens: [addresses.editor, addresses.newPage],
  },
  {
    id: 'sections-and-symbols',
    title: 'Secciones y símbolos',
    command: 'Ayuda: Secciones y símbolos',
    description: 'Partes hechas, y las tuyas: se cambian una vez y valen en todas las páginas',
  },
  {
    id: 'brand',
    title: 'La marca de un sitio',
    command: 'Ayuda: La marca de un sitio',
    description: 'Colores, letra y formas que comparten sus páginas',
  },
  {
    id: 'texts-and-layers',
    title: 'Textos, capas y varios elementos a la vez',
    command: 'Ayuda: Textos y capas',
    description: 'Escribir en la propia página, ocultar, bloquear y alinear',
  },
  {
    id: 'elements',
    title: 'Los elementos, grupo por grupo',
    command: 'Ayuda: Elementos',
    description: 'Cabecera, pestañas, galería, iconos, tablas y lo que hace cada uno',
  },
  {
    id: 'image-optimizer',
    title: 'Optimizador de imágenes',
    command: 'Ayuda: Optimizador de imágenes',
    description: 'Qué formato elegir y qué significa cada aviso',
    screens: [addresses.tool('image-optimizer')],
  },
  {
    id: 'pdf-tools',
    title: 'Herramientas PDF',
    command: 'Ayuda: Herramientas PDF',
    description: 'Unir, dividir, comprimir, proteger y firmar sin que salgan de tu navegador',
    screens: [addresses.tool('pdf-tools')],
  },
  {
    id: 'player',
    title: 'AurelioPlayer',
    command: 'Ayuda: AurelioPlayer',
    description: 'Vídeos con llamada, correo y retención',
    screens: [addresses.player],
  },
  {
    id: 'video-downloader',
    title: 'YouTube Downloader',
    command: 'Ayuda: YouTube Downloader',
    description: 'Descargar un vídeo o su sonido, y qué hacer si falla',
    screens: [addresses.tool('youtube-downloader')],
  },
  {
    id: 'seo-generator',
    title: 'Generador de contenido SEO por palabras claves',
    command: 'Ayuda: Generador SEO',
    description: 'De un CSV para un lugar a uno para todos tus lugares',
    screens: [addresses.tool('seo-mass-generator')],
  },
  {
    id: 'people',
    title: 'Personas y espacios',
    command: 'Ayuda: Personas y espacios',
    description: 'Invitar, roles, quitar a alguien y cambiar de espacio',
    screens: [addresses.settings],
  },
  {
    id: 'analytics',
    title: 'Analisis',
    command: 'Ayuda: Analisis',
    description: 'Las cifras del espacio, y qué hacer con ellas',
    screens: ['/analytics', addresses.visits],
  },
  {
    id: 'api',
    title: 'API, tokens y asistentes',
    command: 'Ayuda: API, tokens y asistentes',
    description: 'Que un programa o un asistente entre en tu nombre, con lo justo',
    screens: [addresses.settingsOf('api'), addresses.settingsOf('webhooks')],
  },
  {
    id: 'installation',
    title: 'Cuidar de la instalación',
    command: 'Ayuda: Cuidar de la instalación',
    description: 'Cómo está, las copias de seguridad y las órdenes del servidor',
    screens: [addresses.settingsOf('installation'), addresses.settingsOf('accounts')],
  },
  {
    id: 'account',
    title: 'Tu cuenta y su seguridad',
    command: 'Ayuda: Tu cuenta y su seguridad',
    description: 'Tu perfil, dos factores, llaves, sesiones y tus datos',
    screens: [addresses.profile],
  },
]

/** The guide of a screen: the one that names most of its address. */
export function guideAt(path: string): Guide | undefined {
  let found: { guide: Guide; length: number } | undefined
  for (const guide of guides)
    for (const screen of guide.screens ?? [])
      if ((path === screen || path.startsWith(`${screen}/`)) && screen.length > (found?.length ?? 0))
        found = { guide, length: screen.length }
  return found?.guide
}
