import { sequenceSchema } from '@aurelio/contracts/sequences'
import { listSchema, letterSchema, subscriberSchema } from '@aurelio/contracts/subscriptions'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { unfolded } from '../../../testing/mail-text.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const form = (url: string, body: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body,
  })
const preferencesOf = (mail: string) =>
  new URL(/List-Unsubscribe:\s+<([^>]+)>/.exec(mail)?.[1] ?? '').href.split('?', 1)[0] ?? ''
const madeSchema = z.object({ id: z.string() })
const longAgo = '2020-01-01T00:00:00.000Z'

onEachEngine('what people decide by their own link', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  let refused = ''
  beforeAll(async () => {
    smtp = await startSmtpServer((text) =>
      refused !== '' && text.startsWith(`RCPT TO:<${refused}>`) ? '552 5.2.2 Full' : undefined,
    )
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
  })

  const mailsTo = (address: string) =>
    smtp.received.map(unfolded).filter((text) => text.includes(`\r\nTo: ${address}\r\n`))
  const makeList = async (name: string, ...emails: readonly string[]) => {
    const list = listSchema.parse(bodyOf(await ana.call('POST', '/api/subscription-lists', { name })))
    bodyOf(
      await ana.call('POST', `/api/subscription-lists/${list.id}/people`, {
        people: emails.map((email) => ({ email, name: 'Luz Gil' })),
        permission: 'Lo pidió en la feria de Vigo',
        asksToConfirm: false,
      }),
    )
    return list
  }
  const figures = async (id: string) =>
    letterSchema.parse(bodyOf(await ana.call('GET', `/api/letters/${id}`)))
  const begin = async (listId: string, subject: string) => {
    const asked = { listId, template: 'news', subject }
    const { id } = madeSchema.parse(bodyOf(await ana.call('POST', '/api/letters', asked)))
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    return id
  }
  const ended = (id: string) =>
    expect.poll(async () => (await figures(id)).state, { timeout: 15_000 }).toBe('sent')
  const send = async (listId: string, subject: string) => {
    const id = await begin(listId, subject)
    await ended(id)
    return figures(id)
  }
  const person = async (email: string) =>
    z
      .object({ items: z.array(subscriberSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/subscribers?q=${email}`))).items[0]
  const sequence = async (id: string) =>
    z
      .object({ items: z.array(sequenceSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/sequences')))
      .items.find((one) => one.id === id)

  it('hold back what is more than one a week, and say so in the figures', async () => {
    const list = await makeList('Semanal', 'semana@ejemplo.es', 'todas@ejemplo.es')
    await send(list.id, 'La primera')
    const own = preferencesOf(mailsTo('semana@ejemplo.es')[0] ?? '')
    expect(await (await fetch(own)).text()).toContain('value="each" checked')
    await form(own, `do=save&list=${list.id}&pace=week`)
    expect(await (await fetch(own)).text()).toContain('value="week" checked')
    expect(await person('semana@ejemplo.es')).toMatchObject({ pace: 'week' })
    // The one that came before it was chosen is the one of this week.
    const second = await send(list.id, 'La segunda')
    expect(second.figures).toMatchObject({ total: 1, sent: 1, held: 1 })
    expect(mailsTo('semana@ejemplo.es')).toHaveLength(1)
    expect(mailsTo('todas@ejemplo.es')).toHaveLength(2)
    // In another week they get the next one.
    await server.database
      .query()
      .updateTable('subscriber')
      .set({ turnAt: longAgo })
      .where('email', '=', 'semana@ejemplo.es')
      .execute()
    expect((await send(list.id, 'La tercera')).figures).toMatchObject({ total: 2, held: 0 })
    expect(mailsTo('semana@ejemplo.es')).toHaveLength(2)
    // Nothing that somebody makes up changes it.
    await form(own, `do=save&list=${list.id}&pace=never`)
    expect(await person('semana@ejemplo.es')).toMatchObject({ pace: 'week' })
  })

  it('are sent one of two letters that go out at once, and get their turn back when one is refused', async () => {
    const list = await makeList('A la vez', 'una@ejemplo.es')
    await send(list.id, 'Antes')
    await form(preferencesOf(mailsTo('una@ejemplo.es')[0] ?? ''), `do=save&list=${list.id}&pace=month`)
    await server.database
      .query()
      .updateTable('subscriber')
      .set({ turnAt: null })
      .where('email', '=', 'una@ejemplo.es')
      .execute()
    refused = 'una@ejemplo.es'
    expect((await send(list.id, 'Devuelta')).figures).toMatchObject({ bounced: 1, held: 0 })
    refused = ''
    const both = await Promise.all([begin(list.id, 'Una'), begin(list.id, 'Otra')])
    for (const id of both) await ended(id)
    const held = await Promise.all(both.map(async (id) => (await figures(id)).figures.held))
    expect(held.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(mailsTo('una@ejemplo.es')).toHaveLength(2)
  })

  it('have letters of a sequence wait for their turn, until they want all of them again', async () => {
    const list = await makeList('Serie', 'serie@ejemplo.es')
    await send(list.id, 'Antes de la serie')
    const own = preferencesOf(mailsTo('serie@ejemplo.es')[0] ?? '')
    await form(own, `do=save&list=${list.id}&pace=week`)
    const { id } = madeSchema.parse(
      bodyOf(await ana.call('POST', '/api/sequences', { name: 'Serie', listId: list.id })),
    )
    bodyOf(await ana.call('POST', `/api/sequences/${id}/state`, { isRunning: true }))
    bodyOf(await ana.call('POST', `/api/sequences/${id}/people`, {}))
    await comesDue(server.database, 'sequences')
    await expect.poll(async () => (await sequence(id))?.held).toBe(1)
    const waiting = await server.database
      .query()
      .selectFrom('sequencePerson')
      .select(['dueAt', 'state'])
      .where('sequenceId', '=', id)
      .executeTakeFirstOrThrow()
    expect(waiting.state).toBe('waiting')
    expect(new Date(waiting.dueAt).getUTCDay()).toBe(1)
    expect(waiting.dueAt > new Date().toISOString()).toBe(true)
    expect(mailsTo('serie@ejemplo.es')).toHaveLength(1)
    await form(own, `do=save&list=${list.id}&pace=each`)
    await comesDue(server.database, 'sequences')
    await expect.poll(() => mailsTo('serie@ejemplo.es')).toHaveLength(2)
    await expect.poll(async () => await sequence(id)).toMatchObject({ held: 0, sent: 1 })
  })

  it('show what is kept by a link that comes by mail alone, and erase it by a button', async () => {
    const list = await makeList('Datos', 'datos@ejemplo.es')
    await send(list.id, 'Hola, {{nombre|amigo}}')
    const own = preferencesOf(mailsTo('datos@ejemplo.es')[0] ?? '')
    // A letter that was passed on opens nothing of it.
    expect((await fetch(`${own}/data`)).status).toBe(404)
    expect(await (await form(own, 'do=data')).text()).toContain('Mira tu correo')
    await expect.poll(() => mailsTo('datos@ejemplo.es')).toHaveLength(2)
    const [address = ''] =
      /http:\/\/\S+\/s\/[\w.-]+\/data\b/.exec(mailsTo('datos@ejemplo.es').at(-1) ?? '') ?? []
    const page = await (await fetch(address)).text()
    expect(page).toContain('«Lo pidió en la feria de Vigo»')
    expect(page).toContain('Hola, Luz')
    expect(await (await fetch(`${address}.json`)).json()).toMatchObject({
      email: 'datos@ejemplo.es',
      pace: 'each',
      lists: [
        { list: 'Datos', text: 'Lo pidió en la feria de Vigo', hash: expect.stringMatching(/^[\da-f]{64}$/) },
      ],
      letters: [{ subject: 'Hola, Luz', at: expect.any(String) }],
    })
    expect((await fetch(address.replace('/s/', '/s/9'))).status).toBe(404)
    // Looking at what asks once more erases nothing.
    expect(await (await fetch(`${address}?erase`)).text()).toContain('Sí, borrar mis datos')
    expect(await person('datos@ejemplo.es')).toBeDefined()
    expect(await (await form(address, 'do=erase')).text()).toContain('Tus datos están borrados')
    expect(await person('datos@ejemplo.es')).toBeUndefined()
    expect((await fetch(address)).status).toBe(404)
    expect((await fetch(own)).status).toBe(404)
    const again = await ana.call('POST', `/api/subscription-lists/${list.id}/people`, {
      people: [{ email: 'datos@ejemplo.es' }],
      permission: 'Otra vez',
    })
    expect(bodyOf(again)).toMatchObject({ added: 0, suppressed: 1 })
  })

  it('are spoken to in the language of their browser, or else as the workspace writes', async () => {
    const list = await makeList('Lenguas', 'lenguas@ejemplo.es')
    await send(list.id, 'Hola')
    const own = preferencesOf(mailsTo('lenguas@ejemplo.es')[0] ?? '')
    const inLanguage = async (accepted: string) =>
      (await fetch(own, { headers: { 'accept-language': accepted } })).text()
    expect(await inLanguage('eu-ES,eu;q=0.9')).toContain('<html lang="eu"')
    expect(await inLanguage('ja,ca;q=0.8')).toContain('Amb quina freqüència')
    expect(await inLanguage('ja')).toContain('Con qué frecuencia')
  })
})
