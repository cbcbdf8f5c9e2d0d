import { createHmac } from 'node:crypto'
import { leadSchema } from '@aurelio/contracts/leads'
import { deliverySchema, webhookSchema } from '@aurelio/contracts/webhooks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../testing/at-end.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../testing/pages.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const madeSchema = webhookSchema.extend({ secret: z.string() })
const toldSchema = z.object({ type: z.string(), timestamp: z.iso.datetime(), data: leadSchema })
const guest = { name: 'Luis', email: 'luis@ejemplo.es' }

const deliveriesOf = async (person: Person, id: string) =>
  z
    .object({ items: z.array(deliverySchema) })
    .parse(bodyOf(await person.call('GET', `/api/webhooks/${id}/deliveries`))).items

/** The last delivery, once it has been tried so often at least. */
const tried = async (person: Person, id: string, times = 1) => {
  await expect
    .poll(async () => (await deliveriesOf(person, id))[0]?.tries.length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(times)
  const [delivery] = await deliveriesOf(person, id)
  if (!delivery) throw new Error('There is no delivery')
  return delivery
}

/** As the standard has it, written anew: what stands behind `v1,` for one secret. */
function signatureBy(secret: string, { id, seconds, body }: { id: string; seconds: string; body: string }) {
  expect(secret).toMatch(/^whsec_/)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', key).update([id, seconds, body].join('.')).digest('base64')}`
}

onEachEngine('webhooks', (engine) => {
  let server: TestServer
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  beforeAll(async () => {
    receiver = await startReceiver({
      '/broken': (answer) => answer.writeHead(500).end('Ahora no\u0000 puedo'),
      '/silent': (answer) => answer.writeHead(503).end(),
      '/elsewhere': (answer) => answer.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end(),
      '/endless': (answer) => {
        answer.writeHead(200)
        const more = () => answer.destroyed || answer.write('x'.repeat(65_536), () => setImmediate(more))
        more()
      },
    })
    atEnd(receiver.stop)
    server = await startTestServer(engine, { WEBHOOK_ALLOWED_HOSTS: receiver.host })
  })

  const add = async (person: Person, path: string, rest = {}) =>
    madeSchema.parse(
      bodyOf(
        await person.call('POST', '/api/webhooks', { address: `http://${receiver.host}${path}`, ...rest }),
      ),
    )
  const withPage = async () => {
    const person = await signUp(server.url)
    const { path } = await publishPage(person, 'Captación', documentWith('x', ['name', 'email']))
    return { person, send: () => sendForm(server.url, path, guest) }
  }

  it('are told of a lead, signed so that the receiver can tell', async () => {
    const { person, send } = await withPage()
    const { id, secret } = await add(person, '/signed')
    await send()
    const delivery = await tried(person, id)
    expect(delivery).toMatchObject({
      state: 'delivered',
      nextAt: null,
      tries: [{ status: 204, problem: null }],
    })
    const [call] = receiver.of('/signed')
    if (!call) throw new Error('Nothing came')
    const { 'webhook-id': name, 'webhook-timestamp': seconds, 'webhook-signature': signature } = call.headers
    expect(name).toBe(delivery.id)
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60)
    const signed = { id: delivery.id, seconds: String(seconds), body: call.body }
    expect(signature).toBe(signatureBy(secret, signed))
    const told = toldSchema.parse(JSON.parse(call.body))
    expect(told).toMatchObject({ type: 'lead.created', data: guest })

    bodyOf(await person.call('PATCH', `/api/leads/${told.data.id}`, { baseVersion: 1, state: 'won' }))
    await expect.poll(() => receiver.of('/signed').length, { timeout: 15_000 }).toBe(2)
    expect(toldSchema.parse(JSON.parse(receiver.of('/signed')[1]?.body ?? ''))).toMatchObject({
      type: 'lead.updated',
      data: { id: told.data.id, state: 'won' },
    })
  })

  it('show their secret once, and sign with the old one too for a day after it was rolled', async () => {
    const { person, send } = await withPage()
    const { id, secret } = await add(person, '/rolled')
    const { items } = z
      .object({ items: z.array(z.unknown()) })
      .parse(bodyOf(await person.call('GET', '/api/webhooks')))
    expect(JSON.stringify(items)).not.toContain('whsec_')
    const rolled = madeSchema.parse(bodyOf(await person.call('POST', `/api/webhooks/${id}/secret`)))
    expect(rolled.secret).not.toBe(secret)
    await send()
    const delivery = await tried(person, id)
    const [call] = receiver.of('/rolled')
    const signed = {
      id: delivery.id,
      seconds: String(call?.headers['webhook-timestamp']),
      body: call?.body ?? '',
    }
    expect(String(call?.headers['webhook-signature']).split(' ')).toEqual([
      signatureBy(rolled.secret, signed),
      signatureBy(secret, signed),
    ])
    // The day is over.
    const past = new Date(Date.now() - 1000).toISOString()
    await server.database
      .query()
      .updateTable('webhook')
      .set({ oldSecretUntil: past })
      .where('id', '=', id)
      .execute()
    bodyOf(await person.call('POST', `/api/webhooks/${id}/deliveries/${delivery.id}/sending`))
    await tried(person, id, 2)
    expect(String(receiver.of('/rolled')[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
  })

  it('are put on hold after three days without success, told of once, and set going again by hand', async () => {
    const { person, send } = await withPage()
    const { id } = await add(person, '/silent')
    const shown = async () => {
      const listed = bodyOf(await person.call('GET', '/api/webhooks'))
      return z.object({ items: z.array(webhookSchema) }).parse(listed).items[0]
    }
    await send()
    await tried(person, id)
    expect(await shown()).toMatchObject({ isActive: true, failingSince: expect.any(String) })
    // Three days pass.
    const failingSince = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString()
    await server.database.query().updateTable('webhook').set({ failingSince }).where('id', '=', id).execute()
    await send()
    await expect.poll(shown, { timeout: 15_000 }).toMatchObject({ isActive: false, failingSince })
    const news = z
      .object({ items: z.array(z.object({ kind: z.string(), subject: z.unknown() })) })
      .parse(bodyOf(await person.call('GET', '/api/notifications'))).items
    expect(news.filter(({ kind }) => kind === 'webhook.paused')).toMatchObject([
      { subject: { id, name: receiver.host } },
    ])
    bodyOf(await person.call('PATCH', `/api/webhooks/${id}`, { isActive: true }))
    expect(await shown()).toMatchObject({ isActive: true, failingSince: null })
  })

  it('are tried again with growing pauses, by the same id, and each try is kept', async () => {
    const { person, send } = await withPage()
    const { id } = await add(person, '/broken', { events: ['lead.created'] })
    await send()
    const pauses = new Map<number, number>()
    while (pauses.size < 3) {
      const delivery = await tried(person, id, pauses.size + 1)
      expect(delivery).toMatchObject({
        state: 'waiting',
        tries: expect.arrayContaining([expect.objectContaining({ status: 500, answer: 'Ahora no puedo' })]),
      })
      const pause = Date.parse(delivery.nextAt ?? '') - Date.parse(delivery.tries[0]?.at ?? '')
      pauses.set(delivery.tries.length, Math.round(pause / 5000) * 5)
      // The pause passes.
      const due = new Date(Date.now() - 1000).toISOString()
      await server.database
        .query()
        .updateTable('job')
        .set({ runAt: due })
        .where('kind', '=', 'webhook')
        .where('state', '=', 'queued')
        .execute()
    }
    expect([...pauses]).toEqual([
      [1, 5],
      [2, 30],
      [3, 120],
    ])
    expect(new Set(receiver.of('/broken').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('are not led into a private network: not by their address, not by a redirect', async () => {
    const { person, send } = await withPage()
    for (const address of [
      'http://127.0.0.1:1/x',
      'http://[::1]/x',
      'http://169.254.169.254/x',
      'https://localhost/x',
    ])
      expect(await person.call('POST', '/api/webhooks', { address })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'address', code: 'PRIVATE_ADDRESS' }] },
      })
    for (const address of [
      'ftp://ejemplo.es/x',
      'https://ana:secreto@ejemplo.es/',
      'nada',
      'javascript:alert(1)',
    ])
      expect(await person.call('POST', '/api/webhooks', { address })).toMatchObject({ status: 422 })
    const { id } = await add(person, '/elsewhere')
    await send()
    expect(await tried(person, id)).toMatchObject({ tries: [{ status: 302, problem: 'redirect' }] })
    // What was allowed when it was entered, and is not any more.
    const gone = await add(person, '/gone')
    await server.database
      .query()
      .updateTable('webhook')
      .set({ address: 'http://10.0.0.1/x' })
      .where('id', '=', gone.id)
      .execute()
    await send()
    expect(await tried(person, gone.id)).toMatchObject({
      tries: [{ status: null, problem: 'refused-address' }],
    })
  })

  it('take no more of an answer than its beginning', async () => {
    const { person, send } = await withPage()
    const { id } = await add(person, '/endless')
    await send()
    const { state, tries } = await tried(person, id)
    expect(state).toBe('delivered')
    expect(tries[0]?.answer).toBe('x'.repeat(1024))
  })

  it('say nothing while they are off, nor once their lead is gone', async () => {
    const { person, send } = await withPage()
    const off = await add(person, '/off')
    bodyOf(await person.call('PATCH', `/api/webhooks/${off.id}`, { isActive: false }))
    const { id } = await add(person, '/on')
    await send()
    const { id: deliveryId } = await tried(person, id)
    expect(receiver.of('/off')).toEqual([])
    await server.database.query().deleteFrom('lead').execute()
    bodyOf(await person.call('POST', `/api/webhooks/${id}/deliveries/${deliveryId}/sending`))
    await expect.poll(async () => (await deliveriesOf(person, id))[0]?.state).toBe('dropped')
    expect(receiver.of('/on')).toHaveLength(1)
    bodyOf(await person.call('DELETE', `/api/webhooks/${id}`))
    expect((await person.call('GET', `/api/webhooks/${id}/deliveries`)).status).toBe(404)
  })
})
