import type { Hono } from 'hono'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { openApiDocument } from './document.ts'

/** Serves the document at `/api/openapi.json`; it is made at the first request. */
export function mountOpenApi(app: Hono<HttpEnvironment>, baseUrl: string): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', async (c) => c.json(await (document ??= openApiDocument(baseUrl))))
}
