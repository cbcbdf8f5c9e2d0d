import { beforeAll, expect, it } from 'vitest'
import { buildServer, spawnServer, untilUp } from '../../testing/child-server.ts'
import { emptyDatabase, onEachEngine, temporaryFolder } from '../../testing/engines.ts'
import { freePort } from '../../testing/postgres.ts'
import { password, signUp, startTestServer } from '../../testing/test-server.ts'

/** A sign-in from the address that the proxy in front of the server names. */
async function signInFrom(url: string, address: string, email: string, secret = 'Equivocada-1') {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: secret }),
  })
  await response.arrayBuffer()
  return response
}
const proxied = { TRUSTED_PROXY: '127.0.0.1,::1' }

let main: string
beforeAll(async () => {
  main = await buildServer()
})

onEachEngine('wrong sign-ins', (engine) => {
  it('are refused from the sixth within ten seconds; other accounts and addresses are not', async () => {
    const { url } = await startTestServer(engine, { ...proxied, RATE_LIMIT_SCALE: '1' })
    const [one, other] = [await signUp(url), await signUp(url)]
    const burst = await Promise.all(
      Array.from({ length: 6 }, () => signInFrom(url, '198.51.100.1', one.email)),
    )
    const refused = burst.filter(({ status }) => status === 429)
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(10)
    expect((await signInFrom(url, '198.51.100.1', other.email, password)).status).toBe(200)
    expect((await signInFrom(url, '198.51.100.2', one.email, password)).status).toBe(200)
  })

  it('over many accounts are refused to the address they come from, and then to its network alone', async () => {
    const { url, database } = await startTestServer(engine, { ...proxied, RATE_LIMIT_SCALE: '0.2' })
    const person = await signUp(url)
    const statuses = async (addresses: string[]) => {
      const all: number[] = []
      for (const [number, address] of addresses.entries())
        all.push((await signInFrom(url, address, `nadie-${address}-${number}@ejemplo.es`)).status)
      return all
    }
    const one = await statuses(Array.from({ length: 12 }, () => '198.51.100.1'))
    expect(one.indexOf(429)).toBe(6)
    expect(new Set(one.slice(6))).toEqual(new Set([429]))
    expect((await signInFrom(url, '198.51.100.2', person.email, password)).status).toBe(200)
    const many = await statuses(Array.from({ length: 60 }, (_, number) => `198.51.100.${10 + (number % 30)}`))
    expect(many.filter((status) => status === 401).length).toBeLessThan(30)
    expect((await signInFrom(url, '198.51.100.77', person.email, password)).status).toBe(429)
    expect((await signInFrom(url, '203.0.113.5', person.email, password)).status).toBe(200)
    const rows = await database
      .query()
      .selectFrom('auditEvent')
      .select('detail')
      .where('kind', '=', 'sign-in-failed')
      .execute()
    expect(rows.map(({ detail }) => JSON.parse(detail))).toEqual(
      [1, 2, 4, 8, 16, 32].slice(0, rows.length).map((count) => ({ withinTheHour: String(count) })),
    )
    expect(rows.length).toBeGreaterThan(3)
  })

  it('of an office that knows its passwords never add up', async () => {
    const { url } = await startTestServer(engine, { ...proxied, RATE_LIMIT_SCALE: '0.2' })
    const { email } = await signUp(url)
    for (let times = 0; times < 12; times++)
      expect((await signInFrom(url, '198.51.100.1', email, password)).status).toBe(200)
  })

  it('still wait after the process was killed and started again', { timeout: 90_000 }, async () => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const settings = engine === 'postgres' ? await emptyDatabase(engine) : null
    const environment = {
      ...proxied,
      PORT: String(port),
      DATA_DIR: temporaryFolder(),
      // One guess is free, then the account waits half a minute at that address.
      RATE_LIMIT_SCALE: '0.1',
      ...(settings?.engine === 'postgres' && { DATABASE_URL: settings.url }),
    }
    const first = spawnServer(main, environment)
    await untilUp(first)
    const { email } = await signUp(url)
    expect((await signInFrom(url, '198.51.100.1', email)).status).toBe(401)
    expect((await signInFrom(url, '198.51.100.1', email, password)).status).toBe(429)
    first.process.kill('SIGKILL')
    await first.ended
    const second = spawnServer(main, environment)
    await untilUp(second)
    expect((await signInFrom(url, '198.51.100.1', email, password)).status).toBe(429)
    expect((await signInFrom(url, '198.51.100.2', email, password)).status).toBe(200)
    second.process.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })
})
