import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { createLetter, createList, createSequence } from '../../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'
import { localMoments, nextHourOf } from './local-time.ts'

const from = '2026-11-28T10:00:00.000Z'
const one = (zone: string, people = 1) => ({ zone, people })

/** When Madrid shows an hour. */
const moment = (at: string) =>
  localMoments({ at, past: 'now' }, [one('Europe/Madrid')], 'UTC', '2026-01-01T00:00:00.000Z')[0]?.at

it('gives each zone its own moment, the first one first, and unknown ones that of the workspace', () => {
  const local = { at: '2026-11-29T09:00', past: 'now' as const }
  const zones = [one('America/Lima', 2), one('', 5), one('Asia/Tokyo'), one('Europe/Madrid', 3)]
  expect(localMoments(local, zones, 'Europe/Madrid', from)).toEqual([
    { zone: 'Asia/Tokyo', people: 1, unknown: 0, at: '2026-11-29T00:00:00.000Z', isPast: false },
    { zone: 'Europe/Madrid', people: 8, unknown: 5, at: '2026-11-29T08:00:00.000Z', isPast: false },
    { zone: 'America/Lima', people: 2, unknown: 0, at: '2026-11-29T14:00:00.000Z', isPast: false },
  ])
})

it('goes at once or on the next day where the hour is over', () => {
  const at = '2026-11-28T09:00'
  const zones = [one('Asia/Tokyo'), one('America/Lima')]
  expect(localMoments({ at, past: 'now' }, zones, 'Europe/Madrid', from)).toMatchObject([
    { zone: 'Asia/Tokyo', at: from, isPast: true },
    { zone: 'America/Lima', at: '2026-11-28T14:00:00.000Z', isPast: false },
  ])
  expect(localMoments({ at, past: 'next-day' }, zones, 'Europe/Madrid', from)).toMatchObject([
    { zone: 'America/Lima', at: '2026-11-28T14:00:00.000Z', isPast: false },
    { zone: 'Asia/Tokyo', at: '2026-11-29T00:00:00.000Z', isPast: true },
  ])
})

it('keeps the hour over days of 23 and 25 hours', () => {
  expect(moment('2026-03-28T09:00')).toBe('2026-03-28T08:00:00.000Z')
  expect(moment('2026-03-29T09:00')).toBe('2026-03-29T07:00:00.000Z')
  // Left out by the clocks: the hour after it.
  expect(moment('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
  // Twice there: the first.
  expect(moment('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(nextHourOf({ at: '2026-03-28T09:00' }, 'Europe/Madrid', '2026-03-28T08:00:01.000Z')).toBe(
    '2026-03-29T07:00:00.000Z',
  )
})

const zonesSchema = z.object({
  zones: z.array(
    z.object({ zone: z.string(), people: z.int(), unknown: z.int(), at: z.string(), isPast: z.boolean() }),
  ),
})
const hourMs = 60 * 60 * 1000

/** What the clocks of a zone without summer time show in some hours; `Etc/GMT-5` is five hours ahead. */
const wall = (ahead: number, hours: number) =>
  new Date(Date.now() + (ahead + hours) * hourMs).toISOString().slice(0, 16)

onBothEngines('a letter by the clock of each person', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
  })

  const sent = () => smtp.received.flatMap((text) => /^To: (\S+)/m.exec(text)?.[1] ?? [])
  const nextAts = async (id: string) => {
    const rows = await server.database
      .query()
      .selectFrom('letterRecipient')
      .innerJoin('subscriber', 'subscriber.id', 'letterRecipient.subscriberId')
      .select(['email', 'nextAt', 'state'])
      .where('letterId', '=', id)
      .orderBy('email')
      .execute()
    return rows
  }

  it('tells who gets it when, sends to those whose hour it is, and lets the others wait', async () => {
    const listId = await createList(ana, 'Por zonas')
    bodyOf(
      await ana.call('POST', `/api/subscription-lists/${listId}/people`, {
        people: [
          { email: 'antes@ejemplo.es', zone: 'Etc/GMT-9' },
          { email: 'lejos@ejemplo.es', zone: 'Etc/GMT+5' },
        ],
        permission: 'Lo pidieron.',
        asksToConfirm: false,
      }),
    )
    const id = await createLetter(ana, listId)
    // An hour ago nine hours to the east, in thirteen hours five to the west.
    const at = wall(9, -1)
    const found = zonesSchema.parse(
      bodyOf(await ana.call('GET', `/api/letters/${id}/zones?at=${at}&past=now`)),
    )
    expect(found.zones.map(({ zone, isPast }) => ({ zone, isPast }))).toEqual([
      { zone: 'Etc/GMT-9', isPast: true },
      { zone: 'Etc/GMT+5', isPast: false },
    ])
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, { localTime: { at, past: 'now' } }))
    await expect.poll(sent, { timeout: 15_000 }).toEqual(['antes@ejemplo.es'])
    await expect.poll(async () => (await nextAts(id)).map(({ state }) => state)).toEqual(['sent', 'waiting'])
    expect((await nextAts(id))[1]?.nextAt).toBe(found.zones[1]?.at)
  })

  it('goes for the waits of sequences too', async () => {
    const listId = await createList(ana, 'Con espera')
    const id = await createSequence(ana, listId)
    bodyOf(
      await ana.call('PUT', `/api/sequences/${id}`, {
        name: 'A las nueve',
        listId,
        graph: {
          nodes: [
            { id: 'w', at: null, kind: 'wait-day', weekday: 0, hour: 9 },
            { id: 'l', at: null, kind: 'letter', subject: 'Buenos días', text: 'Hola' },
          ],
          edges: [{ id: 'e', from: 'w', port: 'next', to: 'l' }],
        },
        rules: { entry: [], exit: [], again: false },
        baseNumber: 1,
      }),
    )
    bodyOf(await ana.call('POST', `/api/sequences/${id}/state`, { isRunning: true }))
    bodyOf(
      await ana.call('POST', `/api/subscription-lists/${listId}/people`, {
        people: [{ email: 'kioto@ejemplo.es', zone: 'Asia/Tokyo' }, { email: 'soria@ejemplo.es' }],
        permission: 'Lo pidieron.',
        asksToConfirm: false,
      }),
    )
    await comesDue(server.database, 'sequences')
    const waiting = () =>
      server.database
        .query()
        .selectFrom('sequencePerson')
        .innerJoin('subscriber', 'subscriber.id', 'sequencePerson.subscriberId')
        .select(['email', 'deadline'])
        .where('sequenceId', '=', id)
        .orderBy('email')
        .execute()
    await expect.poll(waiting).toEqual([
      { email: 'kioto@ejemplo.es', deadline: expect.stringContaining('T00:00:00.000Z') },
      // Nobody said where they live: by the clock of the workspace, in Madrid.
      { email: 'soria@ejemplo.es', deadline: expect.stringMatching(/T0[78]:00:00\.000Z/) },
    ])
  })

  it('refuses an hour that is none, and a zone that is none', async () => {
    const listId = await createList(ana, 'Sin zonas')
    const id = await createLetter(ana, listId)
    const bad = await ana.call('POST', `/api/letters/${id}/sending`, {
      localTime: { at: '2026-02-31T25:00', past: 'now' },
    })
    expect(bad.status).toBe(422)
    const person = await ana.call('POST', `/api/subscription-lists/${listId}/people`, {
      people: [{ email: 'eva@ejemplo.es', zone: 'Europa/Marte' }],
      permission: 'Lo pidió.',
    })
    expect(person.status).toBe(422)
  })
})
