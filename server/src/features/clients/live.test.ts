import type { ChangeTopic } from '@aurelio/contracts/changes'
import { changeSchema } from '@aurelio/contracts/changes'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, createTask, sessionOf } from '../../testing/work.ts'

/** Everything that a person's stream has told so far. */
async function listen(server: TestServer, person: Person) {
  const response = await fetch(`${server.url}/api/changes`, { headers: { cookie: person.cookie } })
  const told: ChangeTopic[] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('No stream')
  // The first words: from here on it hears.
  await reader.read()
  const read = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      for (const [, data = ''] of value.matchAll(/^data: (.*)$/gm))
        told.push(...changeSchema.parse(JSON.parse(data)).topics)
    }
  }
  void read()
  return { told, end: () => reader.cancel() }
}

onEachEngine('live changes', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })

  it('reach a client where they see the thing, and are silent of all else', async () => {
    const owner = await signUp(server.url)
    const client = await colleagueOf(server, owner, 'client')
    const [shared, other] = [await createProject(owner, 'Compartido'), await createProject(owner, 'Ajeno')]
    const page = await createPage(owner, 'Página')
    const share = { clients: [(await sessionOf(client)).user.id], level: 'view', leads: false }

    const { told, end } = await listen(server, client)
    // What is told of one deed may come in several pieces.
    const hears = async (...topics: ChangeTopic[]) => {
      await expect.poll(() => new Set(told), { interval: 100 }).toEqual(new Set(topics))
      told.length = 0
    }

    bodyOf(await owner.call('PUT', `/api/projects/${shared.id}/share`, share))
    await hears('projects', 'tasks', 'pages', 'leads', 'activity', 'notifications')
    await createTask(owner, 'Interna', { projectId: shared.id })
    await createTask(owner, 'Ajena', { projectId: other.id, visibleToClients: true })
    await createPage(owner, 'Suelta')
    bodyOf(await owner.call('PATCH', `/api/projects/${other.id}`, { name: 'Otro' }))
    // Told in their order: had one of these been told, it would come with this one or before it.
    const { id } = await createTask(owner, 'Visible', { projectId: shared.id, visibleToClients: true })
    await hears('tasks', 'projects', 'activity')
    bodyOf(await owner.call('PATCH', `/api/tasks/${id}`, { visibleToClients: false }))
    await hears('tasks', 'projects')
    bodyOf(await owner.call('PUT', `/api/pages/${page.id}/project`, { projectId: shared.id }))
    await hears('pages', 'projects')
    bodyOf(await owner.call('PUT', `/api/pages/${page.id}/project`, { projectId: null }))
    await hears('pages', 'projects')
    await end()
  })
})
