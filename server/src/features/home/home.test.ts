import { chartSchema, overviewSchema } from '@aurelio/contracts/home'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, createProject, createTask } from '../../testing/work.ts'

const overview = async (person: Person) => overviewSchema.parse(bodyOf(await person.call('GET', '/api/home')))
const chart = async (person: Person, query = '') =>
  chartSchema.parse(bodyOf(await person.call('GET', `/api/home/chart${query}`)))

onEachEngine('home', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    await ana.call('GET', '/api/session')
  })
  it('counts, loads the sample content once, and removes exactly that', async () => {
    const own = await createProject(ana, 'Propio')
    await createTask(ana, 'Mía', { projectId: own.id })
    bodyOf(await ana.call('POST', '/api/home/sample'))
    bodyOf(await ana.call('POST', '/api/home/sample', { zone: 'Europe/Madrid' }))
    const loaded = await overview(ana)
    expect(loaded).toMatchObject({
      activeProjects: 13,
      pendingTasks: 9,
      completedTasks: 24,
      publishedPages: 0,
      recentLeads: 0,
      hasSample: true,
    })
    expect((await chart(ana)).points).toHaveLength(7)
    bodyOf(await ana.call('DELETE', '/api/home/sample'))
    expect(await overview(ana)).toMatchObject({ activeProjects: 1, pendingTasks: 1, hasSample: false })
  })
})
