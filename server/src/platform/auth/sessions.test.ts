import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { signIn, withCookie } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import {
  answerOf,
  call,
  password,
  signUp,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts'
import { authCalls } from './auth-calls.ts'

const dayMs = 24 * 60 * 60 * 1000

const inDays = (days: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + days * dayMs)
}
onEachEngine('sessions', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterEach(() => void vi.useRealTimers())

  it('end after thirty days without use; used, they go on, but not past ninety', async () => {
    const idle = await signUp(server.url)
    const used = await signUp(server.url)
    inDays(29)
    expect((await used.call('GET', '/api/session')).body).not.toBeNull()
    vi.setSystemTime(Date.now() + 2 * dayMs)
    expect((await idle.call('GET', '/api/session')).body).toBeNull()
    for (const days of [27, 27]) {
      expect((await used.call('GET', '/api/session')).body).not.toBeNull()
      vi.setSystemTime(Date.now() + days * dayMs)
    }
    expect((await used.call('GET', '/api/session')).body).not.toBeNull()
    vi.setSystemTime(Date.now() + 10 * dayMs)
    expect((await used.call('GET', '/api/session')).body).toBeNull()
  })

  it('that are not to be remembered end after a day', async () => {
    const { email } = await signUp(server.url)
    const { person } = await signIn(server, email, password, { rememberMe: false })
    expect((await person.call('GET', '/api/session')).body).not.toBeNull()
    inDays(1.1)
    expect((await person.call('GET', '/api/session')).body).toBeNull()
  })

  it('get a new token at each sign-in', async () => {
    const { email } = await signUp(server.url)
    const [one, two] = [await signIn(server, email), await signIn(server, email)]
    expect(one.person.cookie).not.toBe(two.person.cookie)
  })

  it('are never changed from another site, whatever call it is', async () => {
    const person = await signUp(server.url)
    for (const { path } of authCalls.filter(({ method }) => method === 'POST'))
      for (const origin of [undefined, 'null', 'https://malo.example']) {
        const answer = await answerOf(
          await fetch(server.url + path, {
            method: 'POST',
            headers: { cookie: person.cookie, 'content-type': 'application/json', ...(origin && { origin }) },
            body: '{}',
          }),
        )
        expect([path, answer.status, answer.body]).toEqual([
          path,
          403,
          expect.objectContaining({ code: 'FOREIGN_ORIGIN' }),
        ])
      }
    expect((await person.call('GET', '/api/session')).body).not.toBeNull()
  })

  it('keep private answers out of every cache, and unknown methods out', async () => {
    const person = await signUp(server.url)
    for (const path of [
      '/api/session',
      '/api/profile',
      '/api/security',
      '/api/auth/get-session',
      '/api/auth/token',
    ])
      expect((await person.call('GET', path)).headers.get('cache-control')).toBe('no-store')
    expect((await person.call('DELETE', '/api/auth/sign-out')).status).toBe(405)
    expect((await person.call('PATCH', '/api/profile')).status).toBe(405)
    expect((await person.call('GET', '/api/auth/admin/list-users')).status).toBe(404)
    expect((await person.call('POST', '/api/auth/admin/set-role', { role: 'admin' })).status).toBe(404)
  })

  it('answer strange bodies with a refusal, never with a fault', async () => {
    const person = withCookie(server, '', (await signUp(server.url)).cookie)
    const strange = ['[]', '"x"', '{"a":"\\u0000"}', '{"email":7,"code":[],"password":{},"token":null}', '{']
    for (const { method, path } of authCalls.filter(({ path: each }) => !each.endsWith('sign-out')))
      for (const body of method === 'POST' ? strange : [undefined]) {
        const { status } = await person.call(method, path.replace('{provider}', 'x'), body)
        expect([path, body, status < 500]).toEqual([path, body, true])
      }
  })

  it('give a short-lived signed token whose key set is public', async () => {
    const short = await startTestServer(engine, {
      TOKEN_SYNC_URL: 'https://otro.ejemplo.es/token',
      TOKEN_SYNC_MAX_AGE: '60',
    })
    const person = await signUp(short.url)
    const { text } = await person.call('GET', '/api/auth/token')
    const [, payload = ''] = /"token":"[^.]+\.([^.]+)/.exec(text) ?? []
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toMatchObject({ email: person.email, aud: 'https://otro.ejemplo.es/token' })
    expect(claims.exp - claims.iat).toBe(60)
    const keys = await call(short.url, 'GET', '/api/auth/jwks')
    expect(keys.body).toMatchObject({ keys: [{ kty: 'OKP', alg: 'EdDSA' }] })
    expect(keys.text).not.toContain('"d"')
    expect((await call(short.url, 'GET', '/api/auth/token')).status).toBe(401)
  })
})
