import type { ResultPage } from './page-rows.ts'
import { plainText } from './plain-text.ts'

/** A page as it is published: for a site as texts for its template, for pages and posts of a WordPress as HTML. */
export function publishedRow(
  { content, values, categories, tags, ...page }: ResultPage,
  kind: 'site' | 'pages' | 'posts',
): ResultPage {
  if (kind === 'pages') return { ...page, content, values: {} }
  if (kind === 'posts')
    return { ...page, content, values: {}, ...(categories && { categories }), ...(tags && { tags }) }
  const texts = Object.entries(values).map(([name, value]) => [name, plainText(value)] as const)
  return { ...page, content: plainText(content), values: Object.fromEntries(texts) }
}
