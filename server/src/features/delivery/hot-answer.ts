import { addressOf, type PublicOrigins } from '@aurelio/page'
import { type Hosts, movedToLanguage, pathAt } from '../../platform/http/hosts.ts'
import type { AnswerFirst } from '../../platform/http/listen.ts'
import type { Requests } from '../../platform/http/request-line.ts'
import { askOf } from './asked-lists.ts'
import type { ChooseVariant } from './choose-variant.ts'
import { pageAnswer } from './page-answer.ts'
import type { ServedPages } from './served.ts'
import type { publishedPageService } from './service.ts'

const before = addressOf('').page

type Parts = {
  pages: Pick<ReturnType<typeof publishedPageService>, 'hot'>
  hosts: Hosts
  origins: PublicOrigins
  requests: Requests
  choose: ChooseVariant
  served: Pick<ServedPages, 'tell'>
  /** What every answer of the installation carries. */
  transport: Record<string, string>
}

/**
 * Answers a visit to a page that is in memory, before anything is made of the request: the router and what it hands on
 * would cost as much again. Everything else, a page that must be read first too, goes the way of all requests.
 */
export function hotAnswer({
  pages,
  hosts,
  origins,
  requests,
  choose,
  served,
  transport,
}: Parts): AnswerFirst {
  const hasMore = Object.keys(transport).length > 0

  function pageAt(header: string | undefined, path: string) {
    const hosted = hosts.known(header)
    if (hosted?.kind === 'site') {
      const { id, homeSlug, language } = hosted.site
      if (language !== null) return pages.hot(id, pathAt(hosted.site, path.slice(1)))
      if (movedToLanguage(hosted.site, path.slice(1))) return undefined
      if (path !== '/') return path.slice(1) === homeSlug ? undefined : pages.hot(id, path.slice(1))
      return homeSlug === null ? undefined : pages.hot(id, homeSlug)
    }
    const isHere = hosted?.kind === (origins.isDashboards ? 'dashboard' : 'shared')
    return isHere && path.startsWith(before) ? pages.hot('', path.slice(before.length)) : undefined
  }

  return (incoming, outgoing) => {
    const { method, url = '' } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const query = url.indexOf('?')
    const path = query === -1 ? url : url.slice(0, query)
    const { host, referer } = incoming.headers
    const live = pageAt(host, path)
    const asked = query === -1 ? '' : url.slice(query + 1)
    if (!live || live.ofItems?.isTemplate || askOf(live, asked)) return false
    const page = choose(incoming, live)
    const source = page.sourceOf({ referer, host, query: asked })
    const body = page.bodies.ready(source)
    if (!body) return false
    const request = requests.begin()
    const { status, headers, body: sent } = pageAnswer(body, incoming.headers)
    outgoing.writeHead(status, hasMore ? { ...headers, ...transport } : headers).end(sent)
    request.answered({ method, path, status, at: path.startsWith(before) ? 'dashboard' : 'sites' })
    served.tell(incoming, page, source, status)
    return true
  }
}
