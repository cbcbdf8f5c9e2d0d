import { stepSchema } from '@aurelio/contracts/together'
import { encodePage, emptyDocument, replay, type Operation, type PageDocument } from '@aurelio/page/document'
import { vi } from 'vitest'
import { z } from 'zod'

const newPage = z.object({ name: z.string(), document: z.unknown() })
const sent = z.object({ session: z.string(), seen: z.int(), steps: z.array(stepSchema) })

const blank: PageDocument = emptyDocument

type Kept = { sequence: number; session: string; n: number; operations: Operation[]; name: string }

/** What a page server does for the editor by calls, over the real client: its order, refusals, and going away. */
export function startPageServer() {
  const state = {
    version: 0,
    name: '',
    isAway: false,
    exists: true,
    requests: 0,
    document: blank,
    order: new Array<Kept>(),
    /** Somebody else does something. */
    others(...operations: Operation[]) {
      take('others', state.version + 1000, operations, undefined)
    },
  }

  function take(session: string, n: number, operations: readonly Operation[], name?: string) {
    const next = replay(state.document, [operations])
    const [error] = next.refused.values()
    if (error) return error.code
    state.document = next.document
    state.version += 1
    state.name = name ?? state.name
    state.order.push({ sequence: state.version, session, n, operations: [...operations], name: state.name })
    return null
  }

  function send(content: unknown) {
    const { session, seen, steps } = sent.parse(content)
    const isKnown = ({ n }: { n: number }) =>
      state.order.some((step) => step.session === session && step.n === n)
    const known = steps.filter(isKnown).map(({ n }) => n)
    const refused = steps
      .filter((step) => !isKnown(step))
      .flatMap(({ n, operations, name }) => {
        const code = take(session, n, operations, name)
        return code === null ? [] : [{ n, code }]
      })
    const behind = state.order.filter(({ sequence }) => sequence > seen)
    const told =
      behind.length === state.version - seen
        ? behind.map(({ operations, name, ...step }) =>
            step.session === session ? step : { ...step, operations, name },
          )
        : null
    return Response.json({ version: state.version, steps: told, refused, known })
  }

  async function answer(request: Request): Promise<Response> {
    state.requests += 1
    if (state.isAway) throw new TypeError('Failed to fetch')
    if (!state.exists) return problem(404, 'NOT_FOUND', 'No existe o no tienes acceso.')
    if (request.method === 'POST' && request.url.endsWith('/operations')) return send(await request.json())
    if (request.method === 'POST') {
      state.version = 1
      state.name = newPage.parse(await request.json()).name
    }
    const document = encodePage(state.document)
    const summary = { ...head, name: state.name, version: state.version }
    return Response.json(request.method === 'GET' ? { ...summary, ...details, document } : summary, {
      status: request.method === 'POST' ? 201 : 200,
    })
  }

  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('WebSocket', NoLine)
  return state
}

/** A line that never stands: all goes by calls. */
class NoLine extends EventTarget {
  static readonly OPEN = 1
  readonly readyState = 0
  close() {
    return undefined
  }
}

const moment = '2026-11-20T10:00:00.000Z'
const head = {
  id: 'p1',
  updatedAt: moment,
  projectId: null,
  siteId: null,
  publication: null,
  publishAt: null,
}
const details = { slug: null, nextSlug: 'inicio', siteUrl: 'http://localhost', settings: {} }

function problem(status: number, code: string, detail: string, params?: unknown): Response {
  const headers = { 'content-type': 'application/problem+json' }
  const content = { type: 'about:blank', title: code, status, detail, code, params }
  return new Response(JSON.stringify(content), { status, headers })
}
