import { BookOpen } from 'lucide-react'
import type { Feature, Screen } from '../../platform/feature.ts'
import { guides, type Guide } from './guides.ts'

export const feature: Feature = {
  screens: guides.map(screenOf),
}

function screenOf({ id, title, command, description }: Guide): Screen {
  return {
    path: `/help/${id}`,
    title,
    load: async () => (await import('./guide-screen.tsx')).guideScreen(id),
    command: { id: `help-${id}`, name: command, description, icon: BookOpen },
  }
}
