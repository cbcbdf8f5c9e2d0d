import { ChartColumn } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/analytics',
      title: 'Analisis',
      soon: 'Visitas y conversiones de tus páginas publicadas.',
      command: {
        id: 'analytics',
        needs: 'workspace.see',
        name: 'Analisis',
        description: 'Visitas y conversiones de tus páginas',
        keywords: 'analítica estadísticas',
        icon: ChartColumn,
        shortcut: 'g a',
        sidebar: { position: 4 },
      },
    },
  ],
}
