import * as z from 'zod/mini'
import { type AuthFailure, authFailureText } from './auth-messages.ts'

export type AuthAnswer<T> = { ok: true; value: T } | { ok: false; code: string; text: string }

const refusalSchema = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  detail: z.optional(z.string()),
  params: z.optional(z.object({ ways: z.optional(z.array(z.string())), seconds: z.optional(z.number()) })),
})

/**
 * Calls the sign-in service under /api/auth: POST with a body, else GET. A refusal is a value with its stable code
 * and the text to show. `schema` is what a right answer holds.
 */
export async function authCall<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  body?: Record<string, unknown>,
): Promise<AuthAnswer<T>> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api/auth${path}`, request).catch(() => null)
  if (!response) return refused('NETWORK')
  const answer: unknown = await response.json().catch(() => null)
  const parsed = response.ok ? schema.safeParse(answer) : undefined
  if (parsed?.success) return { ok: true, value: parsed.data }
  const { code = '', detail, message = detail, params } = refusalSchema.safeParse(answer).data ?? {}
  return refused(code, { message, params, status: response.ok ? 500 : response.status })
}

function refused(code: string, failure: Omit<AuthFailure, 'code'> = {}): AuthAnswer<never> {
  return { ok: false, code, text: authFailureText({ ...failure, code }) }
}

/** For calls whose answer says nothing that is needed. */
export const anything = z.unknown()
