import { addresses } from '@aurelio/contracts/addresses'
import { SquarePlay } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

const path = addresses.tool('youtube-downloader')

export const feature: Feature = {
  screens: [
    {
      path,
      title: 'YouTube Downloader',
      language: 'en',
      load: async () => (await import('./video-downloader-screen.tsx')).VideoDownloaderScreen,
      command: {
        id: 'youtube-downloader',
        needs: 'workspace.see',
        name: 'YouTube Downloader',
        description: 'Descarga vídeos o su audio a partir de una dirección',
        keywords: 'vídeo mp3 mp4 bajar',
        icon: SquarePlay,
        sidebar: { position: 3, under: 'tools' },
        tool: {
          name: 'YouTube Downloader',
          description: 'Descarga vídeos o su audio a partir de una dirección.',
          position: 3,
        },
      },
    },
    {
      path: `${path}/engine`,
      title: 'Video engine',
      language: 'en',
      load: async () => (await import('./engine-screen.tsx')).EngineScreen,
    },
  ],
}
