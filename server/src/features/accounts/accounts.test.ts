import { accountSchema } from '@aurelio/contracts/accounts'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { mailTo, signIn, tokenIn } from '../../testing/accounts.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { call, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const listSchema = z.object({ items: z.array(accountSchema), nextCursor: z.string().nullable() })

onBothEngines('accounts of the installation', (engine) => {
  let server: TestServer
  let first: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    first = await signUp(server.url, 'Primera')
  })
  const list = async (query: string) =>
    listSchema.parse((await first.call('GET', `/api/accounts${query}`)).body)
  const idOf = async ({ email }: Person) => (await list(`?search=${email}`)).items[0]?.id ?? ''

  it('are managed by the first account; to others they do not exist', async () => {
    const other = await signUp(server.url)
    expect(await list(`?search=${first.email}`)).toMatchObject({ items: [{ administrator: true }] })
    const id = await idOf(other)
    for (const [method, path] of [
      ['GET', '/api/accounts'],
      ['POST', `/api/accounts/${id}/disable`],
      ['POST', `/api/accounts/${id}/enable`],
    ] as const) {
      expect((await other.call(method, path)).status).toBe(404)
      expect((await call(server.url, method, path)).status).toBe(401)
    }
  })

  it('are found by name or mail, a page at a time, wildcards taken for what they are', async () => {
    for (const name of ['Buscada 1', 'Buscada 2', 'Buscada 3']) await signUp(server.url, name)
    const page = await list('?search=BUSCADA&limit=2')
    expect(page.items.map(({ name }) => name)).toEqual(['Buscada 3', 'Buscada 2'])
    const next = await list(`?search=buscada&limit=2&cursor=${encodeURIComponent(page.nextCursor ?? '')}`)
    expect(next).toMatchObject({ items: [{ name: 'Buscada 1' }], nextCursor: null })
    expect((await list('?search=%25')).items).toEqual([])
  })

  it('are disabled with their sessions at once, told so at sign-in, and enabled again', async () => {
    const person = await signUp(server.url)
    const id = await idOf(person)
    expect((await first.call('POST', `/api/accounts/${id}/disable`)).body).toMatchObject({ disabled: true })
    expect((await person.call('GET', '/api/pages')).status).toBe(401)
    expect((await signIn(server, person.email)).answer).toMatchObject({
      status: 403,
      body: { code: 'BANNED_USER', detail: 'Esta cuenta ha sido deshabilitada.' },
    })
    // Without the password nobody learns that it is disabled.
    expect((await signIn(server, person.email, 'Equivocada-1')).answer.body).toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    expect((await first.call('POST', `/api/accounts/${id}/enable`)).body).toMatchObject({ disabled: false })
    expect((await signIn(server, person.email)).answer.status).toBe(200)
  })

  it('cannot lock out the one who manages them', async () => {
    expect(await first.call('POST', `/api/accounts/${await idOf(first)}/disable`)).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT' },
    })
  })

  it('are managed by the people of ADMIN_EMAILS once their mail is confirmed, and then by nobody else', async () => {
    const email = 'jefa@ejemplo.es'
    const named = await startTestServer(engine, { ADMIN_EMAILS: ` ${email.toUpperCase()}, otra@ejemplo.es` })
    const someone = await signUp(named.url)
    expect((await someone.call('GET', '/api/accounts')).status).toBe(404)
    const body = { name: 'Jefa', email, password: 'Contraseña-9' }
    await call(named.url, 'POST', '/api/auth/sign-up/email', body)
    const { person } = await signIn(named, email)
    expect((await person.call('GET', '/api/accounts')).status).toBe(404)
    await person.call('POST', '/api/auth/send-verification-email', { email })
    const token = tokenIn(await mailTo(named, email, 'Confirma tu correo'))
    expect((await call(named.url, 'GET', `/api/auth/verify-email?token=${token}`)).status).toBe(200)
    expect((await person.call('GET', '/api/accounts')).status).toBe(200)
  })
})
