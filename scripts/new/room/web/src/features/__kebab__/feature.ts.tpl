import { Shapes } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/__kebab__',
      title: '__title__',
      load: async () => (await import('./__kebab__-screen.tsx')).__Names__Screen,
      command: {
        id: '__kebab__',
        name: '__title__',
        description: '__title__ del espacio',
        icon: Shapes,
        needs: '__names__.change',
      },
    },
  ],
}
