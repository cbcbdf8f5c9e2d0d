import { wrong } from '@aurelio/contracts/field-problems'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnvironment } from '../http/environment.ts'

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), wrong('CONTROL_CHARACTERS'))

export const signIn = z.object({ email: text(320), password: text(1000), rememberMe: z.boolean().optional() })
export const signUp = signIn.extend({ name: text(200).trim().min(1) })

/** A path of the product itself: what a browser would read as another site (`//x`, `/\x`, encoded) is none. */
const ownPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w\-=&.]*)?$/
const ownPathField = z.string().regex(ownPath).max(500).optional()
const backAddresses = z.looseObject({
  callbackURL: ownPathField,
  errorCallbackURL: ownPathField,
  newUserCallbackURL: ownPathField,
  redirectTo: ownPathField,
})

/** What a browser's credential needs is five deep. */
const deepest = 10

/**
 * Any object; the library checks its shape, by functions that call themselves. So it is no deeper than they bear, and
 * its texts are bounded and hold nothing that a database cannot store.
 */
export const anyBody = z
  .record(z.string().max(100), z.unknown())
  .refine((body) => storable(body, deepest), 'No es válido.')

/** Whether every address to come back to is the product's own (ASVS 3.7.2). */
export function comesBackHere(values: object): boolean {
  return backAddresses.safeParse(values).success
}

function storable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return value.length <= 20_000 && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  return Object.entries(value).every(([key, inner]) => !key.includes('\0') && storable(inner, levels - 1))
}

export function jsonBody(c: Context<HttpEnvironment>): Promise<unknown> {
  return c.req.json().catch(() => null)
}
