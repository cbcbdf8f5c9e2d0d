import { ChartColumn, Link2 } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'
import { campaignLinksPath } from './visits-path.ts'

export const feature: Feature = {
  screens: [
    {
      path: campaignLinksPath,
      title: 'Enlaces de campaña',
      load: async () => (await import('./links/links-screen.tsx')).LinksScreen,
      command: {
        id: 'campaign-links',
        needs: 'visits.link',
        name: 'Enlaces de campaña',
        description: 'Enlaces cortos con código QR, y lo que ha traído cada uno',
        keywords: 'utm qr campaña acortador seguimiento',
        icon: Link2,
      },
    },
  ],
  pageActions: [
    {
      name: 'Estadísticas',
      position: 4.5,
      icon: ChartColumn,
      needs: 'visits.read',
      load: async () => (await import('./visits-of-card.tsx')).VisitsOfCard,
    },
  ],
}
