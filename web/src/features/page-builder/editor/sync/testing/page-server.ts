import { vi } from 'vitest'
import { z } from 'zod'

const body = z.object({ name: z.string(), document: z.unknown(), baseVersion: z.int().optional() })

/** What a page server does for the editor, over the real client: versions, conflicts, and going away. */
export function startPageServer() {
  const state = { version: 0, name: '', isAway: false, exists: true, requests: 0 }

  async function answer(request: Request): Promise<Response> {
    state.requests += 1
    if (state.isAway) throw new TypeError('Failed to fetch')
    if (!state.exists) return problem(404, 'NOT_FOUND', 'No existe o no tienes acceso.')
    const sent = body.parse(await request.json())
    if (request.method === 'PUT' && sent.baseVersion !== state.version) {
      const params = { version: state.version, updatedAt: moment }
      return problem(409, 'CONFLICT', 'La página ha cambiado en otro sitio desde que la abriste.', params)
    }
    state.version += 1
    state.name = sent.name
    const summary = {
      id: 'p1',
      name: sent.name,
      version: state.version,
      updatedAt: moment,
      projectId: null,
      siteId: null,
      publication: null,
      publishAt: null,
    }
    return Response.json(summary, { status: request.method === 'POST' ? 201 : 200 })
  }

  vi.stubGlobal('fetch', answer)
  return state
}

const moment = '2026-11-20T10:00:00.000Z'

function problem(status: number, code: string, detail: string, params?: unknown): Response {
  const headers = { 'content-type': 'application/problem+json' }
  const content = { type: 'about:blank', title: code, status, detail, code, params }
  return new Response(JSON.stringify(content), { status, headers })
}
