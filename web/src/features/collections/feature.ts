import { Shapes } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/collections',
      title: 'Collections',
      load: async () => (await import('./collections-screen.tsx')).CollectionsScreen,
      command: {
        id: 'collections',
        name: 'Collections',
        description: 'Collections del espacio',
        icon: Shapes,
        needs: 'collections.change',
      },
    },
  ],
}
