import { FileText, Images, LayoutTemplate, SquarePlay, TextSearch, type LucideIcon } from 'lucide-react'

export type Tool = {
  /** Spanish texts, which are also their translation keys. */
  name: string
  description: string
  to: string
  icon: LucideIcon
  /** Its screen says that it is still to come. */
  isComing?: true
}

export const tools: readonly Tool[] = [
  {
    name: 'Aurelio Builder',
    description: 'Diseña páginas, publícalas y recibe sus leads.',
    to: '/dashboard/tools/aurelio-builder',
    icon: LayoutTemplate,
  },
  {
    name: 'Optimizador de Imágenes',
    description: 'Reduce el peso de tus imágenes sin que salgan de tu navegador.',
    to: '/dashboard/tools/image-optimizer',
    icon: Images,
  },
  {
    name: 'YouTube Downloader',
    description: 'Descarga vídeos o su audio a partir de una dirección.',
    to: '/dashboard/tools/youtube-downloader',
    icon: SquarePlay,
  },
  {
    name: 'Generador SEO',
    description: 'Una versión de tu contenido para cada localidad, en un CSV.',
    to: '/dashboard/tools/seo-mass-generator',
    icon: TextSearch,
  },
  {
    name: 'Herramientas PDF',
    description: 'Une, separa, ordena y gira tus PDF.',
    to: '/dashboard/tools/pdf-tools',
    icon: FileText,
    isComing: true,
  },
]
