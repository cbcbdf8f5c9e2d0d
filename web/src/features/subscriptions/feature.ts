import { Mails } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'
import { letterPath, sequencePath, subscriptionsPath } from './subscriptions-path.ts'

export const feature: Feature = {
  screens: [
    {
      path: subscriptionsPath,
      title: 'Suscripciones',
      section: { label: 'Suscripciones', group: 'care', position: 8 },
      load: async () => (await import('./subscriptions-screen.tsx')).SubscriptionsScreen,
      command: {
        id: 'subscriptions',
        needs: 'subscriptions.keep',
        name: 'Suscripciones',
        description: 'Listas con permiso, envíos y secuencias de correos',
        keywords: 'correo email newsletter boletín lista envío secuencia automatización',
        icon: Mails,
      },
    },
    {
      path: letterPath(':id'),
      title: 'Envío',
      load: async () => (await import('./letters/letter-screen.tsx')).LetterScreen,
    },
    {
      path: sequencePath(':id'),
      title: 'Secuencia',
      load: async () => (await import('./sequences/sequence-screen.tsx')).SequenceScreen,
    },
  ],
}
