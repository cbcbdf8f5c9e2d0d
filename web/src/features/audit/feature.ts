import { addresses } from '@aurelio/contracts/addresses'
import { ScrollText } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.settingsOf('audit'),
      title: 'Registro',
      load: async () => (await import('./audit-screen.tsx')).AuditScreen,
      settings: { label: 'Registro', position: 20, needs: 'audit.read' },
      command: {
        id: 'audit',
        name: 'Registro',
        description: 'Quién ha entrado, qué se ha compartido y qué se ha publicado',
        keywords: 'auditoria historial',
        icon: ScrollText,
        needs: 'audit.read',
      },
    },
  ],
}
