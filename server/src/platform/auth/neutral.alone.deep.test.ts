import { beforeAll, expect, it } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { call, password, startTestServer, type TestServer } from '../../testing/test-server.ts'

const email = 'conocida@ejemplo.es'
const stranger = 'nadie@ejemplo.es'
const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/**
 * How much longer the first takes than the second. Neighbours in time share the load of the machine, so each pair gives
 * one ratio; the median of a batch forgives what hits a few. A true difference is there in every batch, noise is not:
 * the best of three counts.
 */
async function steadyRatio(first: () => Promise<number>, second: () => Promise<number>, pairs: number) {
  for (let batch = 1; ; batch++) {
    const ratios: number[] = []
    for (let pair = 0; pair < pairs; pair++) {
      const inOrder = pair % 2 === 1
      const before = inOrder ? await first() : await second()
      const after = inOrder ? await second() : await first()
      ratios.push(inOrder ? before / after : after / before)
    }
    const ratio = median(ratios)
    if (batch === 3 || (ratio > 0.8 && ratio < 1.25)) return ratio
  }
}

/** Milliseconds until this is answered, in the same way for everybody. */
async function timed(status: number, ask: () => Promise<{ status: number }>) {
  const started = performance.now()
  expect((await ask()).status).toBe(status)
  return performance.now() - started
}

const enter = (server: TestServer, who: string) =>
  timed(401, async () => (await signIn(server, who, 'Equivocada-1')).answer)

onEachEngine('with neutral errors', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { AUTH_NEUTRAL_ERRORS: 'on' })
    await call(server.url, 'POST', '/api/auth/sign-up/email', { name: 'Nombre', email, password })
  })

  it('a wrong password takes as long as an unknown account', { timeout: 180_000 }, async () => {
    const ratio = await steadyRatio(
      () => enter(server, email),
      () => enter(server, stranger),
      7,
    )
    expect(ratio).toBeGreaterThan(0.8)
    expect(ratio).toBeLessThan(1.25)
  })

  // The one writes a mail, the other nothing: neither is answered before that could be told.
  it.each(['request-password-reset', 'send-verification-email'])(
    '%s takes as long for a known account as for an unknown one',
    { timeout: 180_000 },
    async (path) => {
      const ask = (who: string) =>
        timed(200, () => call(server.url, 'POST', `/api/auth/${path}`, { email: who }))
      const ratio = await steadyRatio(
        () => ask(email),
        () => ask(stranger),
        5,
      )
      expect(ratio).toBeGreaterThan(0.8)
      expect(ratio).toBeLessThan(1.25)
    },
  )
})
