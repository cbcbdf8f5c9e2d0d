import { projectHoursSchema } from '@aurelio/contracts/project-hours'
import { projectSchema } from '@aurelio/contracts/projects'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, sessionOf } from '../../../testing/work.ts'

const day = '2026-11-20'
const hoursOf = async (person: Person, id: string) =>
  projectHoursSchema.parse(bodyOf(await person.call('GET', `/api/projects/${id}/hours`)))
const get = async (person: Person, id: string) =>
  projectSchema.parse(bodyOf(await person.call('GET', `/api/projects/${id}`)))

onEachEngine('the plan of a project', (engine) => {
  let server: TestServer
  let ana: Person
  let berta: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    berta = await colleagueOf(server, ana, 'member')
  })

  it('says for whom, until when and how long; it is found by its client', async () => {
    const { id } = await createProject(ana, 'Web', { client: 'Clínica Roldán' })
    bodyOf(await ana.call('PATCH', `/api/projects/${id}`, { deadline: '2026-12-18', budget: 600 }))
    expect(await get(berta, id)).toMatchObject({
      client: 'Clínica Roldán',
      deadline: '2026-12-18',
      budget: 600,
    })
    expect(bodyOf(await berta.call('GET', '/api/projects?q=roldan'))).toMatchObject({ items: [{ id }] })
    bodyOf(await berta.call('PATCH', `/api/projects/${id}`, { deadline: null }))
    expect(await get(ana, id)).toMatchObject({ deadline: null, budget: 600 })
  })

  it('time is noted by each, and taken back by whoever noted it', async () => {
    const { id } = await createProject(ana, 'Con horas')
    const noted = { day, minutes: 90, note: 'Maqueta' }
    bodyOf(await ana.call('POST', `/api/projects/${id}/hours`, noted))
    bodyOf(await berta.call('POST', `/api/projects/${id}/hours`, { ...noted, minutes: 30 }))
    const { items, minutes } = await hoursOf(ana, id)
    expect(minutes).toBe(120)
    expect(items).toMatchObject([
      { minutes: 30, mine: false },
      { minutes: 90, mine: true, note: 'Maqueta' },
    ])
    expect((await ana.call('DELETE', `/api/project-hours/${items[0]?.id}`)).status).toBe(404)
    bodyOf(await ana.call('DELETE', `/api/project-hours/${items[1]?.id}`))
    expect((await hoursOf(berta, id)).minutes).toBe(30)
  })

  it('each has one clock: started elsewhere it is noted here', async () => {
    const [one, other] = [await createProject(ana, 'Uno'), await createProject(ana, 'Otro')]
    bodyOf(await ana.call('POST', `/api/projects/${one.id}/clock`, { day }))
    expect((await hoursOf(ana, one.id)).runningSince).not.toBeNull()
    expect((await hoursOf(berta, one.id)).runningSince).toBeNull()
    bodyOf(await berta.call('POST', `/api/projects/${one.id}/clock`, { day }))
    bodyOf(await ana.call('POST', `/api/projects/${other.id}/clock`, { day }))
    expect(await hoursOf(ana, one.id)).toMatchObject({
      runningSince: null,
      minutes: 1,
      items: [{ mine: true }],
    })
    bodyOf(await ana.call('POST', `/api/projects/${other.id}/clock/stop`, {}))
    expect(await hoursOf(ana, other.id)).toMatchObject({ runningSince: null, minutes: 1 })
    expect((await hoursOf(berta, one.id)).runningSince).not.toBeNull()
  })

  it('a client reads for whom and until when, and nothing of hours', async () => {
    const client = await colleagueOf(server, ana, 'client')
    const { user } = await sessionOf(client)
    const { id } = await createProject(ana, 'Compartido', { client: 'Roldán', budget: 60 })
    const share = { clients: [user.id], level: 'view', leads: false }
    bodyOf(await ana.call('PUT', `/api/projects/${id}/share`, share))
    expect(await get(client, id)).toMatchObject({ client: 'Roldán', budget: null })
    expect((await client.call('GET', `/api/projects/${id}/hours`)).status).toBe(403)
  })
})
