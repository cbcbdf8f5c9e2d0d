import { dataProps, type ItemTemplate } from '@aurelio/contracts/item-pages'
import type { StructuredData } from '@aurelio/page'

type Told = {
  title: string
  url: string
  /** A whole address, or ''. */
  image: string
  publishedAt: string | null
  updatedAt: string
  /** What its fields say, by their keys. */
  texts: Readonly<Record<string, string>>
}

/** An item for searchers, by the kind that its template says; null where that would be nothing true. */
export function itemData(
  { kind, data }: Pick<ItemTemplate, 'kind' | 'data'>,
  { title, url, image, publishedAt, updatedAt, texts }: Told,
): StructuredData | null {
  if (kind === '') return null
  const known: readonly string[] = dataProps[kind]
  const said = Object.fromEntries(
    Object.entries(data).flatMap(([prop, field]) => {
      const text = (Object.hasOwn(texts, field) && texts[field]) || ''
      return known.includes(prop) && text !== '' ? [[prop, text] as const] : []
    }),
  )
  const { author, price, brand, location, jobLocation, worksFor, hiringOrganization, ...plain } = said
  // What has no day and no place is no event to searchers, and a price is one only with its currency.
  if (kind === 'Event' && plain['startDate'] === undefined) return null
  return {
    '@type': kind,
    ...(kind === 'Article' ? { headline: title } : kind === 'JobPosting' ? { title } : { name: title }),
    url,
    ...(image !== '' && { image }),
    ...(kind === 'Article' &&
      publishedAt !== null && { datePublished: publishedAt, dateModified: updatedAt }),
    ...(kind === 'JobPosting' && publishedAt !== null && { datePosted: publishedAt.slice(0, 10) }),
    ...plain,
    ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
    ...(brand !== undefined && { brand: { '@type': 'Brand', name: brand } }),
    ...(location !== undefined && { location: { '@type': 'Place', name: location } }),
    ...(jobLocation !== undefined && { jobLocation: { '@type': 'Place', address: jobLocation } }),
    ...(worksFor !== undefined && { worksFor: { '@type': 'Organization', name: worksFor } }),
    ...(hiringOrganization !== undefined && {
      hiringOrganization: { '@type': 'Organization', name: hiringOrganization },
    }),
    ...(price !== undefined && { offers: { '@type': 'Offer', price, priceCurrency: 'EUR', url } }),
  }
}
