import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { addPeople, createLetter, createList } from '../../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const withId = z.object({ id: z.string() })
const checkSchema = z.object({ findings: z.array(z.object({ code: z.string(), about: z.string() })) })

/** A block of a letter. */
const text = (id: string, words: string, readers?: object) => ({
  id,
  type: 'text',
  name: 'Texto',
  props: { text: words, ...(readers && { readers }) },
})
/** A mail without the breaks that it has on its way. */
const whole = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

onBothEngines('blocks of a letter that only some read', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  let all: string
  let segmentId: string
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
    all = await createList(ana, 'Todas')
    const fair = await createList(ana, 'Feria')
    await addPeople(ana, all, ['dentro@ejemplo.es', 'fuera@ejemplo.es'])
    await addPeople(ana, fair, ['dentro@ejemplo.es'])
    const rules = { match: 'all', rules: [{ question: { what: 'on-list', listId: fair } }] }
    segmentId = withId.parse(bodyOf(await ana.call('POST', '/api/segments', { name: 'Feria', rules }))).id
  })

  async function letterOf(...elements: object[]) {
    const id = await createLetter(ana, all)
    bodyOf(
      await ana.call('PUT', `/api/letters/${id}`, { subject: 'Hola', document: { version: 1, elements } }),
    )
    return id
  }
  const codesOf = async (id: string) =>
    checkSchema
      .parse(bodyOf(await ana.call('GET', `/api/letters/${id}/check`)))
      .findings.filter(({ code }) => code.startsWith('block') || code === 'empty-for-some')
  const mailTo = (email: string) => smtp.received.find((mail) => mail.includes(`To: ${email}`)) ?? ''

  it('reach those for whom they are, in the mail and in the browser', async () => {
    const id = await letterOf(
      text('a', 'Para todas'),
      text('b', 'Nos vimos en la feria', { segmentId, isIn: true }),
      text('c', 'No estuviste en la feria', { segmentId, isIn: false }),
    )
    expect(await codesOf(id)).toEqual([])
    const drawn = async (query: string) =>
      z
        .object({ text: z.string(), segments: z.array(z.object({ name: z.string() })) })
        .parse(bodyOf(await ana.call('GET', `/api/letters/${id}/drawn${query}`)))
    expect((await drawn('?segments=')).text).toContain('No estuviste')
    expect((await drawn('?segments=')).text).not.toContain('Nos vimos')
    expect((await drawn(`?segments=${segmentId}`)).text).toContain('Nos vimos')
    expect((await drawn('')).segments).toEqual([{ name: 'Feria' }])
    const { items } = z
      .object({ items: z.array(withId) })
      .parse(bodyOf(await ana.call('GET', '/api/subscribers?q=dentro')))
    const asThem = await drawn(`?personId=${items[0]?.id}`)
    expect(asThem.text).toContain('Nos vimos')
    expect(asThem.text).not.toContain('No estuviste')
    // Nothing in it acts for them.
    expect(asThem.text).not.toMatch(/\/s\/\S/)
    const eva = await signUp(server.url, 'Eva')
    const foreign = await createLetter(eva)
    expect((await eva.call('GET', `/api/letters/${foreign}/drawn?personId=${items[0]?.id}`)).status).toBe(404)

    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    await expect
      .poll(() => mailTo('fuera@ejemplo.es') && mailTo('dentro@ejemplo.es'), { timeout: 15_000 })
      .not.toBe('')
    const [inside, outside] = [whole(mailTo('dentro@ejemplo.es')), whole(mailTo('fuera@ejemplo.es'))]
    expect(inside).toContain('Nos vimos en la feria')
    expect(inside).not.toContain('No estuviste')
    expect(outside).toContain('No estuviste en la feria')
    expect(outside).not.toContain('Nos vimos')
    const [archived = ''] = /http:\S+?\/m\/[\w.-]+/.exec(outside.split('navegador')[1] ?? '') ?? []
    const page = await (await fetch(archived)).text()
    expect(page).toContain('No estuviste')
    expect(page).not.toContain('Nos vimos')
    expect((await ana.call('DELETE', `/api/segments/${segmentId}`)).status).toBe(200)
    const rules = { match: 'all', rules: [{ question: { what: 'won' } }] }
    segmentId = withId.parse(bodyOf(await ana.call('POST', '/api/segments', { name: 'Nadie', rules }))).id
  })

  it('that nobody would see are told, and a letter that is empty for somebody does not go', async () => {
    const id = await letterOf(
      text('a', 'Para todas'),
      text('b', 'Ya eres cliente', { segmentId, isIn: true }),
    )
    expect(await codesOf(id)).toEqual([{ code: 'block-for-nobody', about: 'Ya eres cliente' }])
    const empty = await letterOf(text('b', 'Ya eres cliente', { segmentId, isIn: true }))
    expect(await codesOf(empty)).toContainEqual({ code: 'empty-for-some', about: '2' })
    expect((await ana.call('POST', `/api/letters/${empty}/sending`, {})).status).toBe(409)
    const gone = await letterOf(
      text('a', 'Para todas'),
      text('b', 'Antes', { segmentId: 'otro', isIn: true }),
    )
    expect(await codesOf(gone)).toEqual([{ code: 'block-segment-gone', about: 'Antes' }])
    expect((await ana.call('POST', `/api/letters/${gone}/sending`, {})).status).toBe(409)
  })

  it('keep their segment from being removed', async () => {
    expect((await ana.call('DELETE', `/api/segments/${segmentId}`)).status).toBe(409)
  })
})
