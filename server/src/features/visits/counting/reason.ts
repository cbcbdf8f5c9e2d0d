import type { IncomingHttpHeaders } from 'node:http'
import type { DiscardReason } from '@aurelio/contracts/visits'
import { agentOf } from './agent.ts'

/** Why a request for a page is no visit, as far as it says so itself; null where it may be one. */
export function reasonIn(headers: IncomingHttpHeaders, isHttps: boolean): DiscardReason | null {
  if (isPrefetch(headers)) return 'prefetch'
  const agent = agentOf(headers['user-agent'])
  if (agent.isBot) return 'bot'
  const dest = headers['sec-fetch-dest']
  if (dest === 'iframe' || dest === 'frame' || dest === 'embed' || dest === 'object') return 'preview'
  if (dest !== undefined && dest !== 'document') return 'not-a-page'
  return dest === undefined && isHttps && agent.tells ? 'bot' : null
}

const sayingSo = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

function isPrefetch(headers: IncomingHttpHeaders) {
  return sayingSo.some((name) => {
    const value = headers[name]
    return value !== undefined && /prefetch|prerender|preview/i.test(String(value))
  })
}
