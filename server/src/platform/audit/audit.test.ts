import { randomUUID } from 'node:crypto'
import { securitySchema, sessionRowSchema } from '@aurelio/contracts/security'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { enableTwoFactor, mailTo, signIn, tokenIn, withCookie } from '../../testing/accounts.ts'
import { newToken } from '../../testing/api-tokens.ts'
import { changeByProgram } from '../../testing/assistant-changes.ts'
import { assistantOf } from '../../testing/assistants.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type OidcProvider, startServerWithProvider } from '../../testing/oidc-server.ts'
import { createPage, publishPage } from '../../testing/pages.ts'
import { askReview } from '../../testing/reviews.ts'
import { madeWeb } from '../../testing/site-templates.ts'
import { createSite } from '../../testing/sites.ts'
import {
  call,
  cookieOf,
  password,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, invite, sessionOf } from '../../testing/work.ts'
import { type AuditKind, auditKinds, openAudit } from './audit.ts'

/** These need a device: e2e/journeys/secrets.journey.ts sees them with one. */
const withDevice: readonly AuditKind[] = ['passkey-added', 'passkey-removed']
const rowsSchema = z.array(sessionRowSchema)
const withId = z.object({ id: z.string() })

/** A recipe whose result goes by mail. */
async function keepAndMail(person: Person) {
  const steps = [{ do: 'mail', to: ['clara@ejemplo.es'], subject: 'El contrato', text: 'Aquí está.' }]
  const { id } = withId.parse(bodyOf(await person.call('POST', '/api/recipes', { name: 'Firma', steps })))
  const files = [{ name: 'contrato.pdf', data: Buffer.from('%PDF-1.7\n').toString('base64') }]
  bodyOf(await person.call('POST', `/api/recipes/${id}/mails`, { to: [], files }))
}

/** A page in English, published, withdrawn, and brought in from a file. */
async function translate(person: Person, pageId: string) {
  const { siteId } = z
    .object({ siteId: z.string() })
    .parse(bodyOf(await person.call('GET', `/api/pages/${pageId}`)))
  bodyOf(await person.call('PATCH', `/api/sites/${siteId}`, { languages: ['en'] }))
  const publication = `/api/pages/${pageId}/translations/en/publication`
  for (const method of ['POST', 'DELETE']) bodyOf(await person.call(method, publication))
  const content = `página;elemento;campo;original;traducción\n${pageId};;title;Portada;Home\n`
  bodyOf(await person.call('POST', `/api/sites/${siteId}/translations/en/imports`, { content }))
}

/** What a program proposes is accepted or discarded, and what it did is undone. */
async function decideOnProposals(url: string, person: Person) {
  for (const decision of ['accept', 'discard']) {
    const { changeId } = await changeByProgram(url, person, 'proposed')
    bodyOf(await person.call('POST', `/api/assistant-changes/${changeId}/decision`, { decision }))
  }
  const { pageId, changeId } = await changeByProgram(url, person, 'done')
  bodyOf(await person.call('POST', `/api/pages/${pageId}/assistant-changes/undo`, { changes: [changeId] }))
}

/** A whole web, made and taken back. */
async function makeWeb(person: Person) {
  const { id } = await madeWeb(person)
  bodyOf(await person.call('DELETE', `/api/sites/${id}/template`))
}

async function changeSettings(url: string, person: Person) {
  const general = { timeZone: 'Atlantic/Canary', mailLanguage: 'es' }
  bodyOf(await person.call('PUT', '/api/workspace/settings/general', general))
  const webhook = { address: 'https://93.184.215.14/avisos', events: ['lead.created'] }
  const { id } = z
    .object({ id: z.string() })
    .parse(bodyOf(await person.call('POST', '/api/webhooks', webhook)))
  bodyOf(await person.call('PATCH', `/api/webhooks/${id}`, { isActive: false }))
  bodyOf(await person.call('DELETE', `/api/webhooks/${id}`))
  const mailServer = {
    host: '93.184.215.14',
    port: 587,
    security: 'starttls',
    user: '',
    sender: 'hola@estudio.es',
  }
  bodyOf(await person.call('PUT', '/api/mail-server', mailServer))
  bodyOf(await person.call('DELETE', '/api/mail-server'))
  const token = await newToken(person, ['tasks:read'])
  bodyOf(await person.call('PATCH', `/api/tokens/${token.id}`, { changes: 'proposed' }))
  bodyOf(await person.call('DELETE', `/api/tokens/${token.id}`))
  const assistant = await assistantOf(url, person, ['tasks:read'])
  await assistant.callTool({ name: 'list_tasks', arguments: {} })
}

