import type { NestedElement } from '../document/schema.ts'

/** The gallery's categories, in its order (page-builder.md §3, "Template, gallery"). */
export const galleryCategoryNames = [
  'webinar',
  'landing',
  'vsl',
  'captura',
  'presell',
  'upsell',
  'agradecimiento',
  'quiz',
  'ebook',
] as const
export type GalleryCategory = (typeof galleryCategoryNames)[number]

/** A starting page. Its preview is the page itself, rendered. */
export type GalleryTemplate = {
  id: string
  name: string
  category: GalleryCategory
  description: string
  tags: readonly string[]
  elements: NestedElement[]
}
