import { addresses } from '@aurelio/contracts/addresses'
import { FileText } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.tool('pdf-tools'),
      title: 'Herramientas PDF',
      load: async () => (await import('./screen/pdf-tools-screen.tsx')).PdfToolsScreen,
      command: {
        id: 'pdf-tools',
        needs: 'workspace.see',
        name: 'Herramientas PDF',
        description: 'Une, separa, ordena y gira tus PDF',
        keywords: 'unir dividir comprimir proteger firmar marca de agua numerar contraseña reparar',
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
