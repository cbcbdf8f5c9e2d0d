import { Filter } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'
import { funnelPath, funnelsPath } from './funnels-path.ts'

export const feature: Feature = {
  screens: [
    {
      path: funnelsPath,
      title: 'Embudos',
      section: { label: 'Embudos', group: 'measure', position: 5 },
      load: async () => (await import('./funnels-screen.tsx')).FunnelsScreen,
      command: {
        id: 'funnels',
        needs: 'pages.edit',
        name: 'Embudos',
        description: 'Páginas encadenadas, y cuántas personas pasan de una a otra',
        keywords: 'embudo funnel pasos captación venta upsell webinar',
        icon: Filter,
      },
    },
    {
      path: funnelPath(':id'),
      title: 'Embudo',
      load: async () => (await import('./funnel-screen.tsx')).FunnelScreen,
    },
  ],
}