onEachEngine('the record', (engine) => {
  const people: Record<string, { email: string; verified: boolean }> = {}
  let server: TestServer
  let provider: OidcProvider
  let administrator: Person
  beforeAll(async () => {
    ;({ server, provider } = await startServerWithProvider(engine, people))
    administrator = await signUp(server.url)
  })
  const rows = () => server.database.query().selectFrom('auditEvent').selectAll().execute()

  async function linkAndUnlink(person: Person) {
    people['vera'] = { email: person.email, verified: true }
    const body = { provider: 'oidc', callbackURL: '/login/popup', disableRedirect: true }
    const started = await person.call('POST', '/api/auth/link-social', body)
    const { url } = z.object({ url: z.url() }).parse(started.body)
    const cookie = `${person.cookie}; ${cookieOf(started)}`
    await fetch(await provider.visit(url, 'vera', true), { headers: { cookie }, redirect: 'manual' })
    const { providers } = securitySchema.parse((await person.call('GET', '/api/security')).body)
    bodyOf(await person.call('POST', '/api/auth/unlink-account', { accountId: providers[0]?.accountId }))
  }

  async function resetPassword(email: string) {
    await call(server.url, 'POST', '/api/auth/request-password-reset', { email })
    const token = tokenIn(await mailTo(server, email, 'Elige una contraseña nueva'))
    bodyOf(await call(server.url, 'POST', '/api/auth/reset-password', { token, newPassword: password }))
  }

  /** What somebody does in workspaces, and to the people there. */
  async function inviteAndRemove(person: Person) {
    const { workspace } = await sessionOf(person)
    const guest = await sessionOf(await colleagueOf(server, person, 'member'))
    const path = `/api/workspace/members/${guest.user.id}`
    bodyOf(await person.call('PATCH', path, { role: 'client' }))
    const { id: projectId } = await createProject(person, 'Compartido')
    const share = { clients: [guest.user.id], level: 'view', leads: false }
    bodyOf(await person.call('PUT', `/api/projects/${projectId}/share`, share))
    const site = await createSite(person, 'Compartido', `${randomUUID()}.ejemplo.es`)
    bodyOf(await person.call('PUT', `/api/sites/${site.id}/share`, share))
    const page = await createPage(person, 'Compartida')
    bodyOf(await person.call('PUT', `/api/pages/${page.id}/share`, share))
    bodyOf(await person.call('POST', `${path}/removal`, {}))
    const { id } = await invite(person, 'nadie@ejemplo.es', 'member')
    bodyOf(await person.call('DELETE', `/api/workspace/invitations/${id}`))
    bodyOf(await person.call('POST', '/api/workspaces', { name: 'De paso' }))
    bodyOf(await person.call('PATCH', '/api/workspace', { name: 'Ya no' }))
    bodyOf(await person.call('POST', '/api/workspace/removal', { name: 'Ya no' }))
    const { token } = await invite(administrator, (await sessionOf(person)).user.email, 'client')
    bodyOf(await person.call('POST', `/api/invitations/${token}/acceptance`))
    await decideOnReview(person)
    bodyOf(await person.call('POST', '/api/workspace/leave'))
    bodyOf(await person.call('POST', `/api/workspaces/${workspace.id}/activation`))
  }

  /** What a client of the administrator's says to a page that is shared with them. */
  async function decideOnReview(client: Person) {
    const { id: projectId } = await createProject(administrator, 'Web')
    const share = { clients: [(await sessionOf(client)).user.id], level: 'approve', leads: false }
    bodyOf(await administrator.call('PUT', `/api/projects/${projectId}/share`, share))
    const { id, page } = await askReview(administrator)
    bodyOf(await administrator.call('PUT', `/api/pages/${page}/project`, { projectId }))
    for (const verdict of ['changes', 'approved'])
      bodyOf(await client.call('POST', `/api/reviews/${id}/decisions`, { verdict }))
  }

  it('holds a row of each kind, made by the thing itself', { timeout: 120_000 }, async () => {
    const { email } = await signUp(server.url)
    await signIn(server, email, 'Equivocada-1')
    await resetPassword(email)
    const { person: other } = await signIn(server, email)
    let { person } = await signIn(server, email)
    const [row] = rowsSchema
      .parse((await person.call('GET', '/api/security/sessions')).body)
      .filter(({ current }) => !current)
    bodyOf(await person.call('DELETE', `/api/security/sessions/${row?.id}`))
    expect((await other.call('GET', '/api/session')).body).toBeNull()
    await linkAndUnlink(person)
    const change = { currentPassword: password, newPassword: password }
    bodyOf(await person.call('POST', '/api/auth/change-password', change))
    ;({ person } = await enableTwoFactor(server, person))
    bodyOf(await person.call('POST', '/api/auth/two-factor/generate-backup-codes', { password }))
    const off = await person.call('POST', '/api/auth/two-factor/disable', { password })
    bodyOf(off)
    person = withCookie(server, email, cookieOf(off))
    const next = `nueva-${email}`
    bodyOf(await person.call('POST', '/api/security/email', { email: next, password }))
    const page = await publishPage(person, 'Portada')
    await translate(person, page.id)
    await makeWeb(person)
    await decideOnProposals(server.url, person)
    await person.call('DELETE', `/api/pages/${page.id}/publication`)
    await changeSettings(server.url, person)
    await person.call('GET', '/api/security/export')
    await keepAndMail(person)
    const { user, workspace } = await sessionOf(person)
    for (const verb of ['disable', 'enable'])
      bodyOf(await administrator.call('POST', `/api/accounts/${user.id}/${verb}`))
    ;({ person } = await signIn(server, next))
    await inviteAndRemove(person)
    const heir = await sessionOf(await colleagueOf(server, person, 'member'))
    await person.call('POST', '/api/auth/sign-out', {})
    ;({ person } = await signIn(server, next))
    const successions = [{ workspaceId: workspace.id, successorId: heir.user.id }]
    bodyOf(await person.call('POST', '/api/security/delete-account', { password, successions }))

    const all = await rows()
    const mine = all.filter(({ userId, actorId }) => [userId, actorId].includes(user.id))
    const expected = auditKinds.filter((kind) => !withDevice.includes(kind))
    expect([...new Set(mine.map(({ kind }) => kind))].toSorted()).toEqual(expected.toSorted())
    const disabled = mine.find(({ kind }) => kind === 'account-disabled')
    expect(disabled?.actorId).toBe((await sessionOf(administrator)).user.id)
    for (const secret of [email, next, password]) expect(JSON.stringify(all)).not.toContain(secret)
  })

  it('tells a change of mail that a link completed', async () => {
    const strict = await startTestServer(engine, { EMAIL_VERIFICATION: 'on' })
    const email = 'estricta@ejemplo.es'
    const open = async (subject: string, to: string, cookie?: string) => {
      const path = `/api/auth/verify-email?token=${tokenIn(await mailTo(strict, to, subject))}`
      bodyOf(await call(strict.url, 'GET', path, undefined, cookie))
    }
    await call(strict.url, 'POST', '/api/auth/sign-up/email', { name: 'E', email, password })
    await open('Confirma tu correo', email)
    const { person } = await signIn(strict, email)
    const kinds = async () =>
      (await strict.database.query().selectFrom('auditEvent').select('kind').execute()).map(
        ({ kind }) => kind,
      )
    const next = 'otra@ejemplo.es'
    bodyOf(await person.call('POST', '/api/security/email', { email: next, password }))
    expect(await kinds()).not.toContain('email-changed')
    await open('Confirma tu nuevo correo', next, person.cookie)
    expect(await kinds()).toContain('email-changed')
  })

  it('takes no line break for another entry, and is changed by nobody', async () => {
    const userId = randomUUID()
    const forged = 'x\r\n{"kind":"sign-in"}'
    await openAudit(server.database)({ kind: 'provider-linked', userId, detail: { provider: forged } })
    const [row] = (await rows()).filter((each) => each.userId === userId)
    expect(row?.detail).not.toMatch(/[\r\n]/)
    expect(JSON.parse(row?.detail ?? '')).toEqual({ provider: forged })
    const { database } = server
    const change = database.query().updateTable('auditEvent').set({ kind: 'x' }).where('userId', '=', userId)
    const removal = database.query().deleteFrom('auditEvent').where('userId', '=', userId)
    for (const attempt of [change, removal]) await expect(attempt.execute()).rejects.toThrow('append-only')
  })
})
