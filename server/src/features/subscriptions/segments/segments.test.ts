import { letterSchema, subscriberSchema } from '@aurelio/contracts/subscriptions'
import { segmentCountSchema, segmentSchema } from '@aurelio/contracts/segments'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { addPeople, createLetter, createList } from '../../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const vip = (label = 'vip') => ({
  match: 'all',
  rules: [{ question: { what: 'has-label', label } }],
})

onEachEngine('segments', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
  })

  const make = async (name: string, rules: unknown) =>
    segmentSchema.parse(bodyOf(await ana.call('POST', '/api/segments', { name, rules })))
  const mark = async (email: string, label: string) => {
    const { items } = z
      .object({ items: z.array(subscriberSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/subscribers?q=${email}`)))
    await server.database
      .query()
      .insertInto('subscriberLabel')
      .values({ subscriberId: items[0]?.id ?? '', label })
      .execute()
  }
  const letterIs = async (id: string) =>
    letterSchema.parse(bodyOf(await ana.call('GET', `/api/letters/${id}`)))
  const reached = () => smtp.received.flatMap((text) => /^To: (\S+)/m.exec(text)?.[1] ?? []).toSorted()

  it('narrow a letter to those of its list who are in it when it leaves, whoever was before', async () => {
    const listId = await createList(ana, 'Todas')
    const other = await createList(ana, 'Otra')
    await addPeople(ana, listId, ['uno@ejemplo.es', 'dos@ejemplo.es', 'tres@ejemplo.es'])
    await addPeople(ana, other, ['fuera@ejemplo.es'])
    await mark('uno@ejemplo.es', 'vip')
    await mark('fuera@ejemplo.es', 'vip')
    expect(
      segmentCountSchema.parse(bodyOf(await ana.call('POST', '/api/segment-counts', vip()))),
    ).toMatchObject({ people: 2 })
    const segment = await make('Los de siempre', vip())
    const id = await createLetter(ana, listId)
    bodyOf(await ana.call('PUT', `/api/letters/${id}`, { segmentId: segment.id }))
    expect(bodyOf(await ana.call('GET', `/api/letters/${id}/check`))).toMatchObject({ people: 1 })
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, { graceSeconds: 2 }))
    // Between 'Enviar' and the moment at which it leaves.
    await mark('dos@ejemplo.es', 'vip')
    await expect.poll(async () => (await letterIs(id)).state, { timeout: 20_000 }).toBe('sent')
    expect((await letterIs(id)).figures).toMatchObject({ total: 2, delivered: 2 })
    expect(reached()).toEqual(['dos@ejemplo.es', 'uno@ejemplo.es'])
    expect(await letterIs(id)).toMatchObject({ segment: { id: segment.id, name: 'Los de siempre' } })
  })

  it('stay while a letter waits for them, and a letter without its segment goes to nobody', async () => {
    const listId = await createList(ana, 'Sola')
    await addPeople(ana, listId, ['sola@ejemplo.es'])
    const segment = await make('De paso', vip('nadie'))
    const id = await createLetter(ana, listId)
    bodyOf(await ana.call('PUT', `/api/letters/${id}`, { segmentId: segment.id }))
    expect(await ana.call('DELETE', `/api/segments/${segment.id}`)).toMatchObject({
      status: 409,
      body: { code: 'SEGMENT_IS_USED' },
    })
    expect(bodyOf(await ana.call('GET', `/api/letters/${id}/check`))).toMatchObject({
      people: 0,
      findings: expect.arrayContaining([{ code: 'nobody-there', about: '' }]),
    })
    await server.database.query().deleteFrom('segment').where('id', '=', segment.id).execute()
    expect(bodyOf(await ana.call('GET', `/api/letters/${id}/check`))).toMatchObject({
      findings: expect.arrayContaining([{ code: 'no-segment', about: '' }]),
    })
    expect((await ana.call('POST', `/api/letters/${id}/sending`, {})).status).toBe(409)
    expect(reached()).not.toContain('sola@ejemplo.es')
  })

  it('are renamed, changed, and nobody else’s', async () => {
    const segment = await make('Antes', vip())
    const rules = { match: 'any', rules: [{ question: { what: 'won' }, isNot: true }] }
    expect(
      bodyOf(await ana.call('PUT', `/api/segments/${segment.id}`, { name: 'Después', rules })),
    ).toMatchObject({ name: 'Después', rules })
    const eva = await signUp(server.url, 'Eva')
    expect((await eva.call('PUT', `/api/segments/${segment.id}`, { name: 'x', rules })).status).toBe(404)
    expect((await eva.call('DELETE', `/api/segments/${segment.id}`)).status).toBe(404)
    expect(bodyOf(await eva.call('POST', '/api/segment-counts', rules))).toEqual({ people: 0, first: [] })
    expect((await ana.call('POST', '/api/segment-counts', { match: 'all', rules: [] })).status).toBe(422)
    bodyOf(await ana.call('DELETE', `/api/segments/${segment.id}`))
  })
})
