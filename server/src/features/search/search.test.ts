import { searchResultSchema } from '@aurelio/contracts/search'
import { beforeAll, expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage, documentWith } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, createProject, createTask } from '../../testing/work.ts'

onBothEngines('the search', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })
  const search = async (q: string, person = ana) =>
    searchResultSchema.parse(bodyOf(await person.call('GET', `/api/search?q=${encodeURIComponent(q)}`)))

  it('finds projects, tasks and pages by name, whatever the case and the accents', async () => {
    const project = await createProject(ana, 'Campaña ÓPTICA', { color: 'teal' })
    const task = await createTask(ana, 'Revisar óptica')
    bodyOf(await ana.call('PATCH', `/api/tasks/${task.id}`, { done: true }))
    const page = await createPage(ana, 'Optica Sol')
    expect(await search('óPTI')).toEqual({
      projects: [{ id: project.id, name: 'Campaña ÓPTICA', color: 'teal' }],
      tasks: [{ id: task.id, name: 'Revisar óptica', done: true }],
      pages: [{ id: page.id, name: 'Optica Sol' }],
      leads: [],
    })
    const renamed = { name: 'Otra cosa', document: documentWith('x'), baseVersion: 1 }
    bodyOf(await ana.call('PUT', `/api/pages/${page.id}`, renamed))
    expect((await search('óptica')).pages).toEqual([])
    expect((await search('otra COSA')).pages).toHaveLength(1)
    expect(await search('óptica', await signUp(server.url))).toEqual({
      projects: [],
      tasks: [],
      pages: [],
      leads: [],
    })
  })

  it('gives five of each, the last changed first, and nothing that is removed', async () => {
    for (let number = 0; number < 7; number++) await createTask(ana, `Serie ${number}`)
    const { tasks } = await search('serie')
    expect(tasks.map(({ name }) => name)).toEqual(['Serie 6', 'Serie 5', 'Serie 4', 'Serie 3', 'Serie 2'])
    await ana.call('DELETE', `/api/tasks/${tasks[0]?.id}`)
    expect((await search('serie')).tasks[0]?.name).toBe('Serie 5')
  })

  it.each(['', '   ', 'x'.repeat(201), 'a\0b'])('refuses %j', async (q) => {
    expect((await ana.call('GET', `/api/search?q=${encodeURIComponent(q)}`)).status).toBe(422)
  })
})
