import { freeGuide } from './gallery/free-guide.ts'
import { liveWebinar } from './gallery/live-webinar.ts'
import { localServices } from './gallery/local-services.ts'
import { galleryCategoryNames } from './template.ts'
import type { GalleryTemplate } from './template.ts'

/** The starting pages of 'Nueva Página'. */
export const galleryTemplates: readonly GalleryTemplate[] = [localServices, freeGuide, liveWebinar]

/** The categories that have templates, each with its count. */
export const galleryCategories = galleryCategoryNames
  .map((category) => ({
    category,
    count: galleryTemplates.filter((template) => template.category === category).length,
  }))
  .filter(({ count }) => count > 0)
