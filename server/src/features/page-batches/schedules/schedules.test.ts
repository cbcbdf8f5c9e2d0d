import { notificationSchema } from '@aurelio/contracts/notifications'
import { type PageSchedule, pageScheduleSchema } from '@aurelio/contracts/page-schedules'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { siteTarget } from '../../../testing/page-batches.ts'
import { scheduleBody } from '../../../testing/page-schedules.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { startTableServer } from '../../../testing/table-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { startWordpress, wordpressUser } from '../../../testing/wordpress.ts'
import { bodyOf } from '../../../testing/work.ts'

const template = {
  version: 1,
  elements: [
    {
      id: 'heading-1700000000001',
      type: 'heading',
      name: 'Título',
      props: { text: '{{titulo}}', level: 'h1' },
    },
    { id: 'text-1700000000002', type: 'text', name: 'Texto', props: { text: '{{texto}}' } },
  ],
}
const listSchema = z.object({ items: z.array(pageScheduleSchema) })
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
const slugOf = (place: string) => `pintor-${place.toLowerCase().replace(' ', '-')}`

async function set(person: Person, target: unknown, given: object = {}): Promise<PageSchedule> {
  return pageScheduleSchema.parse(
    bodyOf(await person.call('POST', '/api/page-schedules', scheduleBody(target, given))),
  )
}

async function scheduleOf(person: Person, id: string): Promise<PageSchedule> {
  const { items } = listSchema.parse(bodyOf(await person.call('GET', '/api/page-schedules')))
  const found = items.find((each) => each.id === id)
  if (!found) throw new Error('The schedule is not listed')
  return found
}

/** The newest run once it has ended, of so many. */
async function ended(person: Person, id: string, count: number) {
  const under = ['making', 'publishing']
  const look = async () => {
    const { runs } = await scheduleOf(person, id)
    return { count: runs.length, ended: !under.includes(runs[0]?.state ?? 'making') }
  }
  await expect.poll(look, { timeout: 20_000 }).toEqual({ count, ended: true })
  return (await scheduleOf(person, id)).runs[0]
}

const runNow = async (person: Person, id: string) =>
  bodyOf(await person.call('POST', `/api/page-schedules/${id}/run`))

/** What this person was told of schedules that failed. */
const news = async (person: Person) =>
  z
    .object({ items: z.array(notificationSchema) })
    .parse(bodyOf(await person.call('GET', '/api/notifications')))
    .items.filter(({ kind }) => kind === 'page.schedule-failed')

const toWordpress = (host: string) => ({
  kind: 'wordpress',
  address: `http://${host}`,
  type: 'pages',
  status: 'publish',
  ...wordpressUser,
})

