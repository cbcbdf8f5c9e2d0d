import { addresses } from '@aurelio/contracts/addresses'
import { Mail } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.settingsOf('mail'),
      title: 'Correo del espacio',
      load: async () => (await import('./mail-server-screen.tsx')).MailServerScreen,
      settings: { label: 'Correo', position: 4, needs: 'mail-server.manage' },
      command: {
        id: 'mail-server',
        name: 'Correo del espacio',
        description: 'Enviar desde tu propio servidor',
        keywords: 'smtp',
        icon: Mail,
        needs: 'mail-server.manage',
      },
    },
  ],
}
