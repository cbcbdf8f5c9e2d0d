import { addresses } from '@aurelio/contracts/addresses'
import { UsersRound } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.settingsOf('members'),
      title: 'Miembros',
      load: async () => (await import('./members-screen.tsx')).MembersScreen,
      settings: { label: 'Miembros', position: 2 },
      command: {
        id: 'members',
        name: 'Miembros',
        description: 'Quién está en el espacio, qué puede hacer, y a quién invitas',
        keywords: 'personas equipo invitar roles cliente',
        icon: UsersRound,
        needs: 'workspace.see',
      },
    },
  ],
}
