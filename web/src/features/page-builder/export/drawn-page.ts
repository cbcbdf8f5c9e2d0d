import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail } from '@aurelio/contracts/sites'
import { headOf, type Manifest, renderPublication } from '@aurelio/page'
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

/** What of a page's site shows on it, and where it will stand. */
export type Around = {
  site: SiteDetail | null
  theme: Theme | null
  /** Where the page stands in its site; null where it does not show that. */
  trail: SiteTrail | null
  destinations: ReadonlyMap<string, string>
  /** The whole address where the exported page will stand, and that under which its files lie; null: nobody knows. */
  place: { url: string; base: string } | null
  /** The languages of its site as it shows them. */
  languages?: PageLanguages
  /** The page in another language. */
  translation?: DrawnTranslation
}

/** What is said in the place of its texts, and where its forms send to; null: nowhere. */
export type DrawnTranslation = { language: string; said: readonly KeptText[]; leads: string | null }

/** @throws DocumentError where the document of the page cannot be read */
export function documentOf(page: Page): PageDocument {
  const decoded = decodeStoredPage(page.document)
  if (!decoded.ok) throw decoded.error
  return decoded.document
}

/**
 * A page as it was last saved, drawn to stand elsewhere, with the items that its lists show now. Its forms go on sending to
 * where it is published. `asked`: another page of one of its lists.
 * @throws DocumentError where its document cannot be read
 */
export function drawPage(
  page: Page,
  { site, theme, trail, destinations, place, languages, translation }: Around,
  { shown, files }: Pick<ListFiles, 'shown' | 'files'>,
  asked?: AskedList,
) {
  const { settings, slug, siteUrl, publication } = page
  const known = {
    language: translation?.language ?? site?.language ?? null,
    icon: site?.icon ?? null,
    verification: site === null ? null : JSON.stringify(site.verification),
  }
  const { canonical, image: _, ...head } = headOf(settings, place?.url ?? siteUrl, known)
  const image = imageAt(settings.image, place?.base)
  const leads = ({ link }: SiteLink) => !isReference(link) || destinations.has(link)
  const links = {
    menu: menuLinks(site?.menu ?? []).filter(leads),
    trail: trail && { ...trail, above: trail.above.filter(leads) },
  }
  const linked = withSiteLinks(documentOf(page), links)
  const read = translation ? pageInLanguage(linked, translation.said) : linked
  const ownLeads = publication && slug !== null ? `${siteUrl}/${slug}/leads` : null
  const sendsTo = translation ? translation.leads : ownLeads
  const drawn = renderPublication(withItems(read, shown, { files, ...(asked && { asked }) }), {
    title: settings.title || page.name,
    theme,
    destinations,
    ...(site && { business: site.business }),
    ...(sendsTo !== null && { address: { page: '', leads: sendsTo } }),
    ...(languages && { languages }),
    head: {
      ...head,
      ...(image !== '' && { image }),
      // Where nobody knows where it will stand, only what was settled for it counts.
      ...(canonical && (place !== null || settings.canonical !== '') && { canonical }),
    },
  })
  const shared = image !== '' && isOurs(settings.image) ? [settings.image] : []
  return { ...drawn, pictures: [...drawn.manifest.pictures.filter(isOurs), ...shared] }
}

/** The picture that goes with a link must have a whole address: one of ours has none until it is known where it lies. */
function imageAt(image: string, base: string | undefined): string {
  if (!isOurs(image)) return image
  return base === undefined ? '' : new URL(pictureName(image), base).href
}

/** Forms that send nothing, since the page is not published. */
export function hasDeadForms({ publication }: Page, { forms }: Manifest): boolean {
  return forms.length > 0 && publication === null
}
