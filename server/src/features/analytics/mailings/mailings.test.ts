import { type ReportMailing, reportMailingSchema } from '@aurelio/contracts/report-mailings'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { mailReport } from '../../../testing/reports.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { call, type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, sessionOf } from '../../../testing/work.ts'
import { daysOf, monthsAt } from './months.ts'

const listSchema = z.object({ items: z.array(reportMailingSchema) })

/** Its headers on lines of their own. */
const unfolded = (letter: string) => letter.replaceAll(/\r\n[ \t]+/g, ' ')

onEachEngine('reports by mail', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
  })

  const mailings = async (): Promise<ReportMailing[]> =>
    listSchema.parse(bodyOf(await ana.call('GET', '/api/report-mailings'))).items
  const statesOf = async (id: string) =>
    (await mailings()).find((mailing) => mailing.id === id)?.readers.map(({ last }) => last?.state ?? null)
  /** It was set up so long ago that a month has ended since. */
  const monthEnds = async () => {
    await server.database.query().updateTable('reportMailing').set({ plannedMonth: '2026-01' }).execute()
    await comesDue(server.database, 'report-mailings')
  }
  const lettersTo = (address: string) =>
    smtp.received.map(unfolded).filter((text) => text.includes(`\r\nTo: ${address}\r\n`))

  it('go to members and clients once when the month is over, with the PDF, until somebody stops them', async () => {
    const { user } = await sessionOf(ana)
    const { id, readers, nextOn } = await mailReport(ana, {
      memberIds: [user.id],
      emails: ['Clara@ejemplo.es'],
    })
    expect(nextOn).toMatch(/^\d{4}-\d\d-01$/)
    expect(readers.map(({ email }) => email).toSorted()).toEqual([ana.email, 'clara@ejemplo.es'].toSorted())
    // The month that was over then is not sent after the fact.
    await comesDue(server.database, 'report-mailings')
    expect(await statesOf(id)).toEqual([null, null])

    await monthEnds()
    await expect.poll(() => statesOf(id)).toEqual(['sent', 'sent'])
    await comesDue(server.database, 'report-mailings')
    await comesDue(server.database, 'report-mailings')
    expect(lettersTo(ana.email)).toHaveLength(1)
    const [letter = '', ...others] = lettersTo('clara@ejemplo.es')
    expect(others).toEqual([])
    const stop = /List-Unsubscribe:\s+<([^>]+)>/.exec(letter)?.[1] ?? ''
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, attached = ''] = letter.split(/filename=informe-[\d-]+\.pdf\r\n\r\n/)
    const pdf = await readPdf(Buffer.from(attached.split('\r\n--')[0] ?? '', 'base64'))
    expect(pdf.pages[0]).toContain('Leads por día')

    const pressed = await fetch(stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    const [mailing] = await mailings()
    expect(mailing?.readers.filter(({ stoppedAt }) => stoppedAt !== null)).toMatchObject([
      { email: 'clara@ejemplo.es' },
    ])
    await monthEnds()
    await expect.poll(() => lettersTo(ana.email).length).toBe(2)
    expect(lettersTo('clara@ejemplo.es')).toHaveLength(1)
    expect((await call(server.url, 'POST', '/api/report-mail-stops/nadie.x', {})).status).toBe(404)
  })

  it('are for the team to set up, to people of its own', async () => {
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('GET', '/api/report-mailings')).status).toBe(403)
    const stranger = await sessionOf(await signUp(server.url, 'Ajena'))
    for (const asked of [{}, { emails: ['nada'] }, { memberIds: [stranger.user.id] }])
      expect((await ana.call('POST', '/api/report-mailings', asked)).status).toBe(422)
    const project = await createProject(ana, 'Bodega')
    const made = await mailReport(ana, { projectId: project.id })
    expect(made.project).toMatchObject({ name: 'Bodega' })
    bodyOf(await ana.call('DELETE', `/api/report-mailings/${made.id}`))
    expect((await mailings()).some(({ id }) => id === made.id)).toBe(false)
  })
})

onEachEngine('reports that a mail server does not take', (engine) => {
  it('say why', async () => {
    // Nothing listens there.
    const server = await startTestServer(engine, { SMTP_URL: 'smtp://127.0.0.1:1' })
    const ana = await signUp(server.url)
    await mailReport(ana)
    await server.database.query().updateTable('reportMailing').set({ plannedMonth: '2026-01' }).execute()
    await comesDue(server.database, 'report-mailings')
    const last = async () =>
      listSchema.parse(bodyOf(await ana.call('GET', '/api/report-mailings'))).items[0]?.readers[0]?.last
    await expect
      .poll(last)
      .toMatchObject({ state: 'failed', reason: expect.stringContaining('ECONNREFUSED') })
  })
})

it.each([
  ['2026-10-31T22:59:59.000Z', 'Europe/Madrid', '2026-09', '2026-11-01'],
  ['2026-10-31T23:00:00.000Z', 'Europe/Madrid', '2026-10', '2026-12-01'],
  ['2026-12-31T23:30:00.000Z', 'Europe/Madrid', '2026-12', '2027-02-01'],
  ['2027-01-01T07:59:00.000Z', 'America/Los_Angeles', '2026-11', '2027-01-01'],
])('at %s in %s the month of %s is over', (moment, zone, over, nextOn) => {
  expect(monthsAt(new Date(moment), zone)).toEqual({ over, nextOn })
})

it('a month has all of its days', () => {
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})
