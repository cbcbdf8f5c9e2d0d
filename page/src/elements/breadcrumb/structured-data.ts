import type { StructuredData } from '../definition.ts'

type Trail = { items: readonly { text: string; link: string }[]; current: string }

/**
 * A trail for searchers, of a page that stands at `url`. What is no page is left out; null where nothing is above the page,
 * or a link still leads nowhere.
 */
export function trailData({ items, current }: Trail, url: string | undefined): StructuredData | null {
  const above = items.filter(({ text, link }) => text !== '' && link !== '')
  if (url === undefined || above.length === 0 || above.some(({ link }) => link.startsWith('#'))) return null
  const places = [
    ...above.map(({ text, link }) => ({ name: text, item: new URL(link, url).href })),
    { name: current, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, at) => ({ '@type': 'ListItem', position: at + 1, ...place })),
  }
}
