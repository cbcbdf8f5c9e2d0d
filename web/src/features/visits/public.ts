import type { PublicScreen } from '../../platform/feature.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/visits/:token',
    title: 'Visitas',
    load: async () => (await import('./screen/guest-screen.tsx')).GuestScreen,
  },
]
