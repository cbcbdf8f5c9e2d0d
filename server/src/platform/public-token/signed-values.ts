import type { z } from 'zod'
import { signedIds } from './signed-ids.ts'

/** Values in the place of one id, in JSON that an address can hold. */
export function signedValues<Values extends readonly unknown[]>(
  secret: string,
  purpose: string,
  schema: z.ZodType<Values>,
) {
  const bodies = signedIds(secret, purpose)
  return {
    sign: (values: Values) => bodies.sign(bodyOf(values)),
    /** Null for what was never given, or as a later version gives it. */
    read(token: string): Values | null {
      const body = bodies.read(token)
      return body === null ? null : (schema.safeParse(valuesIn(body)).data ?? null)
    },
  }
}

export function bodyOf(values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Null where it holds none. */
export function valuesIn(body: string): readonly unknown[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    return Array.isArray(values) ? values : null
  } catch {
    return null
  }
}
