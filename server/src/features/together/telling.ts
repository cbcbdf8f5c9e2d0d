import type { OrderedStep, PersonOnPage, Presence, ServerSays } from '@aurelio/contracts/together-line'
import type { Member, PeopleOnPages } from './people.ts'

/** A step as the order holds it. */
export type Step = {
  sequence: number
  session: string
  n: number
  operations: Readonly<NonNullable<OrderedStep['operations']>>
  name: string | null
}

type Parts = {
  people: PeopleOnPages
  /** What was done behind one place of a page's order; null where it was put in place whole meanwhile. */
  since: (id: string, seen: number, version: number) => Promise<readonly Step[] | null>
}

export const said = (message: ServerSays) => JSON.stringify(message)

/** Tells those who have a page open on this process what happens to it. */
export function telling({ people, since }: Parts) {
  /** One after the other for each page, so that nobody hears of a later step first. */
  const busy = new Map<string, Promise<void>>()

  function toOthers(pageId: string, session: string, message: ServerSays) {
    const text = said(message)
    for (const { person, send } of people.members(pageId)) if (person.session !== session) send(text)
  }

  async function advance(pageId: string, version: number, known: readonly Step[]) {
    const steps = new Map<number, readonly Step[] | null>()
    for (const member of people.members(pageId)) {
      const { seen } = member
      if (seen >= version) continue
      const behind = steps.has(seen) ? steps.get(seen) : await stepsBehind(pageId, seen, version, known)
      steps.set(seen, behind ?? null)
      // They may have gone on while the database was asked.
      if (member.seen !== seen) continue
      member.seen = version
      member.send(behind ? textFor(member, behind) : said({ kind: 'anew' }))
    }
  }

  function stepsBehind(pageId: string, seen: number, version: number, known: readonly Step[]) {
    const last = known.at(-1)
    return known[0]?.sequence === seen + 1 && last?.sequence === version
      ? known
      : since(pageId, seen, version)
  }

  return {
    /** The page stands at this version; `known`: the last steps, where they are at hand. */
    advance(pageId: string, version: number, known: readonly Step[] = []): Promise<void> {
      const next = (busy.get(pageId) ?? Promise.resolve()).then(() => advance(pageId, version, known))
      const settled = next.catch(() => undefined)
      busy.set(pageId, settled)
      void settled.finally(() => {
        if (busy.get(pageId) === settled) busy.delete(pageId)
      })
      return next
    },
    arrived: (pageId: string, person: PersonOnPage) =>
      toOthers(pageId, person.session, { kind: 'here', person }),
    left: (pageId: string, session: string) => toOthers(pageId, session, { kind: 'left', session }),
    moved(pageId: string, member: Member, presence: Presence) {
      people.move(member, presence)
      toOthers(pageId, member.person.session, { kind: 'here', person: member.person })
    },
  }
}
export type Telling = ReturnType<typeof telling>

/** What was done, as one session hears it: what it did itself it knows. */
export function orderedFor(session: string, steps: readonly Step[]): OrderedStep[] {
  return steps.map(({ sequence, session: by, n, operations, name }) => ({
    sequence,
    session: by,
    n,
    ...(by !== session && { operations: [...operations], ...(name !== null && { name }) }),
  }))
}

function textFor({ person }: Member, steps: readonly Step[]): string {
  return said({ kind: 'steps', steps: orderedFor(person.session, steps) })
}
