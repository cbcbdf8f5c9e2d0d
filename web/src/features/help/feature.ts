import { addresses } from '@aurelio/contracts/addresses'
import { BookOpen, GraduationCap } from 'lucide-react'
import type { Feature, Screen } from '../../platform/feature.ts'
import { academyPath, tutorialsPath } from './academy/academy-path.ts'
import { guides, type Guide } from './guides.ts'

export const feature: Feature = {
  screens: [
    ...guides.map(screenOf),
    {
      path: academyPath,
      title: 'Academia',
      section: { label: 'academy', group: 'learn', position: 13 },
      load: async () => (await import('./academy/academy-screen.tsx')).AcademyScreen,
      command: {
        id: 'academy',
        needs: 'workspace.see',
        name: 'Academia',
        description: 'Cursos cortos, y hasta dónde has llegado',
        keywords: 'curso aprender lección formación tutorial',
        icon: GraduationCap,
      },
    },
    {
      path: `${academyPath}/:course`,
      title: 'Curso',
      load: async () => (await import('./academy/course-screen.tsx')).CourseScreen,
    },
    {
      path: tutorialsPath,
      title: 'Tutoriales',
      section: { label: 'Tutoriales', group: 'learn', position: 14 },
      load: async () => (await import('./academy/tutorials-screen.tsx')).TutorialsScreen,
    },
  ],
}

function screenOf({ id, title, command, description }: Guide): Screen {
  return {
    path: addresses.guide(id),
    title,
    load: async () => (await import('./guide-screen.tsx')).guideScreen(id),
    command: { id: `help-${id}`, name: command, description, icon: BookOpen },
  }
}
