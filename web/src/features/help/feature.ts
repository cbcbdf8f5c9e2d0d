import { CircleHelp } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/help',
      title: 'Ayuda',
      soon: 'Guías cortas para cada pantalla.',
      command: {
        id: 'help',
        name: 'Ayuda',
        description: 'Guías cortas para cada pantalla',
        keywords: 'soporte documentación',
        icon: CircleHelp,
        sidebar: { position: 6 },
      },
    },
  ],
}
