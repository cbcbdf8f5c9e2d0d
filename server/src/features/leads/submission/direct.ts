import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { addressOf } from '@aurelio/page'
import { readListAsk } from '@aurelio/page/values'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import { type Hosts, pathAt } from '../../../platform/http/hosts.ts'
import { answerFault } from '../../../platform/http/http-app.ts'
import type { AnswerFirst } from '../../../platform/http/listen.ts'
import { readText, statedLength } from '../../../platform/http/read-text.ts'
import type { Requests } from '../../../platform/http/request-line.ts'
import type { Log } from '../../../platform/log/log.ts'
import { enteredIn, isUrlEncoded } from './entered.ts'
import { formRequest } from './form-request.ts'
import type { PublishedPage } from './redisplay.ts'
import { takeForm, type TakingParts } from './taking.ts'

type Parts = TakingParts & {
  hosts: Pick<Hosts, 'known'>
  clientAddress: AddressOf
  requests: Requests
  log: Log
  /** What every answer of the installation carries. */
  transport: Record<string, string>
}

/** What is read at once; more goes the way of all requests. */
const directBytes = 16 * 1024

const shared = placesOf('shared')
const own = placesOf('own')

/**
 * Takes a form of a page that is in memory, before anything is made of the request: the web's requests, their streams
 * and the router would cost more than the lead. What brings files, is too long, comes to another page or to
 * one of which something is asked goes the way of all requests.
 */
export function directSubmission(parts: Parts): AnswerFirst {
  const { hotPage, hosts, clientAddress, requests, log, transport } = parts
  const common = Object.entries(transport)

  function pageAt(header: string | undefined, path: string) {
    const hosted = hosts.known(header)
    if (!hosted || hosted.kind === 'unclaimed') return undefined
    const site = hosted.kind === 'site' ? hosted.site.id : ''
    const slug = (site === '' ? shared : own)(path)
    const placed = slug !== null && hosted.kind === 'site' ? pathAt(hosted.site, slug) : slug
    const page = placed === null ? undefined : hotPage(site, placed)
    return page && { page, at: site === '' ? ('dashboard' as const) : ('sites' as const) }
  }

  async function respond(id: string, path: string, page: PublishedPage, incoming: IncomingMessage) {
    const text = await readText(incoming)
    if (text === null) return new Response(null, { status: 400 })
    const request = formRequest(id, incoming)
    try {
      const received = { entered: enteredIn(text), files: [] }
      return await takeForm(parts, { request, page, address: clientAddress({ env: { incoming } }), received })
    } catch (error) {
      return answerFault(error, { log, id, path, accept: request.headers.accept })
    }
  }

  async function take(
    path: string,
    { page, at }: NonNullable<ReturnType<typeof pageAt>>,
    [incoming, outgoing]: Parameters<AnswerFirst>,
  ) {
    const { id, answered } = requests.begin()
    for (const [name, value] of common) outgoing.setHeader(name, value)
    const response = await respond(id, path, page, incoming)
    send(response, incoming, outgoing)
    answered({ method: 'POST', path, status: response.status, at })
  }

  return (incoming, outgoing) => {
    if (incoming.method !== 'POST' || !isPlainForm(incoming)) return false
    const [path = '', query = ''] = (incoming.url ?? '').split('?', 2)
    if (readListAsk(query) !== null) return false
    const asked = pageAt(incoming.headers.host, path)
    if (!asked) return false
    void take(path, asked, [incoming, outgoing])
    return true
  }
}

/** The library knows which answers go out without being made into streams. */
function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse) {
  void getRequestListener(() => response)(incoming, outgoing)
}

function isPlainForm(incoming: IncomingMessage): boolean {
  const length = statedLength(incoming)
  return length !== null && length <= directBytes && isUrlEncoded(incoming.headers['content-type'] ?? '')
}

/** The last part of the address of a page in the one that its forms are sent to; null where it is another's. */
function placesOf(standing: 'shared' | 'own') {
  const [before = '', after = ''] = addressOf(':slug', standing).leads.split(':slug')
  return (path: string): string | null =>
    path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, -after.length) : null
}
