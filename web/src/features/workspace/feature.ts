import { addresses } from '@aurelio/contracts/addresses'
import { Settings } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.settings,
      title: 'Configuracion',
      load: async () => (await import('./settings-screen.tsx')).SettingsScreen,
      settings: { label: 'Espacio', position: 1 },
      command: {
        id: 'settings',
        needs: 'workspace.see',
        name: 'Configuracion',
        description: 'El espacio de trabajo y tus ajustes',
        keywords: 'ajustes opciones zona horaria logotipo idioma',
        icon: Settings,
        shortcut: 'g s',
        sidebar: { position: 5 },
      },
    },
  ],
}
