import { addresses } from '@aurelio/contracts/addresses'
import { CalendarX2, Inbox } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.leads,
      title: 'Leads',
      section: { label: 'leads', group: 'care', position: 9 },
      load: async () => (await import('./leads-screen.tsx')).LeadsScreen,
      command: {
        id: 'leads',
        name: 'Leads',
        description: 'Lo que las personas han enviado desde tus páginas',
        keywords: 'contactos formularios',
        icon: Inbox,
        shortcut: 'g l',
        sidebar: { position: 9 },
        bar: { position: 3 },
      },
    },
    {
      path: addresses.settingsOf('leads'),
      title: 'Conservación de leads',
      load: async () => (await import('./retention/retention-screen.tsx')).RetentionScreen,
      settings: { label: 'Conservación', position: 7, needs: 'workspace.settings' },
      command: {
        id: 'lead-retention',
        name: 'Conservación de leads',
        description: 'Cuánto tiempo se guardan los datos de las personas',
        keywords: 'rgpd lopd privacidad borrar anonimizar antiguos',
        icon: CalendarX2,
        needs: 'workspace.settings',
      },
    },
  ],
}
