import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { unfolded } from '../../../testing/mail-text.ts'
import { publishPage } from '../../../testing/pages.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { createList } from '../../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { translating } from '../../../testing/thing-translations.ts'
import { bodyOf } from '../../../testing/work.ts'

const ofSite = z.object({ siteId: z.string() })
const withId = z.object({ id: z.string() })
const says = (text: string, link: string) => ({
  version: 1,
  elements: [
    { id: 'text-1700000000001', type: 'text', name: '', props: { text } },
    { id: 'button-1700000000002', type: 'button', name: '', props: { text: 'Ver', link } },
  ],
})

onEachEngine('letters in other languages', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
    const { id } = await publishPage(ana, 'Portada')
    const { siteId } = ofSite.parse(bodyOf(await ana.call('GET', `/api/pages/${id}`)))
    bodyOf(await ana.call('PATCH', `/api/sites/${siteId}`, { languages: ['en'] }))
  })
  const mailsTo = (address: string) =>
    smtp.received.map(unfolded).filter((text) => text.includes(`\r\nTo: ${address}\r\n`))
  const subjectTo = (address: string) => /^Subject: (.*)$/m.exec(mailsTo(address).at(-1) ?? '')?.[1]?.trim()
  const addTo = async (listId: string, ...people: readonly { email: string; language?: string }[]) =>
    bodyOf(
      await ana.call('POST', `/api/subscription-lists/${listId}/people`, {
        people,
        permission: 'Lo pidieron.',
        asksToConfirm: false,
      }),
    )
  const letters = translating(() => ana, 'letter')
  const sequences = translating(() => ana, 'sequence')

  it('people are listed with the language that they read, and found by it', async () => {
    const listId = await createList(ana, 'Lectores')
    const people = [{ email: 'ann@lectores.es', language: 'en' }, { email: 'eva@lectores.es' }]
    await addTo(listId, ...people)
    const found = async (query: string) =>
      z
        .object({ items: z.array(z.object({ email: z.string(), language: z.string() })) })
        .parse(bodyOf(await ana.call('GET', `/api/subscribers?listId=${listId}${query}`))).items
    expect(await found('&language=en')).toEqual([{ email: 'ann@lectores.es', language: 'en' }])
    expect(await found('&language=')).toEqual([{ email: 'eva@lectores.es', language: '' }])
    expect(await found('&language=fr')).toEqual([])
    expect(await found('')).toHaveLength(2)
    expect((await ana.call('GET', '/api/subscribers?language=klingon')).status).toBe(422)
  })

  it('each reads a letter in their language, counts its links, and has it in the browser', async () => {
    const listId = await createList(ana, 'Novedades')
    await addTo(listId, { email: 'mary@ejemplo.es', language: 'en' }, { email: 'luis@ejemplo.es' })
    const made = bodyOf(
      await ana.call('POST', '/api/letters', { template: 'news', listId, subject: 'Rebajas' }),
    )
    const { id, number } = z.object({ id: z.string(), number: z.int() }).parse(made)
    bodyOf(
      await ana.call('PUT', `/api/letters/${id}`, {
        document: says('Hola a todos', 'https://tienda.es/es'),
        baseNumber: number,
      }),
    )
    await letters.say(id, {
      Rebajas: 'Sales',
      'Hola a todos': 'Hello everybody',
      'https://tienda.es/es': 'https://tienda.es/en',
    })
    await letters.publish(id)
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    await expect.poll(() => subjectTo('mary@ejemplo.es'), { timeout: 15_000 }).toBe('Sales')
    await expect.poll(() => subjectTo('luis@ejemplo.es'), { timeout: 15_000 }).toBe('Rebajas')
    const [mail = ''] = mailsTo('mary@ejemplo.es')
    expect(mail).toContain('Hello everybody')
    expect(mail).toContain('Unsubscribe')
    expect(mailsTo('luis@ejemplo.es')[0]).toContain('Hola a todos')
    const counted = [...mail.matchAll(/http[^\s"]+\/m\/[^\s"/]+\/\d+/g)].map(([address]) => address)
    const followed = await fetch(counted[0] ?? '', { redirect: 'manual' })
    expect(followed.headers.get('location')).toContain('https://tienda.es/en')
    const inBrowser = [...mail.matchAll(/http[^\s"]+\/m\/[^\s"/]+(?=["\s])/g)].map(([address]) => address)
    const shown = await (await fetch(inBrowser.at(-1) ?? '')).text()
    expect(shown).toContain('Hello everybody')
    expect(shown).toContain('<html lang="en"')
  })

  it('a person chooses their language where they choose their lists, and a sequence follows', async () => {
    const listId = await createList(ana, 'Bienvenida')
    const id = withId.parse(bodyOf(await ana.call('POST', '/api/sequences', { name: 'Alta', listId }))).id
    const letter = { id: 'l', at: null, kind: 'letter', subject: 'Bienvenida a casa', text: 'Pasa, pasa' }
    const wait = { id: 'w', at: null, kind: 'wait', amount: 1, unit: 'hours' }
    bodyOf(
      await ana.call('PUT', `/api/sequences/${id}`, {
        name: 'Alta',
        listId,
        graph: {
          nodes: [wait, letter, { ...letter, id: 'm', document: says('Con editor', 'https://a.es') }],
          edges: [
            { id: 'e', from: 'w', port: 'next', to: 'l' },
            { id: 'f', from: 'l', port: 'next', to: 'm' },
          ],
        },
        rules: { entry: [], exit: [], again: false },
        baseNumber: 1,
      }),
    )
    await sequences.say(id, {
      'Bienvenida a casa': 'Welcome home',
      'Pasa, pasa': 'Come in',
      'Con editor': 'With the editor',
    })
    await sequences.publish(id)
    bodyOf(await ana.call('POST', `/api/sequences/${id}/state`, { isRunning: true }))
    const other = await createList(ana, 'Otra')
    await addTo(other, { email: 'zoe@ejemplo.es' })
    const made = bodyOf(
      await ana.call('POST', '/api/letters', { template: 'news', listId: other, subject: 'Hola' }),
    )
    bodyOf(await ana.call('POST', `/api/letters/${withId.parse(made).id}/sending`, {}))
    await expect.poll(() => subjectTo('zoe@ejemplo.es'), { timeout: 15_000 }).toBe('Hola')
    const own = /List-Unsubscribe:\s+<([^>?]+)/.exec(mailsTo('zoe@ejemplo.es')[0] ?? '')?.[1] ?? ''
    const page = await (await fetch(own)).text()
    expect(page).toContain('<option value="en" lang="en">English</option>')
    const body = new URLSearchParams({ do: 'save', language: 'en' })
    await fetch(own, { method: 'POST', body, headers: { origin: 'null' } })
    expect(await (await fetch(own)).text()).toContain('<option value="en" lang="en" selected>')
    await addTo(listId, { email: 'zoe@ejemplo.es' })
    await server.database.query().updateTable('sequencePerson').set({ dueAt: '2020-01-01' }).execute()
    await comesDue(server.database, 'sequences')
    await server.database
      .query()
      .updateTable('sequencePerson')
      .set({ deadline: '2020-01-01', dueAt: '2020-01-01' })
      .execute()
    await comesDue(server.database, 'sequences')
    await expect.poll(() => mailsTo('zoe@ejemplo.es').length, { timeout: 15_000 }).toBeGreaterThan(2)
    const mails = mailsTo('zoe@ejemplo.es').join('\n')
    for (const words of ['Welcome home', 'Come in', 'With the editor']) expect(mails).toContain(words)
  })
})
