import { beforeAll, expect, it } from 'vitest'
import { mailTo, signIn } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import {
  answerOf,
  call,
  cookieOf,
  password,
  signUp,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts'

const subject = 'Nueva entrada en tu cuenta'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

onEachEngine('a sign-in from a new device', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { TRUSTED_PROXY: '127.0.0.1,::1' })
  })
  const enter = async (email: string, cookie = '') =>
    answerOf(
      await fetch(`${server.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: server.url,
          cookie,
          'user-agent': firefox,
          'x-forwarded-for': '203.0.113.77',
        },
        body: JSON.stringify({ email, password }),
      }),
    )
  /** Mails are queued in the order of what caused them: once this one is there, so are those before it. */
  const mailsUntilNow = async (email: string) => {
    await call(server.url, 'POST', '/api/auth/request-password-reset', { email })
    await mailTo(server, email, 'Elige una contraseña nueva')
  }

  it('is told by mail, with device, network, moment and what to do; the machine is not named', async () => {
    const { email } = await signUp(server.url, 'Nuria')
    const first = await enter(email)
    expect(first.status).toBe(200)
    const mail = await mailTo(server, email, subject)
    for (const text of [
      'Hola, Nuria',
      'Ordenador · Firefox en Linux',
      '203.0.113.x',
      '/dashboard/profile?tab=security',
    ])
      expect(mail).toContain(text)
    expect(mail).toContain(String(new Date().getFullYear()))
    expect(mail).not.toContain('203.0.113.77')
  })

  it('is not told at the sign-up, nor when the device comes back, also after a sign-out', async () => {
    const person = await signUp(server.url)
    expect((await enter(person.email, person.cookie)).status).toBe(200)
    await person.call('POST', '/api/auth/sign-out', {})
    expect((await enter(person.email, person.cookie)).status).toBe(200)
    await mailsUntilNow(person.email)
    await expect(mailTo(server, person.email, subject, 1, 0)).rejects.toThrow('No message')
  })

  it('is one of each person: who shares a device is told all the same', async () => {
    const [one, other] = [await signUp(server.url), await signUp(server.url)]
    await enter(other.email, one.cookie)
    expect(await mailTo(server, other.email, subject)).toContain('Firefox')
  })

  it('is not believed with a forged word', async () => {
    const person = await signUp(server.url)
    const forged = person.cookie.replaceAll(/(device=)[^.;]*/g, '$1inventado')
    expect(forged).not.toBe(person.cookie)
    await enter(person.email, forged)
    await mailTo(server, person.email, subject)
  })

  it('is told once for each device', async () => {
    const { email } = await signUp(server.url)
    const again = cookieOf(await enter(email))
    await mailTo(server, email, subject)
    await enter(email, again)
    await signIn(server, email)
    await mailTo(server, email, subject, 2)
    await mailsUntilNow(email)
    await expect(mailTo(server, email, subject, 3, 0)).rejects.toThrow('No message')
  })
})
