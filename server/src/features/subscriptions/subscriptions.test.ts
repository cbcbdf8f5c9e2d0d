import { sequenceSchema } from '@aurelio/contracts/sequences'
import { listSchema, letterSchema, subscriberSchema } from '@aurelio/contracts/subscriptions'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../testing/at-end.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { unfolded } from '../../testing/mail-text.ts'
import { comesDue } from '../../testing/scheduled-jobs.ts'
import { documentWith, publishPage, sendForm } from '../../testing/pages.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const form = (url: string, body: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body,
  })

onEachEngine('subscriptions', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
    bodyOf(
      await ana.call('PUT', '/api/workspace/settings/legal', {
        name: 'Estudio Ana SL',
        taxNumber: 'B00000000',
        address: 'Calle Mayor 1, Madrid',
        email: 'hola@ejemplo.es',
        registry: '',
      }),
    )
  })

  const lettersTo = (address: string) =>
    smtp.received.map(unfolded).filter((text) => text.includes(`\r\nTo: ${address}\r\n`))
  const makeList = async (name: string) =>
    listSchema.parse(bodyOf(await ana.call('POST', '/api/subscription-lists', { name })))
  const add = async (id: string, emails: readonly string[], asksToConfirm = false) =>
    bodyOf(
      await ana.call('POST', `/api/subscription-lists/${id}/people`, {
        people: emails.map((email) => ({ email, name: 'Luis Pérez' })),
        permission: 'Lo pidieron en la feria de Sevilla',
        asksToConfirm,
      }),
    )
  const people = async (query = '') =>
    z
      .object({ items: z.array(subscriberSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/subscribers${query}`))).items
  const lists = async () =>
    z.object({ items: z.array(listSchema) }).parse(bodyOf(await ana.call('GET', '/api/subscription-lists')))
      .items
  const makeLetter = async (listId: string, template = 'news') =>
    z
      .object({ id: z.string(), subject: z.string() })
      .parse(bodyOf(await ana.call('POST', '/api/letters', { listId, template })))
  const letter = async (id: string) => letterSchema.parse(bodyOf(await ana.call('GET', `/api/letters/${id}`)))
  const sent = async (id: string) => {
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    await expect.poll(async () => (await letter(id)).state, { timeout: 15_000 }).toBe('sent')
    return letter(id)
  }

  it('are confirmed by a button and not by looking, and the proof says what was agreed to', async () => {
    const list = await makeList('Novedades')
    expect(await add(list.id, ['Luis@Ejemplo.es'], true)).toMatchObject({
      added: 1,
      already: 0,
      suppressed: 0,
    })
    await expect.poll(() => lettersTo('luis@ejemplo.es')).toHaveLength(1)
    const [, address = ''] =
      /(http:\/\/\S+\/s\/\S+\?list=[\w-]+)/.exec(lettersTo('luis@ejemplo.es')[0] ?? '') ?? []
    const page = await (await fetch(address)).text()
    expect(page).toContain('Confirmar suscripción</button>')
    expect((await people())[0]?.subscriptions[0]).toMatchObject({ state: 'pending', confirmedAt: null })
    expect(await (await form(address, 'do=confirm')).text()).toContain('Ya estás en «Novedades»')
    expect((await people('?q=luis&state=confirmed'))[0]?.subscriptions[0]).toMatchObject({
      state: 'confirmed',
      text: 'Lo pidieron en la feria de Sevilla',
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    // A link of somebody else's making opens nothing.
    expect((await fetch(address.replace(/\.[\w-]+\?/, '.AAAAAAAAAAAAAAAAAAAA?'))).status).toBe(404)
  })

  it('bring a letter to those who confirmed, each once, in two ways to read it, and out by one press', async () => {
    const list = await makeList('Clientes')
    await add(list.id, ['uno@ejemplo.es', 'dos@ejemplo.es'])
    await add(list.id, ['tres@ejemplo.es'], true)
    const { id, subject } = await makeLetter(list.id)
    const { figures } = await sent(id)
    expect(figures).toMatchObject({ total: 2, sent: 2, delivered: 2, bounced: 0, unsubscribed: 0 })
    const [mail = '', ...others] = lettersTo('uno@ejemplo.es')
    expect(others).toEqual([])
    expect(mail).toContain('text/plain')
    expect(mail).toContain('text/html')
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const leave = /List-Unsubscribe:\s+<([^>]+)>/.exec(mail)?.[1] ?? ''
    // Programs that look at every link change nothing.
    expect((await fetch(leave)).status).toBe(200)
    expect((await letter(id)).figures.unsubscribed).toBe(0)
    expect((await form(leave, 'List-Unsubscribe=One-Click')).status).toBe(200)
    await form(leave, 'List-Unsubscribe=One-Click')
    expect((await letter(id)).figures.unsubscribed).toBe(1)
    expect((await lists()).find((one) => one.id === list.id)).toMatchObject({
      confirmed: 1,
      pending: 1,
      left: 1,
    })
    const second = await makeLetter(list.id, 'offer')
    expect((await sent(second.id)).figures.total).toBe(1)
    expect(lettersTo('uno@ejemplo.es')).toHaveLength(1)
    expect(subject).toBe('Lo que hemos hecho este mes')
  })

  it('stop a letter to which something is missing, and say what', async () => {
    const empty = await makeList('Vacía')
    const { id } = await makeLetter(empty.id, 'blank')
    const check = bodyOf(await ana.call('GET', `/api/letters/${id}/check`))
    expect(check).toMatchObject({
      findings: expect.arrayContaining([
        { code: 'missing-subject', about: '' },
        { code: 'nobody-there', about: '' },
      ]),
    })
    expect(await ana.call('POST', `/api/letters/${id}/sending`, {})).toMatchObject({
      status: 409,
      body: { code: 'LETTER_NOT_READY' },
    })
  })

  it('are nobody else’s', async () => {
    const eva = await signUp(server.url, 'Eva')
    const list = await makeList('De Ana')
    const { id } = await makeLetter(list.id)
    expect((await eva.call('GET', `/api/letters/${id}`)).status).toBe(404)
    expect((await eva.call('DELETE', `/api/subscription-lists/${list.id}`)).status).toBe(404)
    expect((await eva.call('POST', '/api/letters', { listId: list.id })).status).toBe(422)
  })

  it('lead through a sequence step by step, each once, and out of it by leaving', async () => {
    const list = await makeList('Curso')
    const made = sequenceSchema.parse(
      bodyOf(await ana.call('POST', '/api/sequences', { name: 'Bienvenida', listId: list.id })),
    )
    expect(made.graph.nodes.map(({ kind }) => kind)).toEqual([
      'letter',
      'wait',
      'letter',
      'wait',
      'goal',
      'letter',
    ])
    bodyOf(await ana.call('POST', `/api/sequences/${made.id}/state`, { isRunning: true }))
    await add(list.id, ['alumna@ejemplo.es'])
    await comesDue(server.database, 'sequences')
    await expect.poll(() => lettersTo('alumna@ejemplo.es')).toHaveLength(1)
    await comesDue(server.database, 'sequences')
    const sequence = async () =>
      z
        .object({ items: z.array(sequenceSchema) })
        .parse(bodyOf(await ana.call('GET', '/api/sequences')))
        .items.find(({ id }) => id === made.id)
    await expect.poll(async () => (await sequence())?.waiting).toEqual({ [made.graph.nodes[1]?.id ?? '']: 1 })
    expect(lettersTo('alumna@ejemplo.es')).toHaveLength(1)
    expect(await sequence()).toMatchObject({ entered: 1, sent: 1, finished: 0 })
    // Somebody who leaves gets nothing more of it.
    const [mail = ''] = lettersTo('alumna@ejemplo.es')
    const leave = /List-Unsubscribe:\s+<([^>]+)>/.exec(mail)?.[1] ?? ''
    await form(leave, 'List-Unsubscribe=One-Click')
    await expect.poll(async () => (await sequence())?.waiting).toEqual({})
  })

  it('are asked for by a box of a form, which is never required, and confirmed by mail like any other', async () => {
    const list = await makeList('De la web')
    const box = {
      name: 'novedades',
      label: 'Quiero novedades',
      type: 'checkbox',
      list: list.id,
      required: true,
    }
    const fields = ['name', 'email', 'consent', box]
    const { path, id: pageId } = await publishPage(ana, 'Con casilla', documentWith('Hola', fields))
    const send = (name: string, values: Record<string, string> = {}) =>
      sendForm(server.url, path, { name, email: `${name}@ejemplo.es`, consent: '1', ...values })
    await send('sin-marcar')
    await send('marcada', { novedades: '1', _zone: 'America/Lima' })
    await send('marciana', { novedades: '1', _zone: 'Europa/Marte' })
    await send('trampa', { novedades: '1', website: 'https://spam.example' })
    await expect.poll(() => lettersTo('marcada@ejemplo.es')).toHaveLength(1)
    await expect.poll(() => lettersTo('marciana@ejemplo.es')).toHaveLength(1)
    expect((await people('?q=marciana'))[0]?.zone).toBe('')
    expect(
      (await people('?q=marcada')).map(({ email, zone, subscriptions }) => ({ email, zone, subscriptions })),
    ).toEqual([
      {
        email: 'marcada@ejemplo.es',
        zone: 'America/Lima',
        subscriptions: [
          expect.objectContaining({ state: 'pending', text: 'Quiero novedades', source: 'form', pageId }),
        ],
      },
    ])
    expect(await people(`?listId=${list.id}`)).toHaveLength(2)
  })

  it('end for somebody whom the team takes off a list, with the proof that they were on it', async () => {
    const list = await makeList('Por teléfono')
    await add(list.id, ['quita@ejemplo.es'])
    const [person] = await people('?q=quita@ejemplo.es')
    const address = `/api/subscription-lists/${list.id}/people/${person?.id}`
    bodyOf(await ana.call('DELETE', address))
    bodyOf(await ana.call('DELETE', address))
    expect((await people('?q=quita@ejemplo.es'))[0]?.subscriptions).toMatchObject([
      { state: 'left', leftAt: expect.any(String), text: 'Lo pidieron en la feria de Sevilla' },
    ])
    expect((await ana.call('DELETE', `/api/subscription-lists/${list.id}/people/${list.id}`)).status).toBe(
      404,
    )
  })

  it('give whoever sends now a moment in which it can be taken back', async () => {
    const list = await makeList('Con calma')
    await add(list.id, ['calma@ejemplo.es'])
    const { id } = await makeLetter(list.id)
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, { graceSeconds: 60 }))
    expect(await letter(id)).toMatchObject({ state: 'scheduled' })
    bodyOf(await ana.call('POST', `/api/letters/${id}/pause`))
    expect(await letter(id)).toMatchObject({ state: 'draft', sendAt: null })
    expect(lettersTo('calma@ejemplo.es')).toEqual([])
  })

  it('never write again to who was erased', async () => {
    const list = await makeList('Otra')
    await add(list.id, ['fuera@ejemplo.es'])
    const [person] = await people('?q=fuera@ejemplo.es')
    bodyOf(await ana.call('DELETE', `/api/subscribers/${person?.id}`))
    expect(await add(list.id, ['fuera@ejemplo.es'])).toMatchObject({ added: 0, suppressed: 1 })
  })
})
