import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/notifications',
      title: 'Notificaciones',
      load: async () => (await import('./notifications-screen.tsx')).NotificationsScreen,
    },
  ],
}
