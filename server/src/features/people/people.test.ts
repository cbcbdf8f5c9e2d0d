import { memberSchema } from '@aurelio/contracts/people'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { mailTo } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import {
  call,
  cookieOf,
  password,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createTask, foreignId, invite, join, sessionOf } from '../../testing/work.ts'

const membersOf = async (person: Person) =>
  z.object({ items: z.array(memberSchema) }).parse(bodyOf(await person.call('GET', '/api/workspace/members')))
    .items
const idOf = async (person: Person) => (await sessionOf(person)).user.id
const setRole = (by: Person, id: string, role: string) =>
  by.call('PATCH', `/api/workspace/members/${id}`, { role })
const remove = (by: Person, id: string, body = {}) =>
  by.call('POST', `/api/workspace/members/${id}/removal`, body)
const accept = (person: Person, token: string) => person.call('POST', `/api/invitations/${token}/acceptance`)

onEachEngine('people', (engine) => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUp(server.url, 'Óscar')
  })
  const look = (token: string) => call(server.url, 'GET', `/api/invitations/${token}`)

  it('enter by an invitation: mailed, once, by whom it is for', async () => {
    const { workspace } = await sessionOf(owner)
    const guest = await signUp(server.url, 'Greta')
    const { token, link } = await invite(owner, guest.email.toUpperCase(), 'member', 'Te espero')
    expect(await mailTo(server, guest.email, 'te invita a')).toContain('Te espero')
    expect(new URL(link).pathname).toBe(`/invitation/${token}`)
    expect((await look(token)).body).toMatchObject({
      workspace: { name: workspace.name },
      email: guest.email,
      role: 'member',
      inviter: { name: 'Óscar' },
      message: 'Te espero',
    })
    const other = await signUp(server.url, 'Otra')
    expect(await accept(other, token)).toMatchObject({ status: 403, body: { code: 'INVITATION_FOR_OTHER' } })
    expect(bodyOf(await accept(guest, token))).toMatchObject({ id: workspace.id })
    expect((await sessionOf(guest)).workspace).toMatchObject({ id: workspace.id, role: 'member' })
    expect(await accept(guest, token)).toMatchObject({ status: 410, body: { code: 'INVITATION_USED' } })
    expect(await look(token)).toMatchObject({ status: 410, body: { code: 'INVITATION_USED' } })
    expect(
      await owner.call('POST', '/api/workspace/invitations', { email: guest.email, role: 'client' }),
    ).toMatchObject({ status: 409, body: { code: 'ALREADY_MEMBER' } })
  })

  it('are invited in the language of the workspace, with its name and logo', async () => {
    const boss = await signUp(server.url, 'Irène')
    bodyOf(await boss.call('PATCH', '/api/workspace', { name: 'Agence <Sud>' }))
    const general = { timeZone: 'Europe/Paris', mailLanguage: 'fr' }
    bodyOf(await boss.call('PUT', '/api/workspace/settings/general', general))
    const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#333' } })
      .png()
      .toBuffer()
    await fetch(`${server.url}/api/workspace/logo`, {
      method: 'PUT',
      headers: { origin: server.url, cookie: boss.cookie, 'content-type': 'image/png' },
      body: new Uint8Array(png),
    })
    await invite(boss, 'claire@exemple.fr', 'client')
    const mail = await mailTo(server, 'claire@exemple.fr', 'vous invite')
    expect(mail).toContain('Agence &lt;Sud&gt;')
    expect(mail).toContain('/api/logos/')
    expect(mail).not.toContain('te invita')
  })

  it('say of each link that is worth nothing why', async () => {
    const guest = await signUp(server.url)
    const { id, token } = await invite(owner, guest.email, 'client')
    for (const wrong of ['x', token.slice(0, -2), `${foreignId}${token.slice(36)}`])
      expect(await look(wrong)).toMatchObject({ status: 404, body: { code: 'INVITATION_UNKNOWN' } })
    // Eight days pass.
    const before = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
    await server.database
      .query()
      .updateTable('invitation')
      .set({ expiresAt: before })
      .where('id', '=', id)
      .execute()
    expect(await accept(guest, token)).toMatchObject({ status: 410, body: { code: 'INVITATION_EXPIRED' } })
    expect(bodyOf(await owner.call('POST', `/api/workspace/invitations/${id}/sending`))).toMatchObject({
      expired: false,
    })
    expect((await look(token)).status).toBe(200)
    bodyOf(await owner.call('DELETE', `/api/workspace/invitations/${id}`))
    expect(await accept(guest, token)).toMatchObject({ status: 410, body: { code: 'INVITATION_REVOKED' } })
    expect((await owner.call('DELETE', `/api/workspace/invitations/${id}`)).status).toBe(404)
  })

  it('enter once where two accept at the same moment', async () => {
    const guest = await signUp(server.url)
    const { token } = await invite(owner, guest.email, 'member')
    const statuses = await Promise.all([1, 2, 3].map(async () => (await accept(guest, token)).status))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 410, 410])
  })

  it('keep an owner: only owners make and unmake them, and the last one stays', async () => {
    const boss = await signUp(server.url, 'Zoe')
    const admin = await colleagueOf(server, boss, 'admin')
    const member = await colleagueOf(server, boss, 'member')
    const [bossId, adminId, memberId] = [await idOf(boss), await idOf(admin), await idOf(member)]
    expect((await setRole(admin, memberId, 'owner')).status).toBe(403)
    expect((await setRole(admin, bossId, 'client')).status).toBe(403)
    expect((await remove(admin, bossId)).status).toBe(403)
    const invited = { email: 'otra@ejemplo.es', role: 'owner' }
    expect((await admin.call('POST', '/api/workspace/invitations', invited)).status).toBe(403)
    for (const refused of [
      await setRole(boss, bossId, 'admin'),
      await remove(boss, bossId),
      await boss.call('POST', '/api/workspace/leave'),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'ONLY_OWNER' } })
    expect(bodyOf(await setRole(boss, adminId, 'owner'))).toMatchObject({ role: 'owner' })
    // Each takes the other's place at the same moment: one of them stays.
    const both = await Promise.all([setRole(boss, adminId, 'member'), setRole(admin, bossId, 'member')])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect((await membersOf(boss)).filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  it('go at once, and leave their tasks to whom is said', async () => {
    const boss = await signUp(server.url, 'Ada')
    const [heir, goes] = [
      await colleagueOf(server, boss, 'member'),
      await colleagueOf(server, boss, 'member'),
    ]
    const { workspace } = await sessionOf(boss)
    const [heirId, goesId] = [await idOf(heir), await idOf(goes)]
    const task = await createTask(boss, 'Heredada', { assigneeId: goesId })
    expect(await remove(boss, goesId, { successorId: goesId })).toMatchObject({ status: 422 })
    bodyOf(await remove(boss, goesId, { successorId: heirId }))
    expect((await boss.call('GET', `/api/tasks/${task.id}`)).body).toMatchObject({ assignee: { id: heirId } })
    expect((await goes.call('GET', `/api/tasks/${task.id}`)).status).toBe(404)
    expect((await sessionOf(goes)).workspace.id).not.toBe(workspace.id)
    expect((await goes.call('POST', `/api/workspaces/${workspace.id}/activation`)).status).toBe(404)
    bodyOf(await heir.call('POST', '/api/workspace/leave'))
    expect((await boss.call('GET', `/api/tasks/${task.id}`)).body).toMatchObject({ assignee: null })
    expect(await membersOf(boss)).toHaveLength(1)
  })

  it('hand the workspace over in one step, and have no way back into one that they leave', async () => {
    const boss = await signUp(server.url, 'Inés')
    const [heir, client] = [
      await colleagueOf(server, boss, 'member'),
      await colleagueOf(server, boss, 'client'),
    ]
    const { workspace } = await sessionOf(boss)
    const give = async (to: Person) => boss.call('POST', '/api/workspace/owner', { id: await idOf(to) })
    expect((await give(client)).status).toBe(422)
    expect((await give(boss)).status).toBe(422)
    expect(bodyOf(await give(heir))).toMatchObject({ role: 'owner' })
    expect((await sessionOf(boss)).workspace).toMatchObject({ id: workspace.id, role: 'admin' })

    const task = await createTask(boss, 'Por hacer', { assigneeId: await idOf(boss) })
    const pending = await boss.call('GET', `/api/workspace/members/${await idOf(boss)}/pending`)
    expect(pending.body).toEqual({ tasks: 1 })
    bodyOf(await boss.call('POST', '/api/workspace/leave', { successorId: await idOf(heir) }))
    expect((await heir.call('GET', `/api/tasks/${task.id}`)).body).toMatchObject({
      assignee: { id: await idOf(heir) },
    })
    // It was the only one that the person had: they are given another.
    expect((await sessionOf(boss)).workspace.id).not.toBe(workspace.id)
    expect((await sessionOf(boss)).workspace.role).toBe('owner')
    expect((await membersOf(heir)).map(({ name }) => name)).not.toContain('Inés')
  })

  it('hear of it on their open stream, which ends', async () => {
    const boss = await signUp(server.url)
    const goes = await colleagueOf(server, boss, 'member')
    const stream = await fetch(`${server.url}/api/changes`, { headers: { cookie: goes.cookie } })
    bodyOf(await remove(boss, await idOf(goes)))
    // Ends only because the stream does.
    expect(await stream.text()).toContain('"membership"')
  })

  it('are as many as the settings say, and invited as often', async () => {
    const small = await startTestServer(engine, {
      WORKSPACE_MEMBERS: '2',
      INVITATIONS_PER_HOUR: '3',
      RATE_LIMIT_SCALE: '1',
    })
    const boss = await signUp(small.url)
    const send = (email: string) => boss.call('POST', '/api/workspace/invitations', { email, role: 'member' })
    expect((await send('una@ejemplo.es')).status).toBe(201)
    // The same person again takes no further place.
    expect((await send('una@ejemplo.es')).status).toBe(201)
    expect(await send('dos@ejemplo.es')).toMatchObject({ status: 409, body: { code: 'WORKSPACE_FULL' } })
    expect((await send('una@ejemplo.es')).status).toBe(429)
  })

  it('make an account by their invitation where nobody else may', async () => {
    const closed = await startTestServer(engine, { REGISTRATION: 'invite' })
    const boss = await signUp(closed.url)
    const { token, email } = await invite(boss, 'nueva@ejemplo.es', 'client')
    const answer = await call(closed.url, 'POST', '/api/auth/sign-up/email', {
      name: 'Nueva',
      email,
      password,
    })
    bodyOf(answer)
    const cookie = cookieOf(answer)
    bodyOf(await call(closed.url, 'POST', `/api/invitations/${token}/acceptance`, undefined, cookie))
    expect((await call(closed.url, 'GET', '/api/session', undefined, cookie)).body).toMatchObject({
      workspace: { role: 'client' },
      can: { 'workspace.see': false },
    })
  })

  it('are told which role may do what, as the server decides it', async () => {
    const { body } = await owner.call('GET', '/api/workspace/roles')
    expect(body).toMatchObject({
      items: expect.arrayContaining([{ action: 'workspace.own', roles: ['owner'] }]),
    })
  })

  it('stand in the record of the workspace', async () => {
    const boss = await signUp(server.url)
    const guest = await signUp(server.url)
    await join(guest, boss, 'member')
    const { workspace, user } = await sessionOf(boss)
    bodyOf(await remove(boss, await idOf(guest)))
    const rows = await server.database
      .query()
      .selectFrom('auditEvent')
      .select(['kind', 'actorId', 'detail'])
      .where('workspaceId', '=', workspace.id)
      .orderBy('at')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual([
      'workspace-created',
      'invitation-sent',
      'member-joined',
      'member-removed',
    ])
    expect(rows.at(-1)?.actorId).toBe(user.id)
    expect(JSON.stringify(rows)).not.toContain(guest.email)
    const { body } = await boss.call('GET', '/api/workspace/audit?kind=member-removed')
    expect(body).toMatchObject({
      items: [{ kind: 'member-removed', actor: { id: user.id }, person: { id: await idOf(guest) } }],
      nextCursor: null,
    })
  })
})
