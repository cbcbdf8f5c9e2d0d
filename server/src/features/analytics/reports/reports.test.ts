import { reportSchema } from '@aurelio/contracts/report-links'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../../testing/pages.ts'
import { lastMonth, shareReport } from '../../../testing/reports.ts'
import { call, type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, createTask } from '../../../testing/work.ts'
import { fixedSpans } from '../spans.ts'

onEachEngine('a report for a client', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const share = (asked: object) => shareReport(ana, asked)
  const open = (token: string) => call(server.url, 'POST', '/api/guest-report', { token })

  it('tells of its project alone, to whoever has the link, until it is revoked', async () => {
    const project = await createProject(ana, 'Bodega')
    const done = await createTask(ana, 'Hecha', { projectId: project.id })
    bodyOf(await ana.call('PATCH', `/api/tasks/${done.id}`, { done: true }))
    const own = await publishPage(ana, 'Vinos', documentWith('x', ['name', 'email']))
    bodyOf(await ana.call('PUT', `/api/pages/${own.id}/project`, { projectId: project.id }))
    const other = await publishPage(ana, 'De otro cliente', documentWith('y', ['name', 'email']))
    for (const { path } of [own, other])
      await sendForm(server.url, path, { name: 'Luis', email: 'luis@ejemplo.es' })

    const { id, token } = await share({ projectId: project.id })
    const report = reportSchema.parse(bodyOf(await open(token)))
    expect(report).toMatchObject({
      project: 'Bodega',
      figures: { leads: 1, completedTasks: 1, publications: 1 },
      before: { leads: 0 },
      pages: [{ name: 'Vinos', leads: 1 }],
    })
    expect(report.agency.color).toMatch(/^#[\da-f]{6}$/)
    const whole = reportSchema.parse(bodyOf(await open((await share({})).token)))
    expect(whole).toMatchObject({ project: null, figures: { leads: 2 } })

    bodyOf(await ana.call('DELETE', `/api/report-links/${id}`))
    expect(await open(token)).toMatchObject({ status: 404, body: { code: 'REPORT_LINK_UNKNOWN' } })
    expect((await open('nadie')).status).toBe(404)
  })

  it('rests while its project is removed, and tells of days that stay', async () => {
    const project = await createProject(ana, 'De paso')
    const period = { kind: 'fixed', from: '2026-03-01', to: '2026-03-31' }
    const { token } = await share({ projectId: project.id, period })
    expect(bodyOf(await open(token))).toMatchObject({ from: '2026-03-01', to: '2026-03-31' })
    bodyOf(await ana.call('DELETE', `/api/projects/${project.id}`))
    expect((await open(token)).status).toBe(404)
    bodyOf(await ana.call('POST', `/api/projects/${project.id}/restoration`))
    expect((await open(token)).status).toBe(200)
  })

  it('is shared by the team, of days that make sense', async () => {
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('POST', '/api/report-links', { period: lastMonth })).status).toBe(403)
    for (const [from, to] of [
      ['2026-03-31', '2026-03-01'],
      ['2020-01-01', '2026-01-01'],
    ])
      expect(
        (await ana.call('POST', '/api/report-links', { period: { kind: 'fixed', from, to } })).status,
      ).toBe(422)
  })
})

it('days that stay begin and end by the clock of their place, also where it changes', () => {
  expect(fixedSpans('2026-03-28', '2026-03-29', 'Europe/Madrid')).toMatchObject({
    span: { start: '2026-03-27T23:00:00.000Z', end: '2026-03-29T22:00:00.000Z' },
    before: { start: '2026-03-25T23:00:00.000Z', end: '2026-03-27T23:00:00.000Z' },
  })
})
