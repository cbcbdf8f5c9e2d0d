import { problemSchema } from '@aurelio/contracts/errors'
import { ORPCError } from '@orpc/client'

/** A problem answer comes as `application/problem+json`, which the link would read as a file. */
export function asJson(response: Response): Response {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/**
 * The error for a problem body: its stable `code`, its Spanish `detail` as message, and as data what the
 * contract declares, else the refused fields. Null for any other body.
 */
export function problemToError(body: unknown): ORPCError<string, unknown> | null {
  const parsed = problemSchema.safeParse(body)
  if (!parsed.success) return null
  const { code, status, detail, data, errors } = parsed.data
  return new ORPCError(code, {
    status,
    message: detail,
    data: data ?? (errors ? { errors } : undefined),
    defined: true,
  })
}
