import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { signIn } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, sessionOf } from '../../testing/work.ts'

const rename = (person: Person, name: unknown) => person.call('PATCH', '/api/workspace', { name })
const remove = (person: Person, name: string) => person.call('POST', '/api/workspace/removal', { name })

onEachEngine('workspaces', (engine) => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUp(server.url, 'Óscar')
  })

  it('are renamed by owner and administrators alone', async () => {
    const { workspace } = await sessionOf(owner)
    expect(bodyOf(await rename(owner, '  Agencia Ñandú '))).toEqual({
      id: workspace.id,
      name: 'Agencia Ñandú',
    })
    const admin = await colleagueOf(server, owner, 'admin')
    bodyOf(await rename(admin, 'Agencia Norte'))
    expect((await sessionOf(owner)).workspace.name).toBe('Agencia Norte')
    expect((await sessionOf(admin)).can).toMatchObject({ 'workspace.rename': true, 'projects.change': true })
    for (const role of ['member', 'client'] as const) {
      const colleague = await colleagueOf(server, owner, role)
      expect((await rename(colleague, 'Mía')).status).toBe(403)
      const works = role === 'member'
      expect((await sessionOf(colleague)).can).toMatchObject({
        'workspace.rename': false,
        'projects.change': works,
      })
    }
    for (const name of ['', '   ', 'x'.repeat(101), 'a\nb', 7])
      expect(await rename(owner, name)).toMatchObject({ status: 422, body: { errors: [{ path: 'name' }] } })
  })

  it('list their people by name, to the team and to nobody else', async () => {
    const boss = await signUp(server.url, 'Zoe')
    const client = await colleagueOf(server, boss, 'client')
    const expected = [
      { name: 'Con client', role: 'client' },
      { name: 'Zoe', role: 'owner' },
    ]
    expect((await boss.call('GET', '/api/workspace/members')).body).toMatchObject({ items: expected })
    expect((await client.call('GET', '/api/workspace/members')).status).toBe(403)
    expect(
      (await (await signUp(server.url, 'Sola')).call('GET', '/api/workspace/members')).body,
    ).toMatchObject({
      items: [{ name: 'Sola', role: 'owner' }],
    })
  })

  it('are many of one person, whose session works in one of them', async () => {
    const person = await signUp(server.url, 'Nora')
    const first = (await sessionOf(person)).workspace
    const { person: elsewhere } = await signIn(server, person.email)
    await sessionOf(elsewhere)
    const made = z
      .object({ id: z.string() })
      .parse(bodyOf(await person.call('POST', '/api/workspaces', { name: 'Agencia Sur' })))
    expect((await sessionOf(person)).workspace).toMatchObject({ id: made.id, role: 'owner' })
    // Another browser stays where it was; one that comes after it begins where the person worked last.
    expect((await sessionOf(elsewhere)).workspace.id).toBe(first.id)
    expect((await sessionOf((await signIn(server, person.email)).person)).workspace.id).toBe(made.id)
    expect((await person.call('GET', '/api/workspaces')).body).toMatchObject({
      items: [
        { id: made.id, name: 'Agencia Sur', unread: 3, active: true },
        { id: first.id, unread: 3, active: false },
      ],
    })
    bodyOf(await person.call('POST', `/api/workspaces/${first.id}/activation`))
    expect((await sessionOf(person)).workspace.id).toBe(first.id)
    const stranger = await signUp(server.url)
    expect((await stranger.call('POST', `/api/workspaces/${first.id}/activation`)).status).toBe(404)
  })

  it('are deleted by their owner, by name, with what is in them; everybody goes on elsewhere', async () => {
    const boss = await signUp(server.url, 'Vera')
    const admin = await colleagueOf(server, boss, 'admin')
    const { workspace } = await sessionOf(boss)
    await createProject(boss, 'Uno')
    expect((await boss.call('GET', '/api/workspace/contents')).body).toEqual({
      people: 2,
      projects: 1,
      tasks: 0,
      pages: 1,
      publishedPages: 0,
      sites: 1,
      symbols: 0,
      events: 0,
      leads: 0,
      pictures: 0,
    })
    expect((await remove(admin, workspace.name)).status).toBe(403)
    expect(await remove(boss, 'Otro')).toMatchObject({ status: 409, body: { code: 'WRONG_NAME' } })
    bodyOf(await remove(boss, workspace.name))
    for (const person of [boss, admin])
      expect((await sessionOf(person)).workspace).toMatchObject({ role: 'owner' })
    const left = await server.database
      .query()
      .selectFrom('project')
      .select('id')
      .where('workspaceId', '=', workspace.id)
      .execute()
    expect(left).toEqual([])
  })

  it('are found by what is in them, by those alone who see it there', async () => {
    const boss = await signUp(server.url, 'Berta')
    const person = await colleagueOf(server, boss, 'member')
    const client = await colleagueOf(server, boss, 'client')
    const there = (await sessionOf(boss)).workspace
    const { id } = await createProject(boss, 'En otro espacio')
    bodyOf(await person.call('POST', '/api/workspaces', { name: 'Otro' }))
    expect((await person.call('GET', `/api/projects/${id}`)).status).toBe(404)
    const held = await person.call('GET', `/api/things/${id}/workspace`)
    expect(held.body).toEqual({ id: there.id, name: there.name })
    for (const nobody of [client, await signUp(server.url)])
      expect((await nobody.call('GET', `/api/things/${id}/workspace`)).status).toBe(404)
  })
})
