import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { openApiDocument } from './document.ts'

/** Serves the document at `/api/openapi.json`; it is made at the first request. */
export function openApiRoute(baseUrl: string, routes: () => readonly PlainRoute[]): PlainRoute {
  let document: ReturnType<typeof openApiDocument> | undefined
  return {
    method: 'GET',
    path: '/api/openapi.json',
    answer: async (c) => c.json(await (document ??= openApiDocument(baseUrl, routes()))),
  }
}
