import { addresses } from '@aurelio/contracts/addresses'
import { Images } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.tool('image-optimizer'),
      title: 'Optimizador de Imágenes',
      worksOffline: true,
      load: async () => (await import('./image-optimizer-screen.tsx')).ImageOptimizerScreen,
      command: {
        id: 'image-optimizer',
        needs: 'workspace.see',
        name: 'Optimizador de Imagenes',
        description: 'Reduce el peso de tus imágenes en tu navegador',
        keywords: 'fotos comprimir webp avif jpeg png',
        icon: Images,
        sidebar: { position: 2, under: 'tools' },
        tool: {
          name: 'Optimizador de Imágenes',
          description: 'Reduce el peso de tus imágenes sin que salgan de tu navegador.',
          position: 2,
        },
      },
    },
  ],
}
