import type { PageText } from '@aurelio/contracts/translations'

/** Whether a translation is worth less without this: links, pictures and what an item fills in may well be those of the page. */
export function isCounted({ kind, source }: Pick<PageText, 'kind' | 'source'>): boolean {
  return (kind === 'line' || kind === 'lines') && /\p{L}/u.test(source.replaceAll(/\{\{[^{}]*\}\}/g, ''))
}
