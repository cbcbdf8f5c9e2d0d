import { Clapperboard } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'
import { filmPath, playerPath } from './player-path.ts'

export const feature: Feature = {
  screens: [
    {
      path: playerPath,
      title: 'AurelioPlayer',
      section: { label: 'AurelioPlayer', group: 'pages', position: 7 },
      load: async () => (await import('./player-screen.tsx')).PlayerScreen,
      command: {
        id: 'player',
        needs: 'pictures.read',
        name: 'AurelioPlayer',
        description: 'Vídeos que venden, con llamada, correo y retención',
        keywords: 'vídeo reproductor película vsl subtítulos retención',
        icon: Clapperboard,
      },
    },
    {
      path: filmPath(':id'),
      title: 'Vídeo',
      load: async () => (await import('./film-screen.tsx')).FilmScreen,
    },
  ],
}
