import { ClipboardList } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/dashboard/tools/aurelio-builder/forms',
      title: 'Formularios',
      section: { label: 'Formulario', position: 10 },
      load: async () => (await import('./forms-screen.tsx')).FormsScreen,
      command: {
        id: 'forms',
        name: 'Formularios',
        description: 'Los de tus páginas publicadas, con sus respuestas y su código para otras webs',
        keywords: 'respuestas resumen insertar iframe html',
        icon: ClipboardList,
        needs: 'workspace.see',
      },
    },
  ],
}
