import type { IncomingHttpHeaders } from 'node:http'
import type { DiscardReason } from '@aurelio/contracts/visits'
import { agentOf } from './agent.ts'

/** Browsers that tell over https where a request comes from; who says to be one of them and does not is none. */
const telling =
  /\b(?:Chrome\/(?:8[5-9]|9\d|\d{3})|Firefox\/(?:9\d|\d{3})|Version\/(?:1[7-9]|[2-9]\d)\S* \S*Safari)/

/** Why a request for a page is no visit, as far as it says so itself; null where it may be one. */
export function reasonIn(headers: IncomingHttpHeaders, isHttps: boolean): DiscardReason | null {
  if (isPrefetch(headers)) return 'prefetch'
  const agent = headers['user-agent'] ?? ''
  if (agentOf(agent).isBot) return 'bot'
  const dest = headers['sec-fetch-dest']
  if (dest === 'iframe' || dest === 'frame' || dest === 'embed' || dest === 'object') return 'preview'
  if (dest !== undefined && dest !== 'document') return 'not-a-page'
  return dest === undefined && isHttps && telling.test(agent) ? 'bot' : null
}

export function asksNotToBeMeasured(headers: IncomingHttpHeaders): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1'
}

function isPrefetch(headers: IncomingHttpHeaders) {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  )
}
