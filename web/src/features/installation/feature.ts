import { addresses } from '@aurelio/contracts/addresses'
import { Server } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.settingsOf('installation'),
      title: 'Instalación',
      load: async () => (await import('./installation-screen.tsx')).InstallationScreen,
      settings: { label: 'Instalación', position: 90, needs: 'installation.keep' },
      command: {
        id: 'installation',
        name: 'Instalación',
        description: 'Estado, correo, espacio ocupado, programas y versiones',
        keywords: 'servidor version almacenamiento',
        icon: Server,
        needs: 'installation.keep',
      },
    },
  ],
}
