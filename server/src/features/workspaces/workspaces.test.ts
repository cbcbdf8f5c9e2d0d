import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, sessionOf } from '../../testing/work.ts'

const rename = (person: Person, name: unknown) => person.call('PATCH', '/api/workspace', { name })

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
})
