import type { Hono } from 'hono'
import type { apiHandler } from '../platform/http/api.ts'
import { allowedMethods } from '../platform/http/api-paths.ts'
import type { HttpEnvironment } from '../platform/http/environment.ts'
import { refusal } from '../platform/http/failures.ts'
import { problemResponse } from '../platform/http/problem.ts'

type Beside = readonly { method: string; path: string }[]

/**
 * The calls of the contract under /api; what else is asked for there gets a 404, or a 405 with what would do. `beside`:
 * the routes that are no calls.
 */
export function mountApi(
  app: Hono<HttpEnvironment>,
  api: ReturnType<typeof apiHandler>,
  beside: Beside,
): void {
  const methodsOf = allowedMethods(beside)
  app.all('/api/*', async (c) => {
    const response = await api(c)
    if (response) return response
    const allowed = methodsOf(c.req.path)
    if (allowed.length === 0) return problemResponse(c, refusal('NOT_FOUND'))
    const allow = allowed.join(', ')
    return problemResponse(c, refusal('METHOD_NOT_ALLOWED', { allowed: allow }), { allow })
  })
}
