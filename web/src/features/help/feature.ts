import { BookOpen, CircleHelp } from 'lucide-react'
import type { Feature, Screen } from '../../platform/feature.ts'
import { guides, type Guide } from './guides.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/help',
      title: 'Ayuda',
      load: async () => (await import('./help-screen.tsx')).HelpScreen,
      command: {
        id: 'help',
        name: 'Ayuda',
        description: 'Guías cortas para cada pantalla',
        keywords: 'soporte documentación',
        icon: CircleHelp,
        sidebar: { position: 6 },
      },
    },
    ...guides.map(screenOf),
  ],
}

function screenOf({ id, title, command, description }: Guide): Screen {
  return {
    path: `/help/${id}`,
    title,
    load: async () => (await import('./guide-screen.tsx')).guideScreen(id),
    command: { id: `help-${id}`, name: command, description, icon: BookOpen },
  }
}
