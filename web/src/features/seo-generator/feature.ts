import { addresses } from '@aurelio/contracts/addresses'
import { TextSearch } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.tool('seo-mass-generator'),
      title: 'Generador de contenido SEO por palabras claves',
      load: async () => (await import('./screen/seo-generator-screen.tsx')).SeoGeneratorScreen,
      command: {
        id: 'seo-mass-generator',
        needs: 'workspace.see',
        name: 'SEO Mass',
        description: 'Una versión de tu contenido para cada localidad',
        keywords: 'csv ciudades palabra clave generador',
        icon: TextSearch,
        sidebar: { position: 4, under: 'tools' },
        tool: {
          name: 'Generador SEO',
          description: 'Una versión de tu contenido para cada localidad, en un CSV.',
          position: 4,
        },
      },
    },
  ],
}
