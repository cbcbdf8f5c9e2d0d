import { expect, it } from 'vitest'
import { letterPace, warmUpOf } from './pace.ts'
import { isGoneForGood, readReport } from './read-report.ts'
import { returnPaths } from './return-path.ts'
import { steadyClock } from './steady-clock.ts'

const paths = returnPaths({ address: 'rebotes@ejemplo.es', secret: 'un secreto de prueba' })
const letterId = '0a1b2c3d-1111-4222-8333-444455556666'
const personId = 'ffeeddcc-bbaa-4988-8766-554433221100'

it('makes an address of its own for each letter to each person, which nobody else can make', () => {
  const address = paths.make('letter', letterId, personId) ?? ''
  expect(address).toMatch(/^rebotes\+[a-z2-7]{43,44}@ejemplo\.es$/)
  // RFC 5321, 4.5.3.1.1: what stands before the @ has 64 letters at most.
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  const about = { kind: 'letter', sourcePrefix: '0a1b2c3d', subscriberId: personId }
  expect(paths.read(address)).toEqual(about)
  expect(paths.read(address.toUpperCase())).toEqual(about)
  const other = returnPaths({ address: 'rebotes@ejemplo.es', secret: 'otro' })
  expect(other.read(address)).toBeNull()
  for (const text of [
    '',
    'rebotes@ejemplo.es',
    address.replace('+', '+a'),
    `rebotes+${'a'.repeat(44)}@ejemplo.es`,
  ])
    expect(paths.read(text)).toBeNull()
  expect(returnPaths({ address: undefined, secret: 'x' }).make('letter', letterId, personId)).toBeUndefined()
})

const report = (type: string, body: string) =>
  `From: MAILER-DAEMON@otro.es\r\nTo: ${paths.make('letter', letterId, personId)}\r\nContent-Type: multipart/report;\r\n\treport-type=${type}; boundary="x"\r\n\r\n--x\r\n${body}\r\n--x--`

it('reads what machines answer, and takes no answer of a person for one', () => {
  expect(
    readReport(
      report(
        'delivery-status',
        'Final-Recipient: rfc822; luis@otro.es\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1\r\n No such user',
      ),
    ),
  ).toMatchObject({ kind: 'bounced', status: '5.1.1', answer: '550 5.1.1 No such user' })
  expect(readReport(report('delivery-status', 'Action: delayed\r\nStatus: 4.4.1'))).toMatchObject({
    kind: 'delayed',
  })
  expect(readReport(report('delivery-status', 'Action: relayed\r\nStatus: 2.0.0'))).toBeNull()
  expect(readReport(report('feedback-report', 'Feedback-Type: abuse\r\nVersion: 1'))).toMatchObject({
    kind: 'complained',
  })
  expect(readReport(report('feedback-report', 'Feedback-Type: not-spam'))).toBeNull()
  expect(
    readReport('From: luis@otro.es\r\nSubject: Re: Hola\r\nContent-Type: text/plain\r\n\r\nAction: failed'),
  ).toBeNull()
  expect(['5.1.1', '5.2.1', '5.2.2', '5.7.1', '4.2.2', ''].map(isGoneForGood)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('shares letters out by hour, domain and day, and says when it is the turn of the others', async () => {
  const counts = new Map<string, number>()
  const pace = letterPace({
    settingOf: async () => ({ perDomainHour: 2, warmUpFrom: '2026-03-01T00:00:00.000Z' }),
    keepSetting: async () => {},
    sentIn: async (_, hours) =>
      [...counts]
        .map(([key, sent]) => {
          const [what = '', hour = ''] = key.split('|')
          return { what, hour, sent }
        })
        .filter(({ hour }) => hours.includes(hour)),
    countSent: async (_, added) => {
      for (const { what, hour, sent } of added)
        counts.set(`${what}|${hour}`, (counts.get(`${what}|${hour}`) ?? 0) + sent)
    },
    forgetBefore: async () => {},
  })
  const letter = { id: 'l', workspaceId: 'w', perHour: 3 }
  const people = ['a@uno.es', 'b@uno.es', 'c@UNO.es', 'd@dos.es', 'e@tres.es'].map((email) => ({ email }))
  const at = new Date('2026-03-01T10:20:00.000Z')
  expect(await pace.share(letter, people, at)).toEqual({
    now: ['a@uno.es', 'b@uno.es', 'd@dos.es'].map((email) => ({ email })),
    later: [{ until: '2026-03-01T11:00:00.000Z', people: [{ email: 'c@UNO.es' }, { email: 'e@tres.es' }] }],
  })
  const next = await pace.share(letter, people.slice(2), new Date('2026-03-01T11:00:00.000Z'))
  expect(next.now).toHaveLength(3)
  counts.set('warm-up|2026-03-01', 50)
  expect(await pace.share(letter, people.slice(3), new Date('2026-03-01T12:00:00.000Z'))).toMatchObject({
    now: [],
    later: [{ until: '2026-03-02T00:00:00.000Z' }],
  })
  expect(warmUpOf('2026-03-01T00:00:00.000Z', new Date('2026-03-04T00:00:00.000Z'))).toBe(400)
})

it('does not believe a clock that was set until it has run evenly for a while', () => {
  let [wall, ticks] = [1_000_000, 0]
  const clock = steadyClock(
    () => wall,
    () => ticks,
  )
  const after = (ms: number, jump = 0) => {
    ticks += ms
    wall += ms + jump
    return clock.isSteady()
  }
  expect(after(20_000)).toBe(true)
  expect(after(20_000, 365 * 86_400_000)).toBe(false)
  expect(after(20_000)).toBe(false)
  expect(after(600_000)).toBe(true)
  expect(after(20_000, -3_600_000)).toBe(false)
})
