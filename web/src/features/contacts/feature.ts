import { addresses } from '@aurelio/contracts/addresses'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.person(':id'),
      title: 'Historia de una persona',
      load: async () => (await import('./person-screen.tsx')).PersonScreen,
    },
  ],
}
