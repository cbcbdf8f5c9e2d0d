import type { PersonOnPage, Presence } from '@aurelio/contracts/together-line'
import type { Subject } from './subject.ts'

/** An open editor on a line of this process. */
export type Member = {
  person: PersonOnPage
  /** The place in the order that it has been told up to. */
  seen: number
  send: (text: string) => void
}

/** Who has what open, on this process and, as they tell, on the others. Nothing of it is kept. */
export function peopleByDocument() {
  const here = new Map<Subject, Set<Member>>()
  /** By what they have open, then by session; `at`: when they were heard of last. */
  const elsewhere = new Map<Subject, Map<string, { person: PersonOnPage; at: number }>>()

  function departed(subject: Subject, session: string) {
    const known = elsewhere.get(subject)
    known?.delete(session)
    if (known?.size === 0) elsewhere.delete(subject)
  }

  return {
    join(subject: Subject, member: Member) {
      const members = here.get(subject) ?? new Set()
      here.set(subject, members.add(member))
    },
    leave(subject: Subject, member: Member) {
      const members = here.get(subject)
      members?.delete(member)
      if (members?.size === 0) here.delete(subject)
    },
    move: (member: Member, presence: Presence) => {
      member.person = { ...member.person, presence }
    },
    members: (subject: Subject): readonly Member[] => [...(here.get(subject) ?? [])],
    /** What anybody here has open. */
    open: (): readonly Subject[] => [...here.keys()],
    /** Everybody who has it open, without one of them. */
    besides(subject: Subject, session: string): PersonOnPage[] {
      const all = [
        ...[...(here.get(subject) ?? [])].map(({ person }) => person),
        ...[...(elsewhere.get(subject)?.values() ?? [])].map(({ person }) => person),
      ]
      return all.filter((person) => person.session !== session)
    },
    arrived(subject: Subject, person: PersonOnPage) {
      const known = elsewhere.get(subject) ?? new Map<string, { person: PersonOnPage; at: number }>()
      elsewhere.set(subject, known.set(person.session, { person, at: Date.now() }))
    },
    departed,
    /** Those elsewhere who were not heard of since a moment; they are gone. */
    forget(before: number) {
      const gone = [...elsewhere].flatMap(([subject, known]) =>
        [...known].flatMap(([session, { at }]) => (at < before ? [{ subject, session }] : [])),
      )
      for (const { subject, session } of gone) departed(subject, session)
      return gone
    },
  }
}
export type PeopleByDocument = ReturnType<typeof peopleByDocument>
