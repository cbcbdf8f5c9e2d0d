import { randomUUID } from 'node:crypto'
import { securitySchema } from '@aurelio/contracts/security'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { enableTwoFactor, mailTo, signIn, tokenIn, withCookie } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type OidcProvider, startServerWithProvider } from '../../testing/oidc-server.ts'
import {
  type Answer,
  answerOf,
  call,
  cookieOf,
  password,
  type TestServer,
} from '../../testing/test-server.ts'
import { authCalls } from './auth-calls.ts'

const urlSchema = z.object({ url: z.url() })
/** These need a device: e2e/journeys/secrets.journey.ts listens to them in a browser that has one. */
const withDevice = /passkey\/(?:verify|update|delete)/

onEachEngine('session tokens', (engine) => {
  const people = { vera: { email: `vera-${randomUUID()}@ejemplo.es`, verified: true } }
  let server: TestServer
  let provider: OidcProvider
  beforeAll(async () => {
    ;({ server, provider } = await startServerWithProvider(engine, people))
  })

  it('stand in no body and no address of any call that succeeds', { timeout: 120_000 }, async () => {
    const said: { path: string; text: string }[] = []
    const cookies = new Set<string>()
    const hear = (path: string, answer: Answer) => {
      expect([path, answer.status < 400, answer.text]).toEqual([path, true, answer.text])
      said.push({ path, text: `${answer.headers.get('location') ?? ''} ${answer.text}` })
      // The state of a sign-in at a provider is in its address too: that is what it is for.
      for (const cookie of answer.headers.getSetCookie())
        cookies.add(/(?:session_token|two_factor)=([^;]*)/.exec(cookie)?.[1] ?? '')
      return answer
    }
    const post = async (path: string, body: unknown, cookie = '') =>
      hear(`POST /api/auth${path}`, await call(server.url, 'POST', `/api/auth${path}`, body, cookie))
    const get = async (path: string, cookie = '', name = path.split('?')[0]) =>
      hear(`GET ${name}`, await call(server.url, 'GET', path, undefined, cookie))

    const { email } = people.vera
    const entered = await post('/sign-up/email', { name: 'Vera', email, password })
    let cookie = cookieOf(entered)
    const again = await post('/sign-in/email', { email, password }, '')
    const way = { provider: 'oidc', callbackURL: '/login/popup', disableRedirect: true }
    await post('/sign-in/social', way)
    const linking = await post('/link-social', way, cookie)
    const back = await provider.visit(urlSchema.parse(linking.body).url, 'vera', true)
    const jar = `${cookie}; ${cookieOf(linking)}`
    hear(
      'GET /api/auth/callback/{provider}',
      await answerOf(await fetch(back, { headers: { cookie: jar }, redirect: 'manual' })),
    )
    const { providers } = securitySchema.parse((await get('/api/security', cookie)).body)
    await post('/unlink-account', { accountId: providers[0]?.accountId }, cookie)
    for (const path of ['get-session', 'list-accounts', 'token', 'jwks', 'passkey/list-user-passkeys'])
      await get(`/api/auth/${path}`, cookie)
    for (const path of ['register', 'authenticate'])
      await get(`/api/auth/passkey/generate-${path}-options`, cookie)
    for (const path of ['/api/session', '/api/profile', '/api/security/sessions', '/api/accounts'])
      await get(path, cookie)

    await post('/send-verification-email', { email })
    await get(
      `/api/auth/verify-email?token=${tokenIn(await mailTo(server, email, 'Confirma tu correo'))}`,
      cookie,
    )
    await post('/request-password-reset', { email })
    const token = tokenIn(await mailTo(server, email, 'Elige una contraseña nueva'))
    await post('/reset-password', { token, newPassword: password })
    cookie = cookieOf(await post('/sign-in/email', { email, password }))
    const change = { currentPassword: password, newPassword: password, revokeOtherSessions: true }
    cookie = cookieOf(await post('/change-password', change, cookie))

    await post('/two-factor/enable', { password }, cookie)
    const guarded = await enableTwoFactor(server, withCookie(server, email, cookie))
    const codes = await post('/two-factor/generate-backup-codes', { password }, guarded.person.cookie)
    const { backupCodes } = z.object({ backupCodes: z.array(z.string()) }).parse(codes.body)
    const byCode = await signIn(server, email)
    await post('/two-factor/verify-totp', { code: await guarded.code(1) }, byCode.person.cookie)
    const byBackup = await signIn(server, email)
    await post('/two-factor/verify-backup-code', { code: backupCodes[0] }, byBackup.person.cookie)
    await post('/two-factor/disable', { password }, guarded.person.cookie)
    await post('/sign-out', {}, cookieOf(again))

    const heard = new Set(said.map(({ path }) => path))
    const silent = authCalls.filter(({ method, path }) => !heard.has(`${method} ${path}`))
    expect(silent.filter(({ path }) => !withDevice.test(path))).toEqual([])

    const rows = await server.database.query().selectFrom('session').select('token').execute()
    const secrets = [...cookies, ...rows.map((row) => row.token)].flatMap((value) => [
      value,
      decodeURIComponent(value).split('.')[0] ?? '',
    ])
    const long = secrets.filter((secret) => secret.length > 20)
    expect(long.length).toBeGreaterThan(10)
    for (const { path, text } of said)
      expect([path, long.filter((secret) => text.includes(secret))]).toEqual([path, []])
  })
})
