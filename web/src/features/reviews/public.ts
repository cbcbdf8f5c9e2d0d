import { addresses } from '@aurelio/contracts/addresses'
import type { PublicScreen } from '../../platform/feature.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: addresses.guestReview(':token'),
    title: 'Revisión',
    load: async () => (await import('./guest/guest-screen.tsx')).GuestScreen,
  },
]
