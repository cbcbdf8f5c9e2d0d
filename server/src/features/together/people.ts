import type { PersonOnPage, Presence } from '@aurelio/contracts/together-line'

/** An open editor on a line of this process. */
export type Member = {
  person: PersonOnPage
  /** The place in the page's order that it has been told up to. */
  seen: number
  send: (text: string) => void
}

/** Who has which page open, on this process and, as they tell, on the others. Nothing of it is kept. */
export function peopleOnPages() {
  const here = new Map<string, Set<Member>>()
  /** By page, then by session; `at`: when they were heard of last. */
  const elsewhere = new Map<string, Map<string, { person: PersonOnPage; at: number }>>()

  function departed(pageId: string, session: string) {
    const known = elsewhere.get(pageId)
    known?.delete(session)
    if (known?.size === 0) elsewhere.delete(pageId)
  }

  return {
    join(pageId: string, member: Member) {
      const members = here.get(pageId) ?? new Set()
      here.set(pageId, members.add(member))
    },
    leave(pageId: string, member: Member) {
      const members = here.get(pageId)
      members?.delete(member)
      if (members?.size === 0) here.delete(pageId)
    },
    move: (member: Member, presence: Presence) => {
      member.person = { ...member.person, presence }
    },
    members: (pageId: string): readonly Member[] => [...(here.get(pageId) ?? [])],
    /** Pages that anybody here has open. */
    pages: (): readonly string[] => [...here.keys()],
    /** Everybody with that page open, without one of them. */
    besides(pageId: string, session: string): PersonOnPage[] {
      const all = [
        ...[...(here.get(pageId) ?? [])].map(({ person }) => person),
        ...[...(elsewhere.get(pageId)?.values() ?? [])].map(({ person }) => person),
      ]
      return all.filter((person) => person.session !== session)
    },
    arrived(pageId: string, person: PersonOnPage) {
      const known = elsewhere.get(pageId) ?? new Map<string, { person: PersonOnPage; at: number }>()
      elsewhere.set(pageId, known.set(person.session, { person, at: Date.now() }))
    },
    departed,
    /** Those elsewhere who were not heard of since a moment; they are gone. */
    forget(before: number) {
      const gone = [...elsewhere].flatMap(([pageId, known]) =>
        [...known].flatMap(([session, { at }]) => (at < before ? [{ pageId, session }] : [])),
      )
      for (const { pageId, session } of gone) departed(pageId, session)
      return gone
    },
  }
}
export type PeopleOnPages = ReturnType<typeof peopleOnPages>
