import { businessTest } from './gallery/business-test.ts'
import { freeGuide } from './gallery/free-guide.ts'
import { gardenBook } from './gallery/garden-book.ts'
import { honestArticle } from './gallery/honest-article.ts'
import { invoicingApp } from './gallery/invoicing-app.ts'
import { liveWebinar } from './gallery/live-webinar.ts'
import { localServices } from './gallery/local-services.ts'
import { oneTimeOffer } from './gallery/one-time-offer.ts'
import { onlineSummit } from './gallery/online-summit.ts'
import { sunriseLamp } from './gallery/sunrise-lamp.ts'
import { thankYou } from './gallery/thank-you.ts'
import { videoLetter } from './gallery/video-letter.ts'
import { welcomeDiscount } from './gallery/welcome-discount.ts'
import { galleryCategoryNames } from './template.ts'
import type { GalleryTemplate } from './template.ts'

/** The starting pages of 'Nueva Página'. */
export const galleryTemplates: readonly GalleryTemplate[] = [
  localServices,
  freeGuide,
  liveWebinar,
  sunriseLamp,
  videoLetter,
  businessTest,
  invoicingApp,
  gardenBook,
  welcomeDiscount,
  onlineSummit,
  honestArticle,
  oneTimeOffer,
  thankYou,
]

/** The categories, each with the count of its templates. */
export const galleryCategories = galleryCategoryNames
  .map((category) => ({
    category,
    count: galleryTemplates.filter((template) => template.category === category).length,
  }))
  .filter(({ count }) => count > 0)
