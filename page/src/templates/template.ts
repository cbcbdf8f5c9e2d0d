import type { ReadPage } from '../document/stored-document.ts'
import type { TemplateText } from './texts/template-text.ts'

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

/** The library's categories, one template each (page-builder.md §3, "Template, library"). */
export const libraryCategories = [
  'landing',
  'portfolio',
  'blog',
  'ecommerce',
  'corporate',
  'creative',
] as const
export type LibraryCategory = (typeof libraryCategories)[number]

/** A page of the library in the editor. Its preview is the page itself, rendered. */
export type LibraryTemplate = Omit<GalleryTemplate, 'category'> & { category: LibraryCategory }

/** A whole site of one page for a trade; it stands beside the gallery, whose categories are a list of their own. */
export type TradeTemplate = Omit<GalleryTemplate, 'category'> & { category: 'oficio' }

/** What a new page may begin with. */
export type StartingTemplate = GalleryTemplate | TradeTemplate

/** A starting page. Its preview is the page itself, rendered. */
export type GalleryTemplate = {
  id: string
  name: TemplateText
  category: GalleryCategory
  description: TemplateText
  tags: readonly string[]
  /** Reads its page. */
  load: () => Promise<ReadPage>
}
