import { type VideoDownloader, videoDownloader } from '../features/video-downloader/feature.ts'
import type { Parts } from './parts.ts'

type VideoParts = Pick<Parts, 'config' | 'database' | 'files' | 'log' | 'jobs' | 'limits'>

/** The video downloader of this process, shared by the app, which asks, and the workers, which fetch. */
export function createVideos(parts: VideoParts): VideoDownloader {
  return videoDownloader(parts)
}
