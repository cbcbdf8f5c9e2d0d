import { FlaskConical } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [],
  pageActions: [
    {
      name: 'Prueba A/B',
      position: 4.7,
      icon: FlaskConical,
      needs: 'pages.edit',
      load: async () => (await import('./experiment-dialog.tsx')).ExperimentDialog,
    },
  ],
}
