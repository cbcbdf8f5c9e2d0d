import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type Jobs, type JobKind } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { addressHash, type PeopleStore } from '../people/store.ts'
import { turnsSince } from '../people/turns/turns.ts'
import { type LetterDrawings, letterDrawings } from './letter-drawings.ts'
import type { LiveTextsOf } from './letter-said.ts'
import type { DrawParts } from './draw.ts'
import { handing, type Recipient } from './hand.ts'
import type { Membership } from '../segments/membership.ts'
import type { Narrowing } from '../segments/narrowing.ts'
import type { LetterPace } from '../sending/pace.ts'
import type { ReturnPaths } from '../sending/return-path.ts'
import type { SteadyClock } from '../sending/steady-clock.ts'
import { isRefusedTooOften } from './refused.ts'
import { blocksFor } from './blocks-for.ts'
import { countedLinks } from './links.ts'
import type { LetterStore } from './store.ts'
import { choiceOf, decide, trialArms, trialOf, type TrialParts } from './trial.ts'
import { zoneTimes } from './zone-times.ts'

/** Letters that are looked up together, and how many of them are handed over at the same time. */
const atOnce = 100
const side = 5
/** So long is waited before a clock that was set is asked again. */
const unsteadyMs = 60_000

type Parts = DrawParts & {
  database: Database
  emit: Emit
  jobs: Jobs
  mail: Mail
  paths: ReturnPaths
  pace: LetterPace
  clock: SteadyClock
  store: LetterStore
  people: DrawParts['people']
  subscribers: PeopleStore
  narrowing: Narrowing
  membership: Membership
  cameBy: TrialParts['cameBy']
  timeZoneOf: (workspaceId: string) => Promise<string>
  liveTextsOf: LiveTextsOf
}

/**
 * Sends a letter to its list. Each recipient is a row: marked when the server asks for the message, settled by what it says. A
 * process that ends in between leaves it in doubt; it is listed and not sent again, so nobody gets a letter twice.
 */
