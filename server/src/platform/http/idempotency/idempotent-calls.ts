import { createHash } from 'node:crypto'
import type { OperationMeta } from '@aurelio/contracts/errors'
import type { Session } from '../../access/session.ts'
import type { Database } from '../../database/database.ts'
import { outageOf } from '../../database/errors.ts'
import type { Bearer } from '../environment.ts'
import { refuse } from '../failures.ts'
import { type KeyOf, keyStore } from './store.ts'

/** For so long a repeated call is answered as the first one was. */
export const keptMs = 24 * 60 * 60 * 1000

const keyShape = /^[\x21-\x7e]{1,255}$/

/** Who calls, and with which headers. */
type Caller = { headers: Headers; session: () => Promise<Session | null>; bearer: Bearer | null }

/** One call as the server is about to run it. */
type Call = {
  context: Caller
  input: unknown
  path: readonly string[]
  meta: OperationMeta
  method: string
  next: () => Promise<unknown>
}

/** What is run once under a key: the same key with something else is refused. */
export type Once = { key: KeyOf; what: unknown; keptMs: number; run: () => Promise<unknown> }

/**
 * Runs what comes with a key once: whoever repeats it, because no answer came, is given the first one's. What is refused has
 * done nothing, so its key is free again. What was cut off keeps it: nobody knows whether it had ended, and to run it again
 * might be twice.
 */
export function runningOnce(database: Database) {
  const store = keyStore(database)

  return async ({ key, what, keptMs: kept, run }: Once): Promise<unknown> => {
    if (!keyShape.test(key.key)) throw refuse('IDEMPOTENCY_KEY_INVALID')
    const fingerprint = fingerprintOf(what)
    const earlier = await store.claim(key, fingerprint, new Date(Date.now() - kept).toISOString())
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw refuse('IDEMPOTENCY_KEY_REUSED')
      if (earlier.state === 'begun') throw refuse('IDEMPOTENCY_KEY_IN_USE')
      return earlier.answer === null ? undefined : JSON.parse(earlier.answer)
    }
    const output = await run().catch(async (error: unknown) => {
      if (outageOf(error) === null) await store.release(key)
      throw error
    })
    await store.keep(key, output === undefined ? null : JSON.stringify(output))
    return output
  }
}
export type RunningOnce = ReturnType<typeof runningOnce>

/** Runs a writing call that comes with an `Idempotency-Key` once. */
export function idempotentCalls(database: Database) {
  const once = runningOnce(database)

  return async (call: Call): Promise<unknown> => {
    const { context, input, path, meta, method, next } = call
    const key = context.headers.get('idempotency-key')
    if (key === null || method === 'GET' || meta.scope === undefined) return next()
    const session = await callerOf(context, meta.scope)
    // Refused where everything is.
    if (!session) return next()
    return once({ key: keyOf(session, context, key), what: [path, input], keptMs, run: next })
  }
}

export function fingerprintOf(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64')
}

/** Who may make the call; null where it will be refused. */
async function callerOf({ bearer, session }: Caller, scope: NonNullable<OperationMeta['scope']>) {
  if (!bearer) return session()
  return bearer.scopes.includes(scope) ? bearer.session : null
}

function keyOf({ workspace, user }: Session, { bearer }: Caller, key: string): KeyOf {
  return { workspaceId: workspace.id, userId: user.id, tokenId: bearer?.tokenId ?? '', key }
}
