import { addresses } from '@aurelio/contracts/addresses'
import { Languages } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.pageLanguages(':page'),
      title: 'Idiomas de la página',
      load: async () => (await import('./page-languages-screen.tsx')).PageLanguagesScreen,
    },
    {
      path: addresses.translation(':page', ':language'),
      title: 'Traducción de una página',
      load: async () => (await import('./side-by-side/translation-screen.tsx')).TranslationScreen,
    },
    {
      path: addresses.thingLanguages(':kind', ':thing'),
      title: 'Idiomas',
      load: async () => (await import('./things/thing-languages-screen.tsx')).ThingLanguagesScreen,
    },
    {
      path: addresses.thingTranslation(':kind', ':thing', ':language'),
      title: 'Traducción',
      load: async () => (await import('./things/thing-translation-screen.tsx')).ThingTranslationScreen,
    },
  ],
  pageActions: [
    {
      name: 'Idiomas',
      position: 4.8,
      icon: Languages,
      needs: 'pages.edit',
      load: async () => (await import('./page-languages-dialog.tsx')).PageLanguagesDialog,
    },
  ],
}
