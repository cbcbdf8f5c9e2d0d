import type { ResultPage } from './page-rows.ts'
import { plainText } from './plain-text.ts'

/** A page as it is published: for a site as texts for its template, for a WordPress as HTML. */
export function publishedRow(
  { content, values, ...page }: ResultPage,
  kind: 'site' | 'wordpress',
): ResultPage {
  if (kind === 'wordpress') return { ...page, content, values: {} }
  const texts = Object.entries(values).map(([name, value]) => [name, plainText(value)] as const)
  return { ...page, content: plainText(content), values: Object.fromEntries(texts) }
}
