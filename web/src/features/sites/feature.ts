import { Globe } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'
import { sitesPath } from './sites-path.ts'

/** Where pages stand; a site's own screen is composed of several features. */
export const feature: Feature = {
  screens: [
    {
      path: sitesPath,
      title: 'Sitios',
      section: { label: 'sites', group: 'pages', position: 3 },
      load: async () => (await import('./sites-screen.tsx')).SitesScreen,
      command: {
        id: 'sites',
        needs: 'workspace.see',
        name: 'Sitios',
        description: 'Dominios, portada, redirecciones y páginas legales',
        keywords: 'dominio host web legal redirección',
        icon: Globe,
      },
    },
  ],
}
