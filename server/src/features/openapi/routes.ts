import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './document.ts'

/** Serves the document at `/api/openapi.json`, made at the first request, and at `/api/docs` a page to read. */
export function openApiRoutes(baseUrl: string, routes: () => readonly PlainRoute[]): PlainRoute[] {
  let document: ReturnType<typeof openApiDocument> | undefined
  return [
    {
      method: 'GET',
      path: '/api/openapi.json',
      answer: async (c) => c.json(await (document ??= openApiDocument(baseUrl, routes()))),
    },
    { method: 'GET', path: '/api/docs', answer: () => docsPage(baseUrl) },
  ]
}
