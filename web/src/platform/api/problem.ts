import type { Problem } from '@aurelio/contracts/errors'
import { ORPCError } from '@orpc/client'

/** A problem answer comes as `application/problem+json`, which the link would read as a file. */
export function asJson(response: Response): Response {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

type Essentials = Pick<Problem, 'code' | 'status' | 'detail'> & { params?: unknown; errors?: unknown }

/**
 * The error for a problem body: its stable `code`, its Spanish `detail` as message, and as data the parameters of
 * the code, or the refused fields. Null for any other body.
 */
export function problemToError(body: unknown): ORPCError<string, unknown> | null {
  if (!isProblem(body)) return null
  const { code, status, detail, params, errors } = body
  return new ORPCError(code, {
    status,
    message: detail,
    data: errors === undefined ? params : { errors },
    defined: true,
  })
}

/** By hand: zod is not worth its weight in the first load for three fields of our own server. */
function isProblem(body: unknown): body is Essentials {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'status' in body &&
    typeof body.status === 'number' &&
    'detail' in body &&
    typeof body.detail === 'string'
  )
}
