import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../../testing/pages.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { lastMonth, shareReport } from '../../../testing/reports.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, createTask } from '../../../testing/work.ts'
import { barsOf } from './leads-over-time.ts'

const read = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()))

onEachEngine('a report on paper', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    const { path } = await publishPage(ana, 'Vinos de Łódź', documentWith('x', ['name', 'email']))
    await sendForm(server.url, path, { name: 'Luis', email: 'luis@ejemplo.es' })
    await createTask(ana, 'Tarde', { dueOn: '2020-01-01' })
  })
  const asClient = (token: string) =>
    fetch(`${server.url}/api/guest-report/pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })

  it('says of a link what its screen says, in its own letters, with title and language', async () => {
    const { id, token } = await shareReport(ana, { period: lastMonth })
    const answer = await asClient(token)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="informe-[\d-]+\.pdf"$/)
    const { info, pages, isTagged } = await read(answer)
    expect(isTagged).toBe(true)
    expect(info).toMatchObject({ Title: expect.stringContaining('Informe: '), Language: 'es' })
    expect(pages).toHaveLength(1)
    for (const words of [
      'Leads1Antes: 0',
      'Leads por día',
      'Qué hacer ahora',
      'Vinos de Łódź',
      'Página 1 de 1',
    ])
      expect(pages[0]).toContain(words)
    expect(pages[0]).not.toContain('Tareas que ya tendrían')

    bodyOf(await ana.call('DELETE', `/api/report-links/${id}`))
    expect((await asClient(token)).status).toBe(404)
  })

  it('tells the team what it has to do as well, in the language of its mails', async () => {
    bodyOf(
      await ana.call('PUT', '/api/workspace/settings/general', {
        timeZone: 'Europe/Madrid',
        mailLanguage: 'en',
      }),
    )
    const answer = await fetch(`${server.url}/api/exports/report.pdf?period=year`, {
      headers: { cookie: ana.cookie },
    })
    const { info, pages } = await read(answer)
    expect(info).toMatchObject({ Language: 'en' })
    for (const words of ['Leads by month', 'Tasks that should be done by now', 'Page 1 of'])
      expect(pages[0]).toContain(words)
  })
})

it('the bars of a report have every moment of it once', () => {
  for (const [from, to, by, count] of [
    ['2026-10-01', '2026-10-31', 'day', 31],
    ['2026-09-15', '2026-11-15', 'week', 9],
    ['2025-12-10', '2026-11-20', 'month', 12],
  ] as const) {
    const { bars, ...told } = barsOf(from, to, 'Europe/Madrid')
    expect(told).toEqual({ by })
    expect(bars).toHaveLength(count)
    expect(bars[0]?.from).toBe(from)
    expect(bars.slice(1).map(({ start }) => start)).toEqual(bars.slice(0, -1).map(({ end }) => end))
  }
  expect(barsOf('2026-10-01', '2026-10-31', 'Europe/Madrid').bars.at(-1)?.end).toBe(
    '2026-10-31T23:00:00.000Z',
  )
})
