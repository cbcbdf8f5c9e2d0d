import { sessionSchema } from '@aurelio/contracts/session'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import {
  type Answer,
  call,
  cookieOf,
  password,
  signUp,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts'

const sessionCookie = (answer: Answer) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('aurelio.session_token'))

onBothEngines('accounts', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  const post = (path: string, body: unknown, cookie?: string) =>
    call(server.url, 'POST', `/api/auth/${path}`, body, cookie)
  const signIn = (email: string, secret: string, rest = {}) =>
    post('sign-in/email', { email, password: secret, ...rest })

  it('sign up, and are signed in with an HttpOnly cookie for thirty days', async () => {
    const email = 'Nueva@Ejemplo.ES'
    const answer = await post('sign-up/email', { name: 'Nueva', email, password })
    expect(answer.status).toBe(200)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^aurelio\.session_token=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const session = await call(server.url, 'GET', '/api/session', undefined, cookieOf(answer))
    expect(session.body).toMatchObject({
      user: { name: 'Nueva', email: 'nueva@ejemplo.es' },
      workspace: { role: 'owner' },
    })
  })

  it('sign in with the right password, whatever the case of the e-mail', async () => {
    const { email } = await signUp(server.url)
    const answer = await signIn(email.toUpperCase(), password)
    expect(answer.status).toBe(200)
    expect((await call(server.url, 'GET', '/api/session', undefined, cookieOf(answer))).body).toMatchObject({
      user: { email },
    })
  })

  it('get a cookie that ends with the browser when they are not to be remembered', async () => {
    const { email } = await signUp(server.url)
    expect(sessionCookie(await signIn(email, password, { rememberMe: false }))).not.toContain('Max-Age')
    expect(sessionCookie(await signIn(email, password, { rememberMe: true }))).toContain('Max-Age=2592000')
  })

  it('are told a wrong password from an account that is not there', async () => {
    const { email } = await signUp(server.url)
    expect(await signIn(email, 'Otra-clave-1')).toMatchObject({
      status: 401,
      body: { code: 'WRONG_PASSWORD' },
    })
    expect(await signIn('nadie@ejemplo.es', password)).toMatchObject({
      status: 401,
      body: { code: 'USER_NOT_FOUND' },
    })
    expect(await signIn('nadie', password)).toMatchObject({ status: 400, body: { code: 'INVALID_EMAIL' } })
  })

  it.each([
    ['Corta1a', 400, 'PASSWORD_TOO_SHORT'],
    [`Aa1${'x'.repeat(126)}`, 400, 'PASSWORD_TOO_LONG'],
    ['minusculas1', 422, 'PASSWORD_TOO_WEAK'],
    ['MAYUSCULAS1', 422, 'PASSWORD_TOO_WEAK'],
    ['SinNumeros', 422, 'PASSWORD_TOO_WEAK'],
  ])('cannot have the password %s', async (weak, status, code) => {
    const answer = await post('sign-up/email', {
      name: 'X',
      email: `${code}-${weak.length}@ejemplo.es`,
      password: weak,
    })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('may have long passwords with spaces and any script, unchanged', async () => {
    const long = ` Ñandú ÉXITO 1 ${'длинный пароль '.repeat(5)}`
    const email = 'larga@ejemplo.es'
    expect((await post('sign-up/email', { name: 'L', email, password: long })).status).toBe(200)
    expect((await signIn(email, long)).status).toBe(200)
    expect((await signIn(email, long.trim())).status).toBe(401)
  })

  it('are made once, even by ten sign-ups at the same moment', async () => {
    const body = { name: 'Doble', email: 'doble@ejemplo.es', password }
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('sign-up/email', body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
    expect(await post('sign-up/email', body)).toMatchObject({
      status: 422,
      body: { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
    })
  })

  it('never see their session token in an answer', async () => {
    const person = await signUp(server.url)
    const [token = ''] = decodeURIComponent(person.cookie.split('=')[1] ?? '').split('.')
    expect(token.length).toBeGreaterThan(10)
    for (const path of ['/api/session', '/api/auth/get-session'])
      expect((await person.call('GET', path)).text).not.toContain(token)
    expect((await signIn(person.email, password)).text).not.toMatch(/"token":"/)
  })

  it('are signed out for good', async () => {
    const person = await signUp(server.url)
    expect((await person.call('POST', '/api/auth/sign-out')).status).toBe(200)
    expect((await person.call('GET', '/api/session')).body).toBeNull()
    expect((await person.call('GET', '/api/pages')).status).toBe(401)
  })

  it('get one workspace and one demo page, however many requests come first', async () => {
    const person = await signUp(server.url, 'Benito')
    const sessions = await Promise.all(Array.from({ length: 8 }, () => person.call('GET', '/api/session')))
    const ids = new Set(sessions.map(({ body }) => sessionSchema.parse(body).workspace.id))
    expect(ids.size).toBe(1)
    expect(sessions[0]?.body).toMatchObject({ workspace: { name: 'Espacio de Benito', role: 'owner' } })
    const { body } = await person.call('GET', '/api/pages')
    expect(body).toMatchObject({
      items: [{ name: 'Landing Page - Proyecto Demo', version: 1 }],
      nextCursor: null,
    })
  })

  it('cannot reach a call of the library that the product does not use', async () => {
    const person = await signUp(server.url)
    for (const path of [
      'organization/delete',
      'organization/create',
      'update-user',
      'delete-user',
      'change-email',
    ])
      expect((await person.call('POST', `/api/auth/${path}`, {})).status).toBe(404)
  })

  it('cannot set fields of the account that are not theirs to set', async () => {
    const body = {
      name: 'M',
      email: 'mass@ejemplo.es',
      password,
      role: 'admin',
      emailVerified: true,
      id: 'mine',
    }
    const answer = await post('sign-up/email', body)
    expect(answer).toMatchObject({ status: 200, body: { user: { emailVerified: false } } })
    expect(answer.text).not.toMatch(/"role"|"id":"mine"/)
  })
})

const inSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

describe('with the usual limits', () => {
  afterEach(() => void vi.useRealTimers())

  it(
    'ten wrong passwords make the account wait at this address, and no other account',
    { timeout: 90_000 },
    async () => {
      // Before the start: the limits keep the clock they are given.
      vi.useFakeTimers({ toFake: ['Date'] })
      const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' })
      const { email } = await signUp(server.url)
      const other = await signUp(server.url)
      const signIn = (who: string, secret: string) =>
        call(server.url, 'POST', '/api/auth/sign-in/email', { email: who, password: secret })
      for (let attempt = 0; attempt < 10; attempt++) {
        // Not so fast that the limit for bursts speaks first.
        if (attempt % 5 === 0) inSeconds(11)
        expect((await signIn(email, 'Equivocada-1')).status).toBe(401)
      }
      inSeconds(11)
      const refused = await signIn(email, password)
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(10)
      expect((await signIn(other.email, password)).status).toBe(200)
    },
  )

  it('sixty sign-ups an hour, whatever address a client claims', async () => {
    const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.05' })
    const signUpFrom = (address: string, n: number) =>
      fetch(`${server.url}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'x-real-ip': address },
        body: JSON.stringify({ name: 'N', email: `n${n}@ejemplo.es`, password }),
      })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await signUpFrom(`198.51.100.${n}`, n)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
