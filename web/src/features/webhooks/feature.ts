import { addresses } from '@aurelio/contracts/addresses'
import { Webhook } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.settingsOf('webhooks'),
      title: 'Webhooks',
      load: async () => (await import('./webhooks-screen.tsx')).WebhooksScreen,
      settings: { label: 'Webhooks', position: 5, needs: 'webhooks.manage' },
      command: {
        id: 'webhooks',
        name: 'Webhooks',
        description: 'Avisar a otros programas de cada lead',
        keywords: 'integraciones api zapier make n8n secreto firma',
        icon: Webhook,
        needs: 'webhooks.manage',
      },
    },
  ],
}
