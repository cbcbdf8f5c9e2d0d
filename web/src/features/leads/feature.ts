import { Inbox } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/dashboard/tools/aurelio-builder/leads',
      title: 'Leads',
      section: { label: 'leads', position: 9 },
      load: async () => (await import('./leads-screen.tsx')).LeadsScreen,
      command: {
        id: 'leads',
        name: 'Leads',
        description: 'Lo que las personas han enviado desde tus páginas',
        keywords: 'contactos formularios',
        icon: Inbox,
        shortcut: 'g l',
        sidebar: { position: 9 },
      },
    },
  ],
}