onEachEngine('pages that are published again and again', (engine) => {
  let server: TestServer
  let tables: Awaited<ReturnType<typeof startTableServer>>
  let wordpress: Awaited<ReturnType<typeof startWordpress>>
  let leaving: typeof wordpress
  beforeAll(async () => {
    tables = await startTableServer()
    wordpress = await startWordpress()
    leaving = await startWordpress()
    atEnd(tables.stop)
    atEnd(wordpress.stop)
    server = await startTestServer(engine, {
      WORDPRESS_ALLOWED_HOSTS: [tables, wordpress, leaving].map(({ host }) => host).join(','),
    })
  })

  const withTemplate = async () => {
    const person = await signUp(server.url)
    return { person, target: await siteTarget(person, template) }
  }
  const pageAt = async (place: string) => {
    const answer = await fetch(`${server.url}/p/${slugOf(place)}`)
    return { status: answer.status, html: await answer.text() }
  }
  /** Its time has come, as the clock would have it. */
  const turn = async (id: string) => {
    await server.database
      .query()
      .updateTable('pageSchedule')
      .set({ nextAt: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .where('nextAt', 'is not', null)
      .execute()
    await comesDue(server.database, 'page-schedules')
  }
  it('make their pages on the server, and bring nothing where all of them say the same', async () => {
    const { person, target } = await withTemplate()
    const [reus, lugo] = [unique('Reus'), unique('Lugo')]
    const { id, nextAt } = await set(person, target, {
      places: { kind: 'kept', name: 'l.txt', text: `${reus}\n${lugo}` },
    })
    expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now())
    await runNow(person, id)
    expect(await ended(person, id, 1)).toMatchObject({
      state: 'done',
      byHand: true,
      same: 0,
      batch: { total: 2, made: 2 },
    })
    const { status, html } = await pageAt(reus)
    expect(status).toBe(200)
    expect(html).toContain(`Pintamos en ${reus}.`)
    await runNow(person, id)
    expect(await ended(person, id, 2)).toMatchObject({ state: 'nothing', same: 2, batch: null })
    expect(await news(person)).toEqual([])
  })

  it('read their table anew at its time, follow where it has moved, and bring what has changed, which can be undone', async () => {
    const { person, target } = await withTemplate()
    const [reus, lugo] = [unique('Reus'), unique('Lugo')]
    const path = `/${crypto.randomUUID()}.csv`
    const table = (text: string) =>
      tables.texts.set(
        path,
        `titulo;slug;texto\nPintor en ${reus};${slugOf(reus)};${text}\nPintor en ${lugo};${slugOf(lugo)};Igual\n`,
      )
    table('Antes')
    tables.moved.set(`${path}-vieja`, path)
    const { id } = await set(person, target, {
      table: { kind: 'address', address: `http://${tables.host}${path}-vieja` },
      places: { kind: 'kept', name: 'l.txt', text: 'España' },
    })
    await turn(id)
    expect(await ended(person, id, 1)).toMatchObject({ state: 'done', byHand: false, batch: { made: 2 } })
    table('Después')
    await turn(id)
    const run = await ended(person, id, 2)
    expect(run).toMatchObject({ state: 'done', same: 1, batch: { total: 1, changed: 1 } })
    expect((await pageAt(reus)).html).toContain('Después')
    expect(Date.parse((await scheduleOf(person, id)).nextAt ?? '')).toBeGreaterThan(Date.now())
    bodyOf(await person.call('POST', `/api/page-batches/${run?.batch?.id}/undo`))
    await expect.poll(async () => (await pageAt(reus)).html, { timeout: 15_000 }).toContain('Antes')
  })

  it('go to a WordPress with a password that nobody is told', async () => {
    const person = await signUp(server.url)
    const place = unique('Jaca')
    const target = toWordpress(wordpress.host)
    const { id } = await set(person, target, { places: { kind: 'kept', name: 'l.txt', text: place } })
    expect((await person.call('GET', '/api/page-schedules')).text).not.toContain(wordpressUser.password)
    await runNow(person, id)
    expect(await ended(person, id, 1)).toMatchObject({ state: 'done', batch: { made: 1 } })
    expect(wordpress.posts().find(({ slug }) => slug === slugOf(place))?.content).toBe(
      `Pintamos en ${place}.`,
    )
  })

  it('rest while they are paused, go on from now, and end when they are removed', async () => {
    const { person, target } = await withTemplate()
    const { id } = await set(person, target)
    const paused = await person.call('PATCH', `/api/page-schedules/${id}`, { paused: true })
    expect(bodyOf(paused)).toMatchObject({ nextAt: null })
    await turn(id)
    await comesDue(server.database, 'page-schedules')
    expect((await scheduleOf(person, id)).runs).toEqual([])
    const rhythm = { every: 'week', weekday: 3, time: '22:15', zone: 'America/Bogota' }
    const changed = await person.call('PATCH', `/api/page-schedules/${id}`, { paused: false, rhythm })
    const { nextAt } = pageScheduleSchema.parse(bodyOf(changed))
    expect(nextAt).toMatch(/T03:15:00\.000Z$/)
    bodyOf(await person.call('DELETE', `/api/page-schedules/${id}`))
    expect((await person.call('POST', `/api/page-schedules/${id}/run`)).status).toBe(404)
  })

  it('take another table, other places and another template from the next time on', async () => {
    const { person, target } = await withTemplate()
    const [reus, lugo] = [unique('Reus'), unique('Lugo')]
    const { id } = await set(person, target, { places: { kind: 'kept', name: 'l.txt', text: reus } })
    await runNow(person, id)
    const first = await ended(person, id, 1)
    expect(first).toMatchObject({ state: 'done', batch: { made: 1 } })
    const before = await scheduleOf(person, id)
    const change = (part: object) => person.call('PATCH', `/api/page-schedules/${id}`, part)
    const changed = bodyOf(
      await change({
        table: {
          kind: 'kept',
          name: 'otra.csv',
          text: 'slug;texto;titulo\n/pintor-madrid;Otra tabla de Madrid.;Pintor en Madrid\n',
        },
        places: { kind: 'kept', name: 'otras.txt', text: `${reus}\n${lugo}` },
      }),
    )
    expect(changed).toMatchObject({
      table: { name: 'otra.csv' },
      places: { name: 'otras.txt' },
      columns: ['titulo', 'slug', 'texto'],
      rhythm: before.rhythm,
      nextAt: before.nextAt,
      runs: [first],
    })
    await runNow(person, id)
    expect(await ended(person, id, 2)).toMatchObject({ state: 'done', batch: { made: 1, changed: 1 } })
    expect((await pageAt(reus)).html).toContain(`Otra tabla de ${reus}.`)

    const other = bodyOf(
      await person.call('POST', '/api/pages', {
        name: 'Otra plantilla',
        siteId: target.siteId,
        document: {
          version: 1,
          elements: [
            {
              id: 'heading-1700000000003',
              type: 'heading',
              name: '',
              props: { text: 'Ahora: {{titulo}}', level: 'h1' },
            },
          ],
        },
      }),
    )
    const { id: templateId } = z.object({ id: z.string() }).parse(other)
    expect(bodyOf(await change({ target: { ...target, templateId } }))).toMatchObject({
      target: { templateId },
    })
    await runNow(person, id)
    expect(await ended(person, id, 3)).toMatchObject({ state: 'done', batch: { made: 0, changed: 2 } })
    expect((await pageAt(lugo)).html).toContain(`Ahora: Pintor en ${lugo}`)
    expect((await scheduleOf(person, id)).runs).toHaveLength(3)

    expect((await change({ target: { ...target, templateId: crypto.randomUUID() } })).status).toBe(404)
    expect((await change({ table: { kind: 'kept', name: 't.csv', text: '' } })).status).toBe(422)
    const stranger = await signUp(server.url)
    expect((await stranger.call('PATCH', `/api/page-schedules/${id}`, { paused: true })).status).toBe(404)
  })

  it('have their turn each hour', async () => {
    const { person, target } = await withTemplate()
    const { id } = await set(person, target)
    const rhythm = { every: 'hour', time: '00:25', zone: 'Europe/Madrid' }
    const { nextAt } = pageScheduleSchema.parse(
      bodyOf(await person.call('PATCH', `/api/page-schedules/${id}`, { rhythm })),
    )
    const wait = Date.parse(nextAt ?? '') - Date.now()
    expect(nextAt).toMatch(/:25:00\.000Z$/)
    expect(wait).toBeLessThanOrEqual(3_600_000)
    expect((await scheduleOf(person, id)).rhythm).toEqual(rhythm)
  })

  it.each([
    [
      'that is not there',
      () => ({ table: { kind: 'address', address: `http://${tables.host}/nada.csv` } }),
      'table-unreachable',
    ],
    [
      'inside the network',
      () => ({ table: { kind: 'address', address: 'https://10.0.0.1/t.csv' } }),
      'refused-source',
    ],
    [
      'without encryption',
      () => ({ places: { kind: 'address', address: 'http://example.com/l.txt' } }),
      'refused-source',
    ],
    [
      'that has lost a column',
      () => ({ table: { kind: 'kept', name: 't.csv', text: 'nombre\nUno' } }),
      'column-gone',
    ],
    [
      'with an open quote',
      () => ({ table: { kind: 'kept', name: 't.csv', text: 'titulo,slug\n"a,b\n' } }),
      'bad-table',
    ],
  ])('tell the team of a table %s', async (_, given, problem) => {
    const { person, target } = await withTemplate()
    const { id } = await set(person, target, given())
    await runNow(person, id)
    expect(await ended(person, id, 1)).toMatchObject({ state: 'failed', problem })
    expect(await news(person)).toMatchObject([{ subject: { id, name: 'Pintores' } }])
  })

  it('tell the team where nothing of it could be published', async () => {
    const { person, target } = await withTemplate()
    const { id } = await set(person, target)
    bodyOf(await person.call('DELETE', `/api/pages/${target.templateId}`))
    await runNow(person, id)
    expect(await ended(person, id, 1)).toMatchObject({ state: 'failed', problem: 'template-gone' })
    expect(await news(person)).toHaveLength(1)
  })

  it('end as failed, and do not stay under way, where a WordPress is away for good', async () => {
    const person = await signUp(server.url)
    const target = { ...toWordpress(leaving.host), type: 'posts' }
    const { id } = await set(person, target)
    await leaving.stop()
    await runNow(person, id)
    // Its first try has failed; the one after this is the last.
    const most = await server.database
      .query()
      .selectFrom('job')
      .select('maxAttempts')
      .where('kind', '=', 'page-batch')
      .executeTakeFirstOrThrow()
    const toTheLast = () =>
      server.database
        .query()
        .updateTable('job')
        .set({ attempt: most.maxAttempts - 1 })
        .where('kind', '=', 'page-batch')
        .where('state', '=', 'queued')
        .where('error', 'is not', null)
        .returning('id')
        .execute()
    await expect.poll(toTheLast, { timeout: 15_000 }).toHaveLength(1)
    expect(await ended(person, id, 1)).toMatchObject({ state: 'failed', problem: 'unreachable' })
    expect(await news(person)).toHaveLength(1)
  })

  it('are refused with a time zone or an hour that is none', async () => {
    const { person, target } = await withTemplate()
    const ask = async (rhythm: object) =>
      (await person.call('POST', '/api/page-schedules', scheduleBody(target, { rhythm }))).status
    expect(await ask({ every: 'day', time: '25:00', zone: 'Europe/Madrid' })).toBe(422)
    expect(await ask({ every: 'day', time: '06:00', zone: 'Marte/Olimpo' })).toBe(422)
  })
})
