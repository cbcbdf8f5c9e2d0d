import { addressOf } from '@aurelio/page'
import type { AnswerFirst } from '../../platform/http/listen.ts'
import { beginRequest } from '../../platform/http/request-line.ts'
import type { Log } from '../../platform/log/log.ts'
import { pageAnswer } from './page-answer.ts'
import type { publishedPageService } from './service.ts'

const before = addressOf('').page

type Parts = {
  pages: Pick<ReturnType<typeof publishedPageService>, 'hot'>
  log: Log
  /** What every answer of the installation carries. */
  transport: Record<string, string>
}

/**
 * Answers a visit to a page that is in memory, before anything is made of the request: the router and what it hands on
 * would cost as much again. Everything else, a page that must be read first too, goes the way of all requests.
 */
export function hotAnswer({ pages, log, transport }: Parts): AnswerFirst {
  const hasMore = Object.keys(transport).length > 0
  return (incoming, outgoing) => {
    const { method, url = '' } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(before)) return false
    const query = url.indexOf('?')
    const path = query === -1 ? url : url.slice(0, query)
    const page = pages.hot('', path.slice(before.length))
    if (!page) return false
    const request = beginRequest(log)
    const { status, headers, body } = pageAnswer(page, incoming.headers)
    outgoing.writeHead(status, hasMore ? { ...headers, ...transport } : headers).end(body)
    request.answered(method, path, status)
    return true
  }
}
