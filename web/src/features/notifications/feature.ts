import { addresses } from '@aurelio/contracts/addresses'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.notifications,
      title: 'Notificaciones',
      load: async () => (await import('./notifications-screen.tsx')).NotificationsScreen,
    },
  ],
}
