import { authOptionsSchema } from '@aurelio/contracts/security'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { startServerWithProvider } from '../../testing/oidc-server.ts'
import { call, cookieOf, password, signUp, startTestServer } from '../../testing/test-server.ts'

const register = (url: string, email: string) =>
  call(url, 'POST', '/api/auth/sign-up/email', { name: 'Ana', email, password })
const presentOf = async (url: string) =>
  authOptionsSchema.parse((await call(url, 'GET', '/api/auth-options')).body).registration

onEachEngine('who may make an account', (engine) => {
  it.each([
    ['closed', 'REGISTRATION_CLOSED'],
    ['invite', 'REGISTRATION_BY_INVITATION'],
  ] as const)('%s: the first person, and then nobody without more', async (setting, code) => {
    const { url } = await startTestServer(engine, { REGISTRATION: setting })
    expect(await presentOf(url)).toBe('open')
    await signUp(url)
    expect(await presentOf(url)).toBe(setting)
    expect(await register(url, 'otra@ejemplo.es')).toMatchObject({ status: 403, body: { code } })
    const signIn = { email: 'otra@ejemplo.es', password }
    expect(await call(url, 'POST', '/api/auth/sign-in/email', signIn)).toMatchObject({
      status: 401,
      body: { code: 'USER_NOT_FOUND' },
    })
  })

  it('may be left to certain domains, whatever their case', async () => {
    const { url } = await startTestServer(engine, { REGISTRATION_DOMAINS: 'agencia.es, @estudio.com' })
    await signUp(url)
    for (const email of ['ana@agencia.es', 'ana@Estudio.COM'])
      expect((await register(url, email)).status).toBe(200)
    for (const email of ['ana@otra.es', 'ana@agencia.es.otra.es', 'ana@sub.agencia.es'])
      expect(await register(url, email)).toMatchObject({ status: 403, body: { code: 'REGISTRATION_DOMAIN' } })
  })

  it('holds for those who come by a provider too', async () => {
    const people = { vera: { email: 'vera@otra.es', verified: true } }
    const { server, provider } = await startServerWithProvider(engine, people, undefined, {
      REGISTRATION: 'closed',
    })
    await signUp(server.url)
    const body = { provider: 'oidc', callbackURL: '/login/popup', disableRedirect: true }
    const started = await call(server.url, 'POST', '/api/auth/sign-in/social', body)
    const { url } = z.object({ url: z.url() }).parse(started.body)
    const back = await fetch(await provider.visit(url, 'vera', true), {
      headers: { cookie: cookieOf(started) },
      redirect: 'manual',
    })
    expect(back.headers.get('location')).toContain('error=REGISTRATION_CLOSED')
    const rows = await server.database.query().selectFrom('user').select('email').execute()
    expect(rows.map(({ email }) => email)).not.toContain('vera@otra.es')
  })
})
