import { letterSchema, listSchema } from '@aurelio/contracts/subscriptions'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const token = 'una clave de prueba'
const wholeSchema = letterSchema.extend({ doubted: z.array(z.object({ email: z.string() })) })

const report = (type: string, to: string | undefined, body: string) =>
  `To: ${to}\r\nContent-Type: multipart/report; report-type=${type}; boundary=x\r\n\r\n${body}\r\n`

onEachEngine('letters to servers that misbehave', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer((text) => {
      const to = /^RCPT TO:<([^>]*)>/i.exec(text)?.[1]
      if (to?.startsWith('no-hay@')) return '550 5.1.1 No such user'
      if (to?.startsWith('luego@')) return '451 4.7.1 Later'
      // The message is there, whole; and then nothing is ever said of it.
      if (text.endsWith('\r\n.\r\n') && /^To:.*corta@/im.test(text)) return 'drop'
      return undefined
    })
    atEnd(smtp.stop)
    server = await startTestServer(engine, {
      SMTP_URL: smtp.url,
      MAIL_BOUNCE_ADDRESS: 'rebotes@ejemplo.es',
      MAIL_REPORTS_TOKEN: token,
    })
    ana = await signUp(server.url, 'Ana')
  })

  const toAddress = (email: string) => smtp.received.filter((text) => text.includes(`RCPT TO:<${email}>`))
  async function send(people: readonly { email: string; name?: string }[], subject = 'Hola') {
    const list = listSchema.parse(
      bodyOf(await ana.call('POST', '/api/subscription-lists', { name: 'Lista' })),
    )
    bodyOf(
      await ana.call('POST', `/api/subscription-lists/${list.id}/people`, {
        people,
        permission: 'Lo pidieron',
        asksToConfirm: false,
      }),
    )
    const { id } = z
      .object({ id: z.string() })
      .parse(bodyOf(await ana.call('POST', '/api/letters', { listId: list.id, template: 'news', subject })))
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    return { id, listId: list.id }
  }
  const letter = async (id: string) => wholeSchema.parse(bodyOf(await ana.call('GET', `/api/letters/${id}`)))

  const pathOf = (email: string) => {
    const at = smtp.received.findIndex((text) => text.includes(`RCPT TO:<${email}>`))
    return /<([^>]+)>/.exec(
      smtp.received.slice(0, at).findLast((text) => text.startsWith('MAIL FROM')) ?? '',
    )?.[1]
  }
  const tell = (body: string, given = token) =>
    fetch(`${server.url}/mail-reports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${given}`, 'content-type': 'message/rfc822' },
      body,
    })

  it('lose nobody, send nobody twice, and say of whom nobody knows', async () => {
    const { id, listId } = await send(
      ['bien@uno.es', 'no-hay@uno.es', 'luego@uno.es', 'corta@uno.es'].map((email) => ({ email })),
    )
    await expect
      .poll(async () => (await letter(id)).figures, { timeout: 15_000 })
      .toMatchObject({ total: 4, delivered: 1, bounced: 1, doubt: 1 })
    expect((await letter(id)).doubted.map(({ email }) => email)).toEqual(['corta@uno.es'])
    // One is asked again later: the letter is still on its way, and its list cannot go.
    expect(await letter(id)).toMatchObject({ state: 'sending' })
    expect(await ana.call('DELETE', `/api/subscription-lists/${listId}`)).toMatchObject({
      status: 409,
      body: { code: 'LIST_IS_BEING_SENT' },
    })
    expect(toAddress('corta@uno.es')).toHaveLength(1)
    // Who has no such mailbox is written to no more.
    const again = await send([{ email: 'no-hay@uno.es' }, { email: 'bien@uno.es' }], 'Otra vez')
    await expect.poll(async () => (await letter(again.id)).state, { timeout: 15_000 }).toBe('sent')
    expect(toAddress('no-hay@uno.es')).toHaveLength(1)
    bodyOf(await ana.call('POST', `/api/letters/${id}/stop`))
    expect(await letter(id)).toMatchObject({ state: 'stopped', figures: { delivered: 1 } })
  })

  it('hear of what comes back later, by an address that is signed, and only of that', async () => {
    const { id } = await send([{ email: 'queja@uno.es' }, { email: 'vuelve@uno.es' }], 'Con respuesta')
    await expect.poll(async () => (await letter(id)).state, { timeout: 15_000 }).toBe('sent')
    const complaint = report('feedback-report', pathOf('queja@uno.es'), 'Feedback-Type: abuse')
    expect((await tell(complaint, 'otra clave cualquiera')).status).toBe(401)
    expect((await letter(id)).figures.complained).toBe(0)
    expect((await tell(complaint)).status).toBe(204)
    expect((await tell(complaint)).status).toBe(204)
    const bounce = report('delivery-status', pathOf('vuelve@uno.es'), 'Action: failed\r\nStatus: 5.1.1')
    expect((await tell(bounce)).status).toBe(204)
    expect((await tell(bounce.replace(/\+.{5}/, '+aaaaa'))).status).toBe(202)
    expect((await letter(id)).figures).toMatchObject({ complained: 1, bounced: 1, delivered: 1 })
  })

  it('are never led astray by what people are called, or by an address with tricks', async () => {
    const name = 'Eva\r\nBcc: todos@otro.es'
    const { id } = await send([{ email: 'eva+a.b_c@uno.es', name }], 'Oferta\r\nBcc: todos@otro.es')
    await expect.poll(async () => (await letter(id)).state, { timeout: 15_000 }).toBe('sent')
    const mails = smtp.received.filter((text) => text.includes('eva+a.b_c@uno.es'))
    expect(mails.some((text) => /^Bcc:/im.test(text.split('\r\n\r\n', 1)[0] ?? ''))).toBe(false)
    expect(toAddress('todos@otro.es')).toEqual([])
    const list = listSchema.parse(
      bodyOf(await ana.call('POST', '/api/subscription-lists', { name: 'Trucos' })),
    )
    const tricks = [
      'a@b.es>,<c@d.es',
      'a@b.es\r\nRCPT TO:<c@d.es>',
      '"a b"@uno.es\n',
      '<script>@uno.es',
      'a@b@c.es',
      '@uno.es',
      'a@',
      `${'a'.repeat(300)}@uno.es`,
    ]
    for (const email of tricks) {
      const answer = await ana.call('POST', `/api/subscription-lists/${list.id}/people`, {
        people: [{ email }],
        permission: 'x',
        asksToConfirm: false,
      })
      expect([email, answer.status]).toEqual([email, 422])
    }
  })
})
