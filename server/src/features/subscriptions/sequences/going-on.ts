import type { Database } from '../../../platform/database/database.ts'
import { addressHash, type PeopleStore } from '../people/store.ts'
import { type DeedParts, doDeeds } from './deeds.ts'
import { readVersion, type SequenceVersion } from './graph.ts'
import { knownOf, type KnownParts } from './known.ts'
import type { asLetter } from './letter.ts'
import type { DuePerson } from './people/store.ts'
import { type Known, questionsOf } from './questions.ts'
import type { SequenceStore } from './store.ts'
import { walk } from './walk.ts'

export type GoingOnParts = DeedParts &
  Pick<KnownParts, 'questions' | 'toldBy'> & {
    database: Database
    store: SequenceStore
    subscribers: PeopleStore
    timeZoneOf: (workspaceId: string) => Promise<string>
  }

/** Somebody who stands at a letter now. */
export type Going = { person: DuePerson; version: SequenceVersion; letter: Parameters<typeof asLetter>[1] }

/** How somebody goes on; `inside`: what is done once they have, where they stay inside. */
type Step = {
  person: DuePerson
  patch: Parameters<SequenceStore['moveTogether']>[2]
  inside?: Omit<ReturnType<typeof walk>, 'patch'> & { version: SequenceVersion; known: Known }
}

/** A batch goes on, in one transaction; gives those who stand at a letter now. */
export function goingOn(parts: GoingOnParts) {
  const { database, store, subscribers } = parts
  return async (due: readonly DuePerson[]): Promise<Going[]> => {
    const versionOf = remembered(async (key) => {
      const [id = '', number] = key.split(' ')
      const text = await store.version(id, Number(number))
      return text === undefined ? null : readVersion(text)
    })
    const zoneOf = remembered((workspaceId) => parts.timeZoneOf(workspaceId))
    const asked = new Map(
      await Promise.all(
        due.map(async ({ sequenceId, number }) => {
          const version = await versionOf(`${sequenceId} ${number}`)
          return [`${sequenceId} ${number}`, version ? questionsOf(version) : []] as const
        }),
      ),
    )
    const knows = await knownOf(
      parts,
      due,
      ({ sequenceId, number }) => asked.get(`${sequenceId} ${number}`) ?? [],
    )
    const stopped = new Set<string>()
    for (const [workspaceId, some] of Map.groupBy(due, (one) => one.workspaceId))
      for (const hash of await subscribers.suppressed(
        workspaceId,
        some.map(({ email }) => addressHash(email)),
      ))
        stopped.add(`${workspaceId} ${hash}`)
    return database.inTransaction(async () => {
      const now = new Date().toISOString()
      const steps: Step[] = []
      for (const person of due) {
        const { workspaceId, sequenceId, number, email } = person
        const version = await versionOf(`${sequenceId} ${number}`)
        const isOut =
          !version || person.subscribed !== 'confirmed' || stopped.has(`${workspaceId} ${addressHash(email)}`)
        if (isOut) {
          steps.push({ person, patch: { state: 'left' } })
          continue
        }
        const known = knows(person)
        const zone = person.zone || (await zoneOf(workspaceId))
        const walked = walk(person, version, known, { now, zone })
        steps.push({ person, patch: walked.patch, inside: { ...walked, version, known } })
      }
      const going: Going[] = []
      // Those who go the same way at the same moment do so in one statement.
      for (const [first, ...rest] of Map.groupBy(steps, wayOf).values()) {
        if (!first) continue
        const { patch } = first
        const some = [first, ...rest]
        const moved = await store.moveTogether(
          some.map(({ person }) => person),
          'waiting',
          patch,
        )
        const inside = some.flatMap(({ person, inside: walked }) =>
          walked && moved.has(person.subscriberId) ? [{ person, ...walked }] : [],
        )
        await doDeeds(parts, inside, inside[0]?.deeds ?? [])
        for (const { person, version, letter } of inside)
          if (letter) going.push({ person: { ...person, ...patch }, version, letter })
      }
      return going
    })
  }
}

/** By this those are taken together who leave the same step of the same version in the same way. */
function wayOf({ person: { sequenceId, number, stepId }, patch, inside }: Step): string {
  return JSON.stringify([sequenceId, number, stepId, patch, inside?.deeds.map(({ id }) => id)])
}

/** What is read once for a batch, however many stand in it. */
function remembered<Value>(read: (key: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>()
  return (key: string) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}
