import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail } from '@aurelio/contracts/sites'
import { headOf, type Manifest, renderPublication, type StructuredData } from '@aurelio/page'
import {
  decodeStoredPage,
  menuLinks,
  type PageDocument,
  type PageLanguages,
  type SiteLink,
  type SiteTrail,
  withSiteLinks,
} from '@aurelio/page/document'
import { type AskedList, type KeptText, pageInLanguage, withItems } from '@aurelio/page/elements'
import { isReference } from '@aurelio/page/values'
import type { Theme } from '@aurelio/page/theme'
import { isOurs, pictureName } from './assets.ts'
import type { ListFiles } from './lists.ts'

/** What of a page's site shows on it. */
type SiteAround = {
  site: SiteDetail | null
  /** Where the page stands in its site; null where it does not show that. */
  trail: SiteTrail | null
  destinations: ReadonlyMap<string, string>
  /** What is said in the place of its texts in another language. */
  said?: readonly KeptText[]
}

/** What of a page's site shows on it, and where it will stand. */
export type Around = SiteAround & {
  theme: Theme | null
  /** The whole address where the exported page will stand, and that under which its files lie; null: nobody knows. */
  place: { url: string; base: string } | null
  /** Where its forms send to; null: nowhere. */
  leads: string | null
  /** The languages of its site as it shows them. */
  languages?: PageLanguages
  /** In which language it is, where that is not the one of its site. */
  language?: string
  /** What searchers are told of what it is about. */
  about?: StructuredData
}

/** @throws DocumentError where the document of the page cannot be read */
export function documentOf(page: Page): PageDocument {
  const decoded = decodeStoredPage(page.document)
  if (!decoded.ok) throw decoded.error
  return decoded.document
}

/** Where the forms of a page send to as it is published; null where it is not. */
export function leadsOf({ publication, slug, siteUrl }: Page): string | null {
  return publication && slug !== null ? `${siteUrl}/${slug}/leads` : null
}

/**
 * A page as it was last saved, in its language, with what its site shows on it; its lists are empty yet.
 * @throws DocumentError where its document cannot be read
 */
export function readPage(page: Page, { site, trail, destinations, said }: SiteAround): PageDocument {
  const leads = ({ link }: SiteLink) => !isReference(link) || destinations.has(link)
  const linked = withSiteLinks(documentOf(page), {
    menu: menuLinks(site?.menu ?? []).filter(leads),
    trail: trail && { ...trail, above: trail.above.filter(leads) },
  })
  return said ? pageInLanguage(linked, said) : linked
}

/**
 * A page drawn to stand elsewhere, with the items that its lists show now. Its forms go on sending to where it is published.
 * @param document what `readPage` made of it
 * @param asked another page of one of its lists
 */
export function drawPage(
  page: Page,
  document: PageDocument,
  { site, theme, destinations, place, leads, languages, language, about }: Around,
  { shown, files }: Pick<ListFiles, 'shown' | 'files'>,
  asked?: AskedList,
) {
  const { settings, siteUrl } = page
  const known = {
    language: language ?? site?.language ?? null,
    icon: site?.icon ?? null,
    verification: site === null ? null : JSON.stringify(site.verification),
  }
  const { canonical, image: _, ...head } = headOf(settings, place?.url ?? siteUrl, known)
  const image = imageAt(settings.image, place?.base)
  const drawn = renderPublication(withItems(document, shown, { files, ...(asked && { asked }) }), {
    title: settings.title || page.name,
    theme,
    destinations,
    ...(site && { business: site.business }),
    ...(leads !== null && { address: { page: '', leads } }),
    ...(languages && { languages }),
    head: {
      ...head,
      ...(image !== '' && { image }),
      ...(about && { about }),
      // Where nobody knows where it will stand, only what was settled for it counts.
      ...(canonical && (place !== null || settings.canonical !== '') && { canonical }),
    },
  })
  const shared = image !== '' && isOurs(settings.image) ? [settings.image] : []
  return { ...drawn, pictures: [...drawn.manifest.pictures.filter(isOurs), ...shared] }
}

/** The picture that goes with a link must have a whole address: one of ours has none until it is known where it lies. */
export function imageAt(image: string, base: string | undefined): string {
  if (!isOurs(image)) return image
  return base === undefined ? '' : new URL(pictureName(image), base).href
}

/** Forms that send nothing, since the page is not published. */
export function hasDeadForms(leads: string | null, { forms }: Manifest): boolean {
  return forms.length > 0 && leads === null
}
