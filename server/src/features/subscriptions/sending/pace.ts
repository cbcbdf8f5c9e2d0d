import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { SendingStore } from './store.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** What a new sender may send on its first day; the double on each day that follows. */
const firstDay = 50

type Reader = { email: string }
type Shared<Person> = { now: Person[]; later: { until: string; people: Person[] }[] }

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** How fast letters go out: so many an hour of one letter, to one domain, and a day while a sender is new. */
export function letterPace(store: SendingStore) {
  return {
    /**
     * Who of these may be written to now, counted at once, and when it is the others' turn. In the open transaction: who is
     * counted and not written to, since the process ends, is at most counted too much.
     */
    async share<Person extends Reader>(
      letter: Pick<LetterRow, 'id' | 'workspaceId' | 'perHour'>,
      people: readonly Person[],
      at = new Date(),
    ): Promise<Shared<Person>> {
      const { perDomainHour, warmUpFrom } = await store.settingOf(letter.workspaceId)
      const [hour, day] = [at.toISOString().slice(0, 13), at.toISOString().slice(0, 10)]
      const nextHour = new Date((Math.floor(at.getTime() / hourMs) + 1) * hourMs).toISOString()
      const nextDay = new Date((Math.floor(at.getTime() / dayMs) + 1) * dayMs).toISOString()
      const sent = await store.sentIn(letter.workspaceId, [hour, day])
      // The first of a day: what was counted of those before is of no use any more.
      if (sent.length === 0)
        await store.forgetBefore(new Date(at.getTime() - 2 * dayMs).toISOString().slice(0, 10))
      const counted = new Map(sent.map(({ what, hour: when, sent: count }) => [`${what} ${when}`, count]))
      const added = new Map<string, { what: string; hour: string; sent: number }>()

      const limitsFor = ({ email }: Reader) => [
        ...(letter.perHour > 0
          ? [{ what: `letter ${letter.id}`, when: hour, most: letter.perHour, until: nextHour }]
          : []),
        ...(perDomainHour > 0
          ? [{ what: `domain ${domainOf(email)}`, when: hour, most: perDomainHour, until: nextHour }]
          : []),
        ...(warmUpFrom === null
          ? []
          : [{ what: 'warm-up', when: day, most: warmUpOf(warmUpFrom, at), until: nextDay }]),
      ]
      const now: Person[] = []
      const later = new Map<string, Person[]>()
      for (const person of people) {
        const limits = limitsFor(person)
        const full = limits.filter(({ what, when, most }) => (counted.get(`${what} ${when}`) ?? 0) >= most)
        const until = full
          .map((one) => one.until)
          .toSorted()
          .at(-1)
        if (until !== undefined) {
          later.set(until, [...(later.get(until) ?? []), person])
          continue
        }
        now.push(person)
        for (const { what, when } of limits) {
          const key = `${what} ${when}`
          counted.set(key, (counted.get(key) ?? 0) + 1)
          added.set(key, { what, hour: when, sent: (added.get(key)?.sent ?? 0) + 1 })
        }
      }
      await store.countSent(letter.workspaceId, [...added.values()])
      return { now, later: [...later].map(([until, some]) => ({ until, people: some })) }
    },
  }
}
export type LetterPace = ReturnType<typeof letterPace>

/** What may be sent on a day, by how many days a sender has been at it. */
export function warmUpOf(from: string, at: Date): number {
  const days = Math.max(0, Math.floor((at.getTime() - Date.parse(from)) / dayMs))
  return firstDay * 2 ** Math.min(days, 20)
}
