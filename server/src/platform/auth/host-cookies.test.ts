import { expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { answerOf, password, startTestServer } from '../../testing/test-server.ts'
import { authenticatorOf } from '../../testing/accounts.ts'

const baseUrl = 'https://panel.ejemplo.es'

/** A browser behind https: keeps the cookies it is given, and what was said of each. */
function browserAt(url: string) {
  const jar = new Map<string, string>()
  const said = new Map<string, string>()
  async function send(method: string, path: string, body?: object) {
    const response = await fetch(url + path, {
      method,
      headers: {
        origin: baseUrl,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await answerOf(response)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      said.set(name, cookie)
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return { send, said }
}

onEachEngine('cookies over https', (engine) => {
  it('are of this host alone, each of them, and work', async () => {
    const { url } = await startTestServer(engine, { BASE_URL: baseUrl })
    const account = { name: 'S', email: 's@ejemplo.es', password }
    const { send, said } = browserAt(url)
    await send('POST', '/api/auth/sign-up/email', account)
    expect((await send('GET', '/api/session')).body).toMatchObject({ user: { email: account.email } })
    const { code } = authenticatorOf((await send('POST', '/api/auth/two-factor/enable', { password })).body)
    const verify = '/api/auth/two-factor/verify-totp'
    expect((await send('POST', verify, { code: await code(-1) })).status).toBe(200)
    await send('POST', '/api/auth/sign-out', {})
    const credentials = { ...account, rememberMe: false }
    const challenged = await send('POST', '/api/auth/sign-in/email', credentials)
    expect(challenged.body).toMatchObject({ twoFactorRedirect: true })
    expect((await send('POST', verify, { code: await code(), trustDevice: true })).status).toBe(200)
    await send('POST', '/api/auth/sign-out', {})
    // The trusted device is known by its cookie, and not asked for a code.
    await send('POST', '/api/auth/sign-in/email', credentials)
    expect((await send('GET', '/api/session')).body).toMatchObject({ user: { email: account.email } })
    await send('GET', '/api/auth/passkey/generate-authenticate-options')
    const names = [
      'device',
      'dont_remember',
      'passkey',
      'session',
      'session_data',
      'trusted_device',
      'two_factor',
    ]
    expect([...said.keys()].toSorted()).toEqual(names.map((name) => `__Host-aurelio_${name}`))
    for (const cookie of said.values()) {
      for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
      expect(cookie).not.toMatch(/domain/i)
    }
  })
})
