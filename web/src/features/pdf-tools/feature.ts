import { FileText } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/dashboard/tools/pdf-tools',
      title: 'Herramientas PDF',
      soon: 'Une, separa, ordena y gira tus PDF sin subirlos a ningún sitio.',
      command: {
        id: 'pdf-tools',
        name: 'Herramientas PDF',
        description: 'Une, separa, ordena y gira tus PDF',
        icon: FileText,
        tool: {
          name: 'Herramientas PDF',
          description: 'Une, separa, ordena y gira tus PDF.',
          position: 5,
        },
      },
    },
  ],
}
