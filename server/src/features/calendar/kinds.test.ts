import { type CalendarEvent, calendarEventSchema } from '@aurelio/contracts/calendar'
import { type About, eventFiguresSchema } from '@aurelio/contracts/calendar-kinds'
import { leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { anHour, createEvent, feedOf } from '../../testing/calendar.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, foreignId } from '../../testing/work.ts'
import { momentsOf } from './figures.ts'
import { plusDays } from './recurrence.ts'

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Madrid' }).format(new Date())
const leadsSchema = z.object({ items: z.array(leadSchema) })

const whole = (starts: string, ends = starts) => ({ ...anHour, allDay: true as const, starts, ends })

onEachEngine('campaigns and tests in the calendar', (engine) => {
  let server: TestServer
  let ana: Person
  let page: Awaited<ReturnType<typeof publishPage>>
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    page = await publishPage(ana, 'Zapatos rojos', documentWith('x', ['name', 'email']))
  })

  const make = async (title: string, about: object, when: object = whole(today)) =>
    calendarEventSchema.parse(bodyOf(await ana.call('POST', '/api/calendar/events', { title, when, about })))
  const figures = async ({ id }: CalendarEvent) =>
    eventFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/calendar/events/${id}/figures`))).leads
  const change = (id: string, body: object) => ana.call('PATCH', `/api/calendar/events/${id}`, body)

  async function send(query: string, name: string) {
    const shown = await (await fetch(`${server.url}${page.path}${query}`)).text()
    const [, token = ''] = /name="_token" value="([^"]+)"/.exec(shown) ?? []
    await sendForm(server.url, page.path, { name, email: `${name}@ejemplo.es`, _token: token })
  }

  it('count the leads of their days: by the whole name of the campaign, or by the page', async () => {
    await send('?utm_campaign=OTO%C3%91O', 'berta')
    await send('?utm_campaign=oto%C3%B1o-tardio', 'carla')
    await send('', 'diana')
    const kept = leadsSchema.parse(bodyOf(await ana.call('GET', '/api/leads?state=spam'))).items
    for (const { id, version } of kept)
      bodyOf(await ana.call('PATCH', `/api/leads/${id}`, { baseVersion: version, state: 'new' }))

    const campaign = { kind: 'campaign', campaign: 'otoño' }
    expect(await figures(await make('Otoño', campaign))).toEqual({ total: 1, isCounted: true })
    const before = whole(plusDays(today, -9), plusDays(today, -1))
    expect(await figures(await make('Antes', campaign, before))).toEqual({ total: 0, isCounted: true })
    expect(await figures(await make('Sin nombre', { kind: 'campaign', campaign: '' }))).toBeNull()
    const test = { kind: 'test', pageId: page.id, compares: 'Dos titulares', result: '' }
    expect(await figures(await make('Titulares', test))).toEqual({ total: 3, isCounted: true })
    expect(await figures(await createEvent(ana, 'Reunión'))).toBeNull()
    const inbox = async (query: string) =>
      leadsSchema.parse(bodyOf(await ana.call('GET', `/api/leads?${query}`))).items.map(({ name }) => name)
    expect(await inbox('campaign=OTO%C3%91O')).toEqual(['berta'])
    expect(await inbox('campaign=oto%C3%B1o&q=berta&sort=name')).toEqual(['berta'])
    expect(await inbox('campaign=oto%C3%B1o&q=carla')).toEqual([])
    expect(await inbox(`campaign=oto%C3%B1o-tardio&pageId=${page.id}&state=new`)).toEqual(['carla'])
    expect((await ana.call('GET', '/api/exports/leads.csv?campaign=oto%C3%B1o')).text).not.toContain('carla')
  })

  it('keep what was tried on a page that is gone, and say so', async () => {
    const gone = await publishPage(ana, 'De paso', documentWith('x', ['name']))
    const made = await make('Botones', { kind: 'test', pageId: gone.id, compares: 'Colores', result: '' })
    bodyOf(await ana.call('DELETE', `/api/pages/${gone.id}`))
    const about = { ...made.about, result: 'Gana el verde' }
    expect(bodyOf(await change(made.id, { about }))).toMatchObject({
      about: { ...about, pageName: 'De paso' },
    })
    const answer = await ana.call('GET', `/api/calendar/events/${made.id}/figures`)
    expect(answer.body).toEqual({ leads: null, visits: null, isPageGone: true })
  })

  it('are events to everything else: changed, overtaken, imported and told to other programs', async () => {
    const about: About = { kind: 'test', pageId: page.id, pageName: '', compares: 'Colores', result: '' }
    const made = await make('Colores', about)
    expect(made.about).toEqual({ ...about, pageName: 'Zapatos rojos' })
    const result = { ...made.about, result: 'Gana el verde' }
    expect(bodyOf(await change(made.id, { about: result, seen: { about: made.about } }))).toMatchObject({
      about: result,
      title: 'Colores',
    })
    const late = await change(made.id, { about: { kind: 'event' }, seen: { about: made.about } })
    expect([late.status, late.body]).toMatchObject([409, { params: { fields: ['about'] } }])
    expect(bodyOf(await change(made.id, { title: 'Botones' }))).toMatchObject({ about: result })
    expect((await change(made.id, { about: { ...about, pageId: foreignId } })).status).toBe(422)
    expect((await change(made.id, { about: { kind: 'campaign', campaign: 'x'.repeat(201) } })).status).toBe(
      422,
    )

    const file = await (await fetch(server.url + (await feedOf(ana)))).text()
    expect(file.split('END:VEVENT').find((entry) => entry.includes(made.id))).toContain('CATEGORIES:Prueba')
    const event = { uid: 'de-fuera', title: 'De fuera', when: anHour }
    bodyOf(await ana.call('POST', '/api/calendar/imports', { events: [event] }))
    const { items } = z
      .object({ items: z.array(calendarEventSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/calendar/events')))
    expect(items.find(({ title }) => title === 'De fuera')?.about).toEqual({ kind: 'event' })
  })
})

it('whole days are those of the workspace, of 23 and 25 hours too', () => {
  expect(momentsOf(whole('2026-03-29'), 'Europe/Madrid')).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  })
  expect(momentsOf({ ...anHour, starts: '2026-11-20T10:00', ends: '2026-11-20T11:00' }, 'UTC')).toEqual({
    from: '2026-11-20T09:00:00.000Z',
    to: '2026-11-20T10:00:00.000Z',
  })
})
