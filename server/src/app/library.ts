import { mediaFilesFeature } from '../features/media-files/feature.ts'
import { picturesFeature } from '../features/pictures/feature.ts'
import type { AddMedia, AddPicture } from '../features/video-downloader/library.ts'
import type { Platform } from '../platform/platform.ts'

/** The page builder's library: pictures, films and sounds, and how others bring them there. */
export function libraryOf(platform: Platform, onEncoded: Parameters<typeof picturesFeature>[0]['onEncoded']) {
  const pictures = picturesFeature({ ...platform, onEncoded })
  const media = mediaFilesFeature(platform)
  const addPicture: AddPicture = (...handed) => pictures.service.add(...handed)
  const addMedia: AddMedia = (...handed) => media.service.add(...handed)
  return { pictures, features: [pictures, media], takes: { addPicture, addMedia } }
}
