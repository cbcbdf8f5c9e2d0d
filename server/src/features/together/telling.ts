import type { LineSays, OrderedStepOf, PersonOnPage, Presence } from '@aurelio/contracts/together-line'
import type { Member, PeopleByDocument } from './people.ts'
import type { Subject } from './subject.ts'

/** A step as the order holds it. */
export type Step = {
  sequence: number
  session: string
  n: number
  operations: readonly unknown[]
  name: string | null
}

type Parts = {
  people: PeopleByDocument
  /** What was done behind one place of the order; null where the document was put in place whole meanwhile. */
  since: (subject: Subject, seen: number, version: number) => Promise<readonly Step[] | null>
}

export const said = (message: LineSays) => JSON.stringify(message)

/** Tells those who have a document open on this process what happens to it. */
export function telling({ people, since }: Parts) {
  /** One after the other for each document, so that nobody hears of a later step first. */
  const busy = new Map<Subject, Promise<void>>()

  function toOthers(subject: Subject, session: string, message: LineSays) {
    const text = said(message)
    for (const { person, send } of people.members(subject)) if (person.session !== session) send(text)
  }

  async function advance(subject: Subject, version: number, known: readonly Step[]) {
    const steps = new Map<number, readonly Step[] | null>()
    const texts = new Map<readonly Step[], string>()
    for (const member of people.members(subject)) {
      const { seen } = member
      if (seen >= version) continue
      const behind = steps.has(seen) ? steps.get(seen) : await stepsBehind(subject, seen, version, known)
      steps.set(seen, behind ?? null)
      // They may have gone on while the database was asked.
      if (member.seen !== seen) continue
      member.seen = version
      member.send(behind ? textFor(member, behind, texts) : said({ kind: 'anew' }))
    }
  }

  function stepsBehind(subject: Subject, seen: number, version: number, known: readonly Step[]) {
    const last = known.at(-1)
    return known[0]?.sequence === seen + 1 && last?.sequence === version
      ? known
      : since(subject, seen, version)
  }

  return {
    /** It stands at this version; `known`: the last steps, where they are at hand. */
    advance(subject: Subject, version: number, known: readonly Step[] = []): Promise<void> {
      const next = (busy.get(subject) ?? Promise.resolve()).then(() => advance(subject, version, known))
      const settled = next.catch(() => undefined)
      busy.set(subject, settled)
      void settled.finally(() => {
        if (busy.get(subject) === settled) busy.delete(subject)
      })
      return next
    },
    arrived: (subject: Subject, person: PersonOnPage) =>
      toOthers(subject, person.session, { kind: 'here', person }),
    left: (subject: Subject, session: string) => toOthers(subject, session, { kind: 'left', session }),
    moved(subject: Subject, member: Member, presence: Presence) {
      people.move(member, presence)
      toOthers(subject, member.person.session, { kind: 'here', person: member.person })
    },
  }
}
export type Telling = ReturnType<typeof telling>

/** What was done, as one session hears it: what it did itself it knows. */
export function orderedFor(session: string, steps: readonly Step[]): OrderedStepOf<unknown>[] {
  return steps.map(({ sequence, session: by, n, operations, name }) => ({
    sequence,
    session: by,
    n,
    ...(by !== session && { operations: [...operations], ...(name !== null && { name }) }),
  }))
}

/** @param known what those are told who did none of these steps: the same for all of them */
function textFor({ person }: Member, steps: readonly Step[], known: Map<readonly Step[], string>): string {
  const text = () => said({ kind: 'steps', steps: orderedFor(person.session, steps) })
  if (steps.some(({ session }) => session === person.session)) return text()
  const told = known.get(steps) ?? text()
  known.set(steps, told)
  return told
}
