import { addresses } from '@aurelio/contracts/addresses'
import { Link2, MessageSquareShare } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

/** A review itself is composed with what others do with its page: `app/composed/feature.ts`. */
export const feature: Feature = {
  pageActions: [
    {
      name: 'Pedir revisión',
      position: 7,
      icon: MessageSquareShare,
      needs: 'reviews.manage',
      load: async () => (await import('./request-dialog.tsx')).RequestDialog,
    },
  ],
  screens: [
    {
      path: addresses.settingsOf('links'),
      title: 'Enlaces compartidos',
      load: async () => (await import('./share-links-screen.tsx')).ShareLinksScreen,
      settings: { label: 'Enlaces compartidos', position: 3, needs: 'reviews.manage' },
      command: {
        id: 'share-links',
        name: 'Enlaces compartidos',
        description: 'Quién puede ver una página sin cuenta, y retirarlo',
        keywords: 'revisión clientes compartir retirar',
        icon: Link2,
        needs: 'reviews.manage',
      },
    },
  ],
}
