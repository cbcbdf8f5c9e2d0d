import {
  ChartColumn,
  CircleHelp,
  FolderKanban,
  LayoutDashboard,
  Settings,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { builderPath } from '../../features/page-builder/editor-session.ts'

export type NavigationEntry = {
  /** As the specification writes it; also the translation key. */
  label: string
  to: string
  icon: LucideIcon
  /** Active on exactly this path only. */
  end?: boolean
  children?: readonly { label: string; to: string }[]
}

/** The sidebar (dashboard.md §2). */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard, end: true },
  {
    label: 'Herramientas',
    to: '/dashboard/tools',
    icon: Wrench,
    end: true,
    children: [
      { label: 'Aurelio Builder', to: builderPath },
      { label: 'Optimizador de Imagenes', to: '/dashboard/tools/image-optimizer' },
      { label: 'YouTube Downloader', to: '/dashboard/tools/youtube-downloader' },
      { label: 'SEO Mass', to: '/dashboard/tools/seo-mass-generator' },
    ],
  },
  { label: 'Proyectos', to: '/projects', icon: FolderKanban },
  { label: 'Analisis', to: '/analytics', icon: ChartColumn },
  { label: 'Configuracion', to: '/settings', icon: Settings },
  { label: 'Ayuda', to: '/help', icon: CircleHelp },
]
