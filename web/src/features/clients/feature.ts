import { Users } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

/** What is shared with clients; their home is composed of several features. */
export const feature: Feature = {
  screens: [],
  pageActions: [
    {
      name: 'Compartir',
      position: 7.5,
      icon: Users,
      needs: 'projects.share',
      load: async () => (await import('./share-page.tsx')).SharePage,
    },
  ],
}
