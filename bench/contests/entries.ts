// npm run bench:contests: very many entries of a contest at once, each kept once, with the points that its rules give.
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import '../../server/src/platform/database/tables/contests.ts'
import { onBothEngines } from '../engines.ts'

const entries = Number(process.env['ENTRIES'] ?? 50_000)
const atOnce = 100
const barSeconds = 600
const points = { entry: 1, confirm: 0, invite: 3, invited: 10, answer: 0, visit: 0, share: 0, most: 50 }
/** So many bring guests, each so many that count, and one from their own network. */
const inviters = 1000
const guestsOfEach = 5
const contestSchema = z.object({ id: z.string(), url: z.string() })

let contest = { id: '', url: '' }

await onBothEngines({
  bar: 100,
  settings: { TRUSTED_PROXY: '127.0.0.1', RATE_LIMIT_SCALE: '1000' },
  async seed(database, account) {
    contest = await openContest(account)
    const started = performance.now()
    await side(inviters, (number) => enter(number, number))
    const codes = await codesOf(database)
    await side(entries - inviters, (number) => {
      const inviter = number % inviters
      const guest = Math.floor(number / inviters)
      const code = guest <= guestsOfEach ? (codes.get(mailOf(inviter)) ?? '') : ''
      return enter(inviters + number, guest === guestsOfEach ? inviter : inviters + number, code)
    })
    const seconds = (performance.now() - started) / 1000
    const kept = await database
      .query()
      .selectFrom('contestEntry')
      .select(['id', 'email', 'points', 'apart'])
      .where('contestId', '=', contest.id)
      .execute()
    const recorded = await addedUp(database)
    const wrong = kept.filter(
      ({ id, email, points: has }) => has !== expected(email) || has !== recorded.get(id),
    )
    console.log(
      `\n${database.engine}: ${entries} entries, ${atOnce} at once: ${seconds.toFixed(1)} s, ${Math.round(entries / seconds)} a second; ` +
        `${kept.length} kept, ${new Set(kept.map(({ email }) => email)).size} different, ` +
        `${kept.filter(({ apart }) => apart !== null).length} apart, ${wrong.length} with other points than the rules give.`,
    )
    if (seconds > barSeconds) process.exitCode = 1
    if (kept.length !== entries || wrong.length > 0) throw new Error('An entry was lost, or has wrong points')
  },
  paths: () =>
    Promise.resolve([
      `/api/contests/${contest.id}`,
      `/api/contests/${contest.id}/entries?limit=50`,
      `/api/contests/${contest.id}/entries?limit=50&q=persona4`,
      `/api/contests/${contest.id}/figures`,
    ]),
  shown: (path) => path.replace(contest.id, '…'),
})

function numberIn(email: string): number {
  return Number(/\d+/.exec(email)?.[0])
}

function mailOf(number: number): string {
  return `persona${number}@ejemplo.es`
}

/** Worked out from what was sent: the last guest of each came from the inviter's own network, and gives nothing. */
function expected(email: string): number {
  const number = numberIn(email)
  const brings =
    number < inviters ? Math.min(guestsOfEach, Math.ceil((entries - inviters - number) / inviters)) : 0
  return points.entry + points.invite * brings
}

/** What each entry has by its record, added up by hand: what was done once, and each who was invited and counts. */
async function addedUp(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .query()
    .selectFrom('contestAction')
    .innerJoin('contestEntry', 'contestEntry.id', 'contestAction.entryId')
    .select(['entryId', 'kind', 'counts'])
    .where('contestEntry.contestId', '=', contest.id)
    .execute()
  const sums = new Map<string, number>()
  for (const { entryId, kind, counts } of rows) {
    const gives = kind === 'entry' ? points.entry : kind === 'invite' ? points.invite : 0
    sums.set(entryId, (sums.get(entryId) ?? 0) + gives * counts)
  }
  return sums
}

async function openContest(account: Account) {
  const hour = 60 * 60 * 1000
  const { id } = contestSchema.parse(
    await account.call('POST', '/api/contests', {
      name: 'Sorteo',
      opensAt: new Date(Date.now() - hour).toISOString(),
      closesAt: new Date(Date.now() + 48 * hour).toISOString(),
      prize: 'Una cesta',
      winners: 3,
    }),
  )
  await account.call('PATCH', `/api/contests/${id}`, { settings: { confirms: false, points } })
  return contestSchema.parse(await account.call('POST', `/api/contests/${id}/publication`))
}

async function enter(number: number, network: number, code = '') {
  const answer = await fetch(`${contest.url}/leads${code === '' ? '' : `?i=${code}`}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': `${11 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}.9` },
    body: new URLSearchParams({ formId: 'participar', name: 'Eva', email: mailOf(number), bases: '1' }),
  })
  // Read to its end, so that its connection is free for the next one.
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Error(`An entry was refused: ${answer.status}`)
}

async function side(count: number, does: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await does(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function codesOf(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .query()
    .selectFrom('contestEntry')
    .select(['email', 'code'])
    .where('contestId', '=', contest.id)
    .execute()
  return new Map(rows.map(({ email, code }) => [email, code]))
}
