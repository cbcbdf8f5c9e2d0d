import { addresses } from '@aurelio/contracts/addresses'
import { FlaskConical } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.experiments,
      title: 'Pruebas A/B',
      load: async () => (await import('./experiments-screen.tsx')).ExperimentsScreen,
      command: {
        id: 'experiments',
        needs: 'pages.edit',
        name: 'Pruebas A/B',
        description: 'Lo que se prueba ahora, lo que se aprendió y las ideas por probar',
        keywords: 'prueba test ab variante experimento idea archivo',
        icon: FlaskConical,
      },
    },
  ],
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
