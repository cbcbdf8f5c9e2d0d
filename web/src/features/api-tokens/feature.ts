import { addresses } from '@aurelio/contracts/addresses'
import { Plug } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.settingsOf('api'),
      title: 'API',
      load: async () => (await import('./api-tokens-screen.tsx')).ApiTokensScreen,
      settings: { label: 'API', position: 6, needs: 'tokens.use' },
      command: {
        id: 'api',
        name: 'API',
        description: 'Tokens para tus programas y asistentes',
        keywords: 'token clave acceso integraciones mcp openapi programa',
        icon: Plug,
        needs: 'tokens.use',
      },
    },
  ],
}
