import { sessionRowSchema } from '@aurelio/contracts/security'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { mailTo, signIn, tokenIn } from '../../testing/accounts.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage, publishPage } from '../../testing/pages.ts'
import { join } from '../../testing/work.ts'
import {
  call,
  password,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts'
import { sessionSchema } from '@aurelio/contracts/session'

const rowsSchema = z.array(sessionRowSchema)
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const sessionsOf = async (person: Person) =>
  rowsSchema.parse((await person.call('GET', '/api/security/sessions')).body)
const identity = async (person: Person) =>
  sessionSchema.parse((await person.call('GET', '/api/session')).body)
onBothEngines('security', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  const kindsOf = async (userId: string) => {
    const rows = await server.database
      .query()
      .selectFrom('auditEvent')
      .select('kind')
      .where('userId', '=', userId)
      .orderBy('at')
      .execute()
    return rows.map(({ kind }) => kind)
  }

  it('lists sessions without their tokens, tells browsers apart, and closes one', async () => {
    const person = await signUp(server.url)
    await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': chrome, origin: server.url },
      body: JSON.stringify({ email: person.email, password }),
    })
    const { person: other } = await signIn(server, person.email)
    const rows = await sessionsOf(person)
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ current }) => current)).toHaveLength(1)
    expect(rows).toContainEqual(
      expect.objectContaining({
        device: 'computer',
        browser: 'Chrome',
        system: 'Windows',
        network: 'this-computer',
        address: '127.0.0.1',
      }),
    )
    const tokens = await server.database.query().selectFrom('session').select('token').execute()
    for (const { token } of tokens) expect(JSON.stringify(rows)).not.toContain(token)
    const stranger = await signUp(server.url)
    const otherId = (await sessionsOf(other)).find(({ current }) => current)?.id ?? ''
    expect((await stranger.call('DELETE', `/api/security/sessions/${otherId}`)).status).toBe(404)
    expect((await person.call('DELETE', `/api/security/sessions/${otherId}`)).status).toBe(200)
    expect((await other.call('GET', '/api/pages')).status).toBe(401)
  })

  it('closes all other sessions, and not this one', async () => {
    const person = await signUp(server.url)
    const { person: other } = await signIn(server, person.email)
    expect((await person.call('DELETE', '/api/security/sessions')).body).toMatchObject([{ current: true }])
    expect((await other.call('GET', '/api/session')).body).toBeNull()
    expect((await person.call('GET', '/api/session')).body).not.toBeNull()
  })

  it('changes the mail with the password alone, and not to one that is taken', async () => {
    const person = await signUp(server.url)
    const taken = await signUp(server.url)
    const path = '/api/security/email'
    const email = `nuevo-${person.email}`
    for (const body of [{ email }, { email, password: 'Equivocada-1' }])
      expect(await person.call('POST', path, body)).toMatchObject({
        status: 403,
        body: { code: 'WRONG_PASSWORD' },
      })
    expect(await person.call('POST', path, { email: taken.email, password })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    })
    expect((await person.call('POST', path, { email, password })).body).toEqual({ confirmationSent: false })
    expect((await signIn(server, email)).answer.status).toBe(200)
    expect((await signIn(server, person.email)).answer.status).toBe(401)
  })

  it('with confirmed mails, changes the mail only by the link and only for somebody signed in', async () => {
    const strict = await startTestServer(engine, { EMAIL_VERIFICATION: 'on' })
    const email = 'estricta@ejemplo.es'
    const body = { name: 'E', email, password }
    await call(strict.url, 'POST', '/api/auth/sign-up/email', body)
    expect((await signIn(strict, email)).answer.body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    const open = (token: string, cookie?: string) =>
      call(strict.url, 'GET', `/api/auth/verify-email?token=${token}`, undefined, cookie)
    expect((await open(tokenIn(await mailTo(strict, email, 'Confirma tu correo')))).status).toBe(200)
    const { person } = await signIn(strict, email)
    const next = 'otra@ejemplo.es'
    const changed = await person.call('POST', '/api/security/email', { email: next, password })
    expect(changed.body).toEqual({ confirmationSent: true })
    await mailTo(strict, email, 'Se va a cambiar el correo')
    const token = tokenIn(await mailTo(strict, next, 'Confirma tu nuevo correo'))
    expect((await identity(person)).user.email).toBe(email)
    expect(await open(token)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_FIRST' } })
    expect((await open(token, person.cookie)).status).toBe(200)
    expect((await identity(person)).user.email).toBe(next)
  })

  it('gives all of one’s own data as a ZIP, and nobody else’s', async () => {
    const person = await signUp(server.url)
    await createPage(person, 'Página exportada')
    const stranger = await signUp(server.url)
    await createPage(stranger, 'Página ajena')
    const response = await fetch(`${server.url}/api/security/export`, { headers: { cookie: person.cookie } })
    expect(response.headers.get('content-type')).toBe('application/zip')
    const zip = Buffer.from(await response.arrayBuffer()).toString('latin1')
    for (const name of ['perfil.json', 'seguridad.json', 'sesiones.json', 'espacio.json', 'paginas/'])
      expect(zip).toContain(name)
    expect(zip).toContain(Buffer.from('Página exportada').toString('latin1'))
    expect(zip).not.toContain(Buffer.from('Página ajena').toString('latin1'))
    expect((await call(server.url, 'GET', '/api/security/export')).status).toBe(401)
  })

  it('deletes an account with the password alone, with its workspace, pages and sessions', async () => {
    const person = await signUp(server.url)
    const { user, workspace } = await identity(person)
    const { path } = await publishPage(person, 'Se va')
    expect((await fetch(server.url + path)).status).toBe(200)
    const remove = '/api/security/delete-account'
    for (const body of [{}, { password: 'Equivocada-1' }])
      expect((await person.call('POST', remove, body)).body).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect((await person.call('POST', remove, { password })).body).toEqual({ deleted: true })
    expect((await person.call('GET', '/api/session')).body).toBeNull()
    expect((await signIn(server, person.email)).answer.body).toMatchObject({ code: 'USER_NOT_FOUND' })
    expect((await fetch(server.url + path)).status).toBe(404)
    for (const [table, column, id] of [
      ['page', 'workspaceId', workspace.id],
      ['organization', 'id', workspace.id],
      ['session', 'userId', user.id],
      ['account', 'userId', user.id],
    ] as const) {
      const left = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
        server.database.query(),
      )
      expect(left.rows).toEqual([])
    }
  })

  it('keeps the last owner of a shared workspace until it has another', async () => {
    const owner = await signUp(server.url)
    const colleague = await signUp(server.url)
    const { workspace } = await identity(owner)
    const { user } = await identity(colleague)
    await join(colleague, owner, 'member')
    expect((await owner.call('GET', '/api/security')).body).toMatchObject({
      soleOwnerOf: [{ id: workspace.id }],
    })
    const client = await signUp(server.url)
    await join(client, owner, 'client')
    expect((await owner.call('GET', '/api/security')).body).toMatchObject({
      soleOwnerOf: [{ id: workspace.id, successors: [{ id: user.id }] }],
    })
    const remove = (...successorIds: string[]) =>
      owner.call('POST', '/api/security/delete-account', {
        password,
        successions: successorIds.map((successorId) => ({ workspaceId: workspace.id, successorId })),
      })
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'LAST_OWNER' } })
    const stranger = (await identity(await signUp(server.url))).user.id
    for (const wrong of [stranger, (await identity(client)).user.id])
      expect(await remove(wrong)).toMatchObject({ status: 409, body: { code: 'NO_SUCCESSOR' } })
    expect((await remove(user.id)).body).toEqual({ deleted: true })
    const members = await server.database
      .query()
      .selectFrom('member')
      .select(['userId', 'role'])
      .where('organizationId', '=', workspace.id)
      .execute()
    expect(members).toContainEqual({ userId: user.id, role: 'owner' })
    expect(members).toHaveLength(2)
    expect(await kindsOf(user.id)).toContain('owner-changed')
    await mailTo(server, colleague.email, 'Ahora un espacio es tuyo')
  })

  it('removes a shared workspace with its last owner where that is asked for', async () => {
    const owner = await signUp(server.url)
    const colleague = await signUp(server.url)
    const { workspace } = await identity(owner)
    const foreign = (await identity(colleague)).workspace.id
    await join(colleague, owner, 'member')
    const successions = [workspace.id, foreign].map((workspaceId) => ({ workspaceId, successorId: null }))
    const answer = await owner.call('POST', '/api/security/delete-account', { password, successions })
    expect(answer.body).toEqual({ deleted: true })
    const left = await server.database.query().selectFrom('organization').select('id').execute()
    const ids = left.map(({ id }) => id)
    expect([ids.includes(workspace.id), ids.includes(foreign)]).toEqual([false, true])
  })

  it('obeys a lowered role at the next request', async () => {
    const person = await signUp(server.url)
    const { user } = await identity(person)
    const { id } = await createPage(person, 'Antes')
    await server.database
      .query()
      .updateTable('member')
      .set({ role: 'client' })
      .where('userId', '=', user.id)
      .execute()
    expect((await person.call('DELETE', `/api/pages/${id}`)).status).toBe(403)
  })
})
