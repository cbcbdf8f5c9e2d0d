import { type SubscriberImport, subscriberImportSchema } from '@aurelio/contracts/subscriber-imports'
import { listSchema, subscriberSchema } from '@aurelio/contracts/subscriptions'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../../testing/at-end.ts'
import { onEachEngine } from '../../../../testing/engines.ts'
import { startSmtpServer } from '../../../../testing/smtp-server.ts'
import { addPeople, createList, runSequence } from '../../../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { bodyOf } from '../../../../testing/work.ts'

const tokenSchema = z.object({ id: z.string(), token: z.string() })

/** A table of so many addresses. */
const rows = (host: string, count: number) =>
  ['email', ...Array.from({ length: count }, (_, at) => `p${at}@${host}`)].join('\n')

onEachEngine('people out of a file', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
  })

  const send = (listId: string, text: string, person = ana) =>
    fetch(`${server.url}/api/subscription-lists/${listId}/imports?name=boletin.csv`, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: server.url, 'content-type': 'text/csv' },
      body: text,
    })
  const upload = async (listId: string, text: string) => {
    const answer = await send(listId, text)
    expect(answer.status).toBe(201)
    return subscriberImportSchema.parse(await answer.json())
  }
  const act = (id: string, deed: string, body: object = {}) =>
    ana.call('POST', `/api/subscriber-imports/${id}/${deed}`, body)
  const begin = async (taken: SubscriberImport, asksToConfirm = false) =>
    bodyOf(
      await act(taken.id, 'start', {
        mapping: taken.mapping,
        permission: 'Lo pidieron en el boletín de antes',
        asksToConfirm,
      }),
    )
  const untilIn = async ({ id }: SubscriberImport, state: SubscriberImport['state']) => {
    const read = async () =>
      subscriberImportSchema.parse(bodyOf(await ana.call('GET', `/api/subscriber-imports/${id}`)))
    await expect.poll(async () => (await read()).state).toBe(state)
    return read()
  }
  const on = async (listId: string) =>
    z
      .object({ items: z.array(subscriberSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/subscribers?listId=${listId}&limit=100`))).items
  const figures = async (listId: string) =>
    z
      .object({ items: z.array(listSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/subscription-lists')))
      .items.find(({ id }) => id === listId)

  it('come onto the list with the words of their permission, say who was left out, and go again with one call', async () => {
    const listId = await createList(ana, 'Boletín')
    await addPeople(ana, listId, ['ya@archivo.es'])
    const fromElsewhere = await createList(ana, 'Otra')
    await addPeople(ana, fromElsewhere, ['fuera@archivo.es', 'otra@archivo.es'])
    const [gone] = (await on(fromElsewhere)).filter(({ email }) => email === 'fuera@archivo.es')
    bodyOf(await ana.call('DELETE', `/api/subscribers/${gone?.id}`))
    const taken = await upload(
      listId,
      [
        'Email Address;First Name;Last Name;Time Zone;Language;Rating',
        'Eva@Archivo.es;Eva;Gil;America/Lima;en-GB;5',
        'luis@archivo.es;"Luis; el de ""la"" feria";Paz;Marte/Olimpo;de_AT;',
        'eva@archivo.es;Eva;Otra vez;;;',
        'no es un correo;Nadie;;;;',
        'ya@archivo.es;Ya;;;;',
        'fuera@archivo.es;Fuera;;;;',
        'otra@archivo.es;Otra;;;klingon;',
      ].join('\r\n'),
    )
    expect(taken.mapping).toEqual(['email', 'name', 'skip', 'zone', 'language', 'skip'])
    await begin({ ...taken, mapping: ['email', 'name', 'name', 'zone', 'language', 'skip'] })
    expect(await untilIn(taken, 'done')).toMatchObject({
      imported: 3,
      skipped: 4,
      reasons: { already: 2, suppressed: 1, 'no-address': 1 },
    })
    const people = await on(listId)
    people.sort((one, other) => one.email.localeCompare(other.email))
    expect(people.map(({ email, name, zone }) => [email, name, zone])).toEqual([
      ['eva@archivo.es', 'Eva Otra vez', ''],
      ['luis@archivo.es', 'Luis; el de "la" feria Paz', ''],
      ['otra@archivo.es', 'Luis', ''],
      ['ya@archivo.es', 'Luis', ''],
    ])
    expect(people.find(({ email }) => email.startsWith('luis'))?.subscriptions[0]).toMatchObject({
      state: 'confirmed',
      source: 'import',
      text: 'Lo pidieron en el boletín de antes',
    })
    const read = await server.database
      .query()
      .selectFrom('subscriber')
      .select(['email', 'language'])
      .where('email', 'like', '%@archivo.es')
      .where('language', '!=', '')
      .execute()
    expect(read).toEqual([{ email: 'luis@archivo.es', language: 'de' }])
    bodyOf(await act(taken.id, 'undo'))
    await untilIn(taken, 'undone')
    expect((await on(listId)).map(({ email }) => email)).toEqual(['ya@archivo.es'])
    expect(await on(fromElsewhere)).toHaveLength(1)
  })

  it('are many: asked by mail where that is wished, and into the sequence of the list where not', async () => {
    const listId = await createList(ana, 'Muchas')
    const sequenceId = await runSequence(ana, listId)
    const taken = await upload(listId, rows('muchas.es', 450))
    await begin(taken)
    expect(await untilIn(taken, 'done')).toMatchObject({ imported: 450, skipped: 0, percent: 100 })
    expect(await figures(listId)).toMatchObject({ confirmed: 450, pending: 0 })
    const sequences = z.object({ items: z.array(z.object({ id: z.string(), entered: z.int() })) })
    const { items } = sequences.parse(bodyOf(await ana.call('GET', '/api/sequences')))
    expect(items.find(({ id }) => id === sequenceId)?.entered).toBe(450)
    const asked = await upload(listId, rows('preguntadas.es', 3))
    await begin(asked, true)
    await untilIn(asked, 'done')
    expect(await figures(listId)).toMatchObject({ confirmed: 450, pending: 3 })
    await expect
      .poll(() => smtp.received.filter((text) => /^To: p\d@preguntadas\.es/m.test(text)).length)
      .toBe(3)
    bodyOf(await act(taken.id, 'undo'))
    await untilIn(taken, 'undone')
    expect(await figures(listId)).toMatchObject({ confirmed: 0, pending: 3 })
  })

  it('need the words of their permission, a list that is there, and a workspace of one’s own', async () => {
    const listId = await createList(ana, 'Propia')
    const taken = await upload(listId, 'correo\nluis@propia.es')
    const without = await act(taken.id, 'start', { mapping: ['email'], permission: '', asksToConfirm: false })
    expect(without.status).toBe(422)
    const other = await signUp(server.url)
    expect((await send(listId, 'correo\nx@y.es', other)).status).toBe(404)
    expect((await send('no-es-un-id', 'correo\nx@y.es')).status).toBe(404)
    expect((await send(listId, '\u0089PNG\0\0')).status).toBe(422)
    expect((await other.call('GET', `/api/subscriber-imports/${taken.id}`)).status).toBe(404)
    // An import of leads is none of people.
    expect((await ana.call('GET', `/api/lead-imports/${taken.id}`)).status).toBe(404)
    bodyOf(await ana.call('DELETE', `/api/subscription-lists/${listId}`))
    await begin(taken)
    expect(await untilIn(taken, 'done')).toMatchObject({ imported: 0, reasons: { 'no-list': 1 } })
  })

  it('come by a token of the API too, which is said of each', async () => {
    const listId = await createList(ana, 'Por programa')
    const { token } = tokenSchema.parse(
      bodyOf(
        await ana.call('POST', '/api/tokens', {
          kind: 'personal',
          name: 'Tienda',
          scopes: ['subscriptions:read', 'subscriptions:write'],
          expiresInDays: 30,
        }),
      ),
    )
    const call = (method: string, path: string, body?: object) =>
      fetch(server.url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    const added = await call('POST', `/api/subscription-lists/${listId}/people`, {
      people: [{ email: 'cliente@tienda.es' }],
      permission: 'Marcó la casilla al comprar',
      asksToConfirm: false,
    })
    expect(added.status).toBe(200)
    expect((await on(listId))[0]?.subscriptions[0]).toMatchObject({ source: 'api' })
    expect((await call('GET', '/api/letters')).status).toBe(403)
  })
})
