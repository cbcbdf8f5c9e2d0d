import { addresses } from '@aurelio/contracts/addresses'
import { UsersRound } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.settingsOf('accounts'),
      title: 'Cuentas',
      load: async () => (await import('./accounts-screen.tsx')).AccountsScreen,
      command: {
        id: 'accounts',
        name: 'Cuentas',
        description: 'Quién puede entrar en esta instalación',
        keywords: 'administrar usuarios personas',
        icon: UsersRound,
        needs: 'accounts.manage',
      },
    },
  ],
}
