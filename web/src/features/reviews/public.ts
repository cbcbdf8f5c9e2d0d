import type { PublicScreen } from '../../platform/feature.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/review/:token',
    title: 'Revisión',
    load: async () => (await import('./guest/guest-screen.tsx')).GuestScreen,
  },
]
