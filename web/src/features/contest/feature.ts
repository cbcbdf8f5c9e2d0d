import { Trophy } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'
import { contestPath, contestsPath } from './contest-path.ts'

export const feature: Feature = {
  screens: [
    {
      path: contestsPath,
      title: 'Concursos',
      section: { label: 'Concurso', group: 'capture', position: 12 },
      load: async () => (await import('./contests-screen.tsx')).ContestsScreen,
      command: {
        id: 'contests',
        needs: 'contests.keep',
        name: 'Concursos',
        description: 'Sorteos que cualquiera puede comprobar',
        keywords: 'sorteo concurso premio participantes bases ganador',
        icon: Trophy,
      },
    },
    {
      path: contestPath(':id'),
      title: 'Concurso',
      load: async () => (await import('./contest-screen.tsx')).ContestScreen,
    },
  ],
}
