import type { LetterZones, LocalTime } from '@aurelio/contracts/letter-times'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { PeopleStore } from '../people/store.ts'
import { checkedLetters, type CheckParts } from './checked.ts'
import { type DrawParts, letterDrawing } from './draw.ts'
import { handTrial } from './hand-trial.ts'
import type { LetterStore, ListedLetter } from './store.ts'
import type { ZoneTimes } from './zone-times.ts'

export type ReadingParts = DrawParts &
  CheckParts & {
    access: Access
    mail: Mail
    store: LetterStore
    subscribers: Pick<PeopleStore, 'subscriber'>
    times: ZoneTimes
  }

type Asked = { segments?: readonly string[] | undefined; personId?: string | undefined }

/** A letter before it goes: checked, looked at, tried out, and when it would come to whom. */
export function letterReading(parts: ReadingParts) {
  const { access, store, membership, subscribers, times } = parts

  async function find(session: Session, id: string): Promise<ListedLetter> {
    access.demand(session, 'subscriptions.keep')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function drawingOf(row: ListedLetter) {
    return letterDrawing(parts, row, row.list ?? '')
  }

  const checkLetter = checkedLetters(parts)
  const checked = async (row: ListedLetter) => checkLetter(row, await drawingOf(row))

  async function readBy(workspaceId: string, segments: readonly string[], { personId, ...asked }: Asked) {
    if (personId === undefined) return asked.segments ? { segments: new Set(asked.segments) } : {}
    const person = await subscribers.subscriber(personId)
    if (person?.workspaceId !== workspaceId) throw notFound()
    const of = await membership.of(workspaceId, segments, [personId])
    return { segments: of(personId), named: person }
  }

  return {
    find,
    checked,
    check: async (session: Session, id: string) => checked(await find(session, id)),

    /**
     * As somebody reads it who is of these segments of its blocks, and of no other, without any: every block; or as a person of
     * the workspace would get it, whose links act for nobody here.
     */
    async drawn(this: void, session: Session, id: string, asked: Asked) {
      const row = await find(session, id)
      const drawing = await drawingOf(row)
      const { subject, html, text } = drawing.draw(
        null,
        (address) => address,
        await readBy(row.workspaceId, drawing.segments, asked),
      )
      return { subject, html, text, segments: await membership.named(row.workspaceId, drawing.segments) }
    },

    /** To who asks. */
    async attempt(this: void, session: Session, id: string) {
      return handTrial(parts, session, await drawingOf(await find(session, id)))
    },

    /** When people get it if it goes by the clock of each. */
    async zones(this: void, session: Session, id: string, localTime: LocalTime): Promise<LetterZones> {
      const row = await find(session, id)
      return { zones: await times.moments(row, localTime, new Date().toISOString()) }
    },
  }
}
