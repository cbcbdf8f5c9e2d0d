import { letterCheckSchema } from '@aurelio/contracts/letter-findings'
import { timeLineEntrySchema } from '@aurelio/contracts/contacts'
import { sequenceSchema } from '@aurelio/contracts/sequences'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { addPeople, createList, createSequence } from '../../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const withId = z.object({ id: z.string() })
const withIds = z.object({ items: z.array(withId) })
const text = (id: string, words: string, readers?: object) => ({
  id,
  type: 'text',
  name: 'Texto',
  props: { text: words, ...(readers && { readers }) },
})
/** A step that is a letter. */
const letter = (step: string, ...elements: object[]) => ({
  id: step,
  at: { x: 0, y: 0 },
  kind: 'letter',
  subject: step,
  text: 'Lo que decía antes',
  document: { version: 1, elements },
})
/** A mail without the breaks that it has on its way. */
const whole = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

const mailsTo = ({ received }: { received: readonly string[] }, email: string) =>
  received.map(whole).filter((mail) => mail.includes(`To: ${email}`))

onBothEngines('letters of sequences that were made with the editor', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  let segmentId: string
  let id: string
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
    const all = await createList(ana, 'Todas')
    const fair = await createList(ana, 'Feria')
    await addPeople(ana, all, ['dentro@ejemplo.es', 'fuera@ejemplo.es'])
    await addPeople(ana, fair, ['dentro@ejemplo.es'])
    const rules = { match: 'all', rules: [{ question: { what: 'on-list', listId: fair } }] }
    segmentId = withId.parse(bodyOf(await ana.call('POST', '/api/segments', { name: 'Feria', rules }))).id
    id = await createSequence(ana, all)
  })

  const find = async () =>
    z
      .object({ items: z.array(sequenceSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/sequences')))
      .items.find((one) => one.id === id)

  /** Two letters in a row, the first for those who were there alone. */
  async function saveLetters() {
    const sequence = await find()
    const body = {
      name: 'Acogida',
      listId: sequence?.list?.id ?? null,
      rules: sequence?.rules,
      baseNumber: sequence?.number,
      graph: {
        nodes: [
          letter('uno', text('a', 'Nos vimos en la feria', { segmentId, isIn: true })),
          letter('dos', text('b', 'Hola, {{nombre|amiga}}')),
        ],
        edges: [{ id: 'via', from: 'uno', port: 'next', to: 'dos' }],
      },
    }
    return ana.call('PUT', `/api/sequences/${id}`, body)
  }

  it('are kept as they were made, and looked at as each would read them', async () => {
    bodyOf(await saveLetters())
    const drawn = async (step: string, query: string) =>
      z
        .object({ text: z.string(), segments: z.array(z.object({ name: z.string() })) })
        .parse(bodyOf(await ana.call('GET', `/api/sequences/${id}/letters/${step}${query}`)))
    expect((await drawn('uno', '')).text).toContain('Nos vimos')
    expect((await drawn('uno', '')).text).not.toContain('Lo que decía antes')
    expect((await drawn('uno', '?segments=')).text).not.toContain('Nos vimos')
    expect((await drawn('uno', `?segments=${segmentId}`)).text).toContain('Nos vimos')
    expect((await drawn('uno', '')).segments).toEqual([{ name: 'Feria' }])
    expect((await ana.call('GET', `/api/sequences/${id}/letters/otro`)).status).toBe(404)
  })

  it('are looked at before they go: what nobody would read, what they weigh, and not who is there', async () => {
    const check = async (step: string) =>
      letterCheckSchema.parse(bodyOf(await ana.call('GET', `/api/sequences/${id}/letters/${step}/check`)))
    const { findings, people, bytes } = await check('uno')
    expect(people).toBe(2)
    expect(bytes).toBeGreaterThan(500)
    expect(findings.find(({ code }) => code === 'empty-for-some')).toMatchObject({ about: '1' })
    expect(findings.map(({ code }) => code)).toContain('no-postal-address')
    expect((await check('dos')).findings.map(({ code }) => code)).not.toContain('empty-for-some')
    expect((await ana.call('GET', `/api/sequences/${id}/letters/otro/check`)).status).toBe(404)
  })

  it('are sent to who makes them, to be looked at in a reader of mail', async () => {
    const tried = await ana.call('POST', `/api/sequences/${id}/letters/dos/trial`)
    const { to } = z.object({ to: z.string() }).parse(bodyOf(tried))
    await expect.poll(() => mailsTo(smtp, to).length).toBe(1)
    const [mail = ''] = mailsTo(smtp, to)
    expect(mail).toContain('Subject: [Prueba] dos')
    expect(mail).toContain('Hola, amiga')
    expect((await ana.call('POST', `/api/sequences/${id}/letters/otro/trial`)).status).toBe(404)
  })

  it('keep their segment from being removed', async () => {
    expect((await ana.call('DELETE', `/api/segments/${segmentId}`)).status).toBe(409)
  })

  it('reach those for whom their blocks are; who has nothing to read in one goes on to the next', async () => {
    bodyOf(await ana.call('POST', `/api/sequences/${id}/state`, { isRunning: true }))
    bodyOf(await ana.call('POST', `/api/sequences/${id}/people`, {}))
    await expect
      .poll(
        async () => {
          await comesDue(server.database, 'sequences')
          return [mailsTo(smtp, 'dentro@ejemplo.es').length, mailsTo(smtp, 'fuera@ejemplo.es').length]
        },
        { timeout: 20_000 },
      )
      .toEqual([2, 1])
    expect(mailsTo(smtp, 'dentro@ejemplo.es').join('')).toContain('Nos vimos en la feria')
    expect(mailsTo(smtp, 'fuera@ejemplo.es').join('')).not.toContain('Nos vimos')
    expect(mailsTo(smtp, 'fuera@ejemplo.es').join('')).toContain('Hola, Luis')
    expect(await find()).toMatchObject({ sent: 3 })
    // The history of a person says which of them they were sent.
    const sentTo = async (email: string) => {
      const { items } = withIds.parse(bodyOf(await ana.call('GET', `/api/subscribers?q=${email}`)))
      const line = bodyOf(await ana.call('GET', `/api/people/${items[0]?.id}/time-line`))
      const entries = z.object({ items: z.array(timeLineEntrySchema) }).parse(line).items
      return entries.flatMap((each) => (each.kind === 'step' ? [each.subject] : []))
    }
    expect((await sentTo('dentro@ejemplo.es')).toSorted()).toEqual(['dos', 'uno'])
    expect(await sentTo('fuera@ejemplo.es')).toEqual(['dos'])
  })
})
