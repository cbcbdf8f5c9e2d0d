import type { IncomingMessage } from 'node:http'
import type { LivePage } from './load-page.ts'

/**
 * Which of a page's variants answers this request: the one place where visitors are given theirs, before anything is taken
 * from memory. A page has A alone until something tries another beside it.
 */
export function chooseVariant(_request: Pick<IncomingMessage, 'headers' | 'url'>, live: LivePage): LivePage {
  return live
}