export function sendLetterJob(parts: Parts): JobKind<{ letterId: string }> {
  const { database, emit, jobs, store, subscribers, pace, clock, narrowing } = parts
  const hand = handing(parts)
  const written = blocksFor(parts)
  const zones = zoneTimes(parts)

  const drawn = async (letter: LetterRow, listName: string) =>
    letterDrawings(parts, letter, listName, await parts.liveTextsOf(letter.id))

  async function begin(letter: LetterRow, at: string): Promise<boolean> {
    const { listId, id } = letter
    if (listId === null) return false
    const drawings = await drawn(letter, '')
    return database.inTransaction(async () => {
      // Who is meant is asked now, whoever it was when the letter was put off.
      const { isGone, ids } = await narrowing(letter)
      if (isGone) {
        await store.update(id, ['scheduled'], { state: 'draft', sendAt: null, localTime: null })
        await told(letter)
        return false
      }
      const trial = trialOf(letter)
      const times = await zones.of(letter, at)
      const trialEndsAt =
        trial &&
        new Date(Date.parse(times?.moments.at(-1)?.at ?? at) + trial.hours * 60 * 60 * 1000).toISOString()
      if (!(await store.update(id, ['scheduled'], { state: 'sending', sendAt: at, trialEndsAt })))
        return false
      await store.addRecipients(
        id,
        listId,
        ids,
        at,
        trial && trialEndsAt !== null ? { share: trial.share, endsAt: trialEndsAt } : null,
      )
      if (times) await zones.wait(letter, times, trialEndsAt)
      await store.insertLinks(countedLinks(id, drawings.all))
      await told(letter)
      return true
    })
  }

  const told = ({ workspaceId }: LetterRow) =>
    emit({
      workspaceId,
      actorId: null,
      origin: null,
      at: new Date().toISOString(),
      kind: 'subscriptions.changed',
    })

  /** Once the trial of two subjects is over; the rest waits until one is chosen. */
  async function choose(letter: LetterRow): Promise<void> {
    const choice = decide(await trialArms(parts, letter))
    await store.update(letter.id, ['sending'], { chosen: JSON.stringify(choice) })
    await told(letter)
  }

  /** Without those who want fewer letters and had another one this week or this month: a letter to a list passes them by. */
  async function inTurn(letter: LetterRow, readers: readonly Recipient[]): Promise<Recipient[]> {
    if (readers.every(({ pace: wanted }) => wanted === 'each')) return [...readers]
    const at = new Date().toISOString()
    const since = turnsSince(at, await parts.timeZoneOf(letter.workspaceId))
    const going: Recipient[] = []
    for (const reader of readers) {
      const { subscriberId } = reader
      if (reader.pace === 'each' || (await subscribers.takeTurn(subscriberId, letter.id, since, at)))
        going.push(reader)
      else
        await store.settle({ letterId: letter.id, subscriberId }, { state: 'held', answer: '' }, ['waiting'])
    }
    return going
  }

  /** One batch; how many that were. */
  async function sendSome(
    letter: LetterRow,
    drawings: LetterDrawings,
    links: ReadonlyMap<string, string>,
    now: string,
  ) {
    const due = await store.due(letter.id, now, atOnce)
    if (due.length === 0) return 0
    const stopped = new Set(
      await subscribers.suppressed(
        letter.workspaceId,
        due.map(({ email }) => addressHash(email)),
      ),
    )
    const isOut = ({ email, subscribed }: Recipient) =>
      subscribed !== 'confirmed' || stopped.has(addressHash(email))
    const wanted = await database.inTransaction(async () => {
      const { now: shared, later } = await pace.share(
        letter,
        due.filter((one) => !isOut(one)),
      )
      for (const { until, people } of later)
        await store.postpone(
          letter.id,
          people.map(({ subscriberId }) => subscriberId),
          until,
        )
      return shared
    })
    for (const { subscriberId } of due.filter(isOut))
      await store.settle({ letterId: letter.id, subscriberId }, { state: 'skipped', answer: '' }, ['waiting'])
    const queue = await written(letter, drawings.own, await inTurn(letter, wanted))
    await Promise.all(
      Array.from({ length: side }, async () => {
        for (let next = queue.shift(); next; next = queue.shift())
          // Marked once the server asks for it and settled by its answer: a crash leaves in doubt those between alone.
          await hand(letter, drawings.of(next.language), links, next)
      }),
    )
    await told(letter)
    return due.length
  }

  const job: JobKind<{ letterId: string }> = defineJob({
    kind: 'letter-sending',
    input: z.object({ letterId: z.string() }),
    maxAttempts: 50,
    async run({ letterId }, { signal }) {
      const asked = await store.findAny(letterId)
      if (!asked) return
      if (!clock.isSteady()) {
        await jobs.enqueue(job, { letterId }, { runAt: new Date(Date.now() + unsteadyMs) })
        return
      }
      const now = new Date().toISOString()
      if (asked.state === 'scheduled') {
        // It was put off in the meantime: another job has that moment.
        if (asked.sendAt !== null && asked.sendAt > now) return
        if (!(await begin(asked, now))) return
      } else if (asked.state !== 'sending') return
      await store.doubt(letterId)
      const list = asked.listId === null ? undefined : await subscribers.listById(asked.listId)
      const drawings = await drawn(asked, list?.name ?? '')
      const links = new Map(
        (await store.links([letterId])).map(({ address, position }) => [
          address,
          `${drawings.own.archive}/${position}`,
        ]),
      )
      while (!signal.aborted) {
        const letter = await store.findAny(letterId)
        if (letter?.state !== 'sending') return
        const moment = new Date().toISOString()
        if (letter.trialEndsAt !== null && letter.trialEndsAt <= moment && choiceOf(letter) === null) {
          await choose(letter)
          continue
        }
        if ((await sendSome(letter, drawings, links, moment)) > 0) {
          if (await isRefusedTooOften(store, letterId)) {
            await store.update(letterId, ['sending'], { state: 'paused' })
            await told(letter)
            return
          }
          continue
        }
        const nextAt = await store.nextAt(letterId)
        if (nextAt !== null) {
          // Once for each moment: whoever resumed it has a job of that moment already.
          await jobs.enqueue(
            job,
            { letterId },
            { runAt: new Date(nextAt), uniqueKey: `letter ${letterId} ${nextAt}` },
          )
          return
        }
        const at = new Date().toISOString()
        await database.inTransaction(async () => {
          if (!(await store.update(letterId, ['sending'], { state: 'sent', finishedAt: at }))) return
          const subject = { id: letterId, name: letter.subject }
          const { workspaceId } = letter
          await emit({
            workspaceId,
            actorId: null,
            origin: null,
            at,
            projectId: null,
            kind: 'letter.sent',
            subject,
          })
        })
        return
      }
      signal.throwIfAborted()
    },
  })
  return job
}
