import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { workFileSchema } from '@aurelio/contracts/work-files'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, createTask, sessionOf } from '../../testing/work.ts'

const listSchema = z.object({ items: z.array(workFileSchema) })

const list = async (person: Person, path: string) =>
  listSchema.parse(bodyOf(await person.call('GET', `${path}/files`))).items
const text = (words: string) => new Uint8Array(Buffer.from(words))
const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#357' } })
      .png()
      .toBuffer(),
  )

onEachEngine('files of tasks and of projects', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })

  const send = (path: string, name: string, body: Uint8Array<ArrayBuffer>, person = ana) =>
    fetch(`${server.url}${path}/files?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
      body,
    })
  async function keep(path: string, name: string, body: Uint8Array<ArrayBuffer>) {
    const answer = await send(path, name, body)
    expect(answer.status).toBe(201)
    return workFileSchema.parse(await answer.json())
  }
  const read = (person: Person, id: string) =>
    fetch(`${server.url}/api/work-files/${id}`, { headers: { cookie: person.cookie } })
  const stored = async () =>
    (await readdir(join(server.dataDir, 'files', 'work-files')).catch(() => [])).length

  it('are known by what stands in them, saved dead, and gone and back with one call', async () => {
    const { id } = await createTask(ana, 'Logotipo')
    const path = `/api/tasks/${id}`
    const bytes = await png()
    const file = await keep(path, '../../lo"go.exe', bytes)
    expect(file).toMatchObject({ name: '.._.._lo_go.png'.replace(/^[.]+/, ''), size: bytes.length })
    const answer = await read(ana, file.id)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect((await keep(path, 'datos.csv', text('a;b'))).name).toBe('datos.csv')
    expect((await keep(path, 'pagina.html', text('<b>hola</b>'))).name).toBe('pagina.txt')

    bodyOf(await ana.call('DELETE', `/api/work-files/${file.id}`))
    expect((await list(ana, path)).map(({ name }) => name)).not.toContain(file.name)
    expect((await read(ana, file.id)).status).toBe(404)
    bodyOf(await ana.call('POST', `/api/work-files/${file.id}/restoration`, {}))
    expect(await list(ana, path)).toHaveLength(3)
  })

  it('that are programs, empty or too large leave nothing behind', async () => {
    const { id } = await createProject(ana, 'Con límites')
    const before = await stored()
    const program = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, ...Array.from({ length: 200 }, () => 0)])
    for (const body of [program, new Uint8Array([0, 1, 2]), new Uint8Array()])
      expect((await send(`/api/projects/${id}`, 'foto.png', body)).status).toBe(422)
    const large = await send(`/api/projects/${id}`, 'x.txt', new Uint8Array(25 * 1024 * 1024 + 1))
    expect(large.status).toBe(413)
    expect(await stored()).toBe(before)
  })

  it('are seen by a client where they are shown, with what they hang on', async () => {
    const client = await colleagueOf(server, ana, 'client')
    const { user } = await sessionOf(client)
    const project = await createProject(ana, 'Compartido')
    const share = { clients: [user.id], level: 'view', leads: false }
    bodyOf(await ana.call('PUT', `/api/projects/${project.id}/share`, share))
    const path = `/api/projects/${project.id}`
    const [shown, hidden] = [await keep(path, 'a.txt', text('a')), await keep(path, 'b.txt', text('b'))]
    const internal = await createTask(ana, 'Interna', { projectId: project.id })
    const inside = await keep(`/api/tasks/${internal.id}`, 'c.txt', text('c'))
    for (const { id } of [shown, inside])
      bodyOf(await ana.call('PATCH', `/api/work-files/${id}`, { forClients: true }))
    expect((await list(client, path)).map(({ id }) => id)).toEqual([shown.id])
    expect((await read(client, shown.id)).status).toBe(200)
    for (const { id } of [hidden, inside]) expect((await read(client, id)).status).toBe(404)
    expect((await send(path, 'd.txt', text('d'), client)).status).toBe(403)
    bodyOf(await ana.call('PUT', `/api/projects/${project.id}/share`, { ...share, clients: [] }))
    expect((await read(client, shown.id)).status).toBe(404)
  })
})
