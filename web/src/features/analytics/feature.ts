import { ChartColumn } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/analytics',
      title: 'Analisis',
      load: async () => (await import('./analytics-screen.tsx')).AnalyticsScreen,
      command: {
        id: 'analytics',
        needs: 'workspace.see',
        name: 'Analisis',
        description: 'Cómo va el espacio, y qué hacer ahora',
        keywords: 'analítica estadísticas cifras informe',
        icon: ChartColumn,
        shortcut: 'g a',
        sidebar: { position: 4 },
      },
    },
  ],
}
