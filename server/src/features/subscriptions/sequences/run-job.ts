import type { SequenceStep } from '@aurelio/contracts/subscriptions'
import { documentVersion, type NestedElement } from '@aurelio/page/document'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { type DrawParts, letterDrawing } from '../letters/draw.ts'
import { addressHash, type PeopleStore } from '../people/store.ts'
import type { DuePerson, SequenceStore } from './store.ts'

const everySeconds = 20
const atOnce = 200
const side = 5
const hourMs = 60 * 60 * 1000
/** A server that takes nothing is asked again after so many hours, so often. */
const retryHours = [1, 3, 12, 24]
/** A letter that was being handed over for so long was cut short: it counts as sent, so that nobody gets it twice. */
const staleMs = 10 * 60 * 1000

export type SequenceRunParts = DrawParts & {
  database: Database
  emit: Emit
  log: Log
  mail: Mail
  store: SequenceStore
  subscribers: PeopleStore
  /** Whether somebody has written since a moment, or became a client. */
  hasReached: (
    workspaceId: string,
    asked: { email: string; since: string; until: 'sent-form' | 'won' },
  ) => Promise<boolean>
}

/** Takes everybody whose moment has come one step further, each step once. */
export function sequenceRunJob(parts: SequenceRunParts) {
  const { database, emit, log, mail, store, subscribers } = parts

  async function step(person: DuePerson): Promise<void> {
    const steps = await store.steps(person.sequenceId, person.number)
    const stopped = await subscribers.suppressed(person.workspaceId, [addressHash(person.email)])
    if (person.subscribed !== 'confirmed' || stopped.length > 0) {
      await store.move(person, 'waiting', { state: 'left' })
      return
    }
    const current = steps[person.position]
    const next = { position: person.position + 1, stepId: steps[person.position + 1]?.id ?? '', tries: 0 }
    const now = new Date().toISOString()
    switch (current?.kind) {
      case undefined:
        await store.move(person, 'waiting', { state: 'finished', stepId: '' })
        return
      case 'wait': {
        const ms = current.amount * (current.unit === 'days' ? 24 : 1) * hourMs
        // From the moment at which it was due, so that a process that was away shifts nobody's letters for ever.
        await store.move(person, 'waiting', {
          ...next,
          dueAt: new Date(Date.parse(person.dueAt) + ms).toISOString(),
        })
        return
      }
      case 'goal': {
        const asked = { email: person.email, since: person.enteredAt, until: current.until }
        const isReached = await parts.hasReached(person.workspaceId, asked)
        await store.move(person, 'waiting', isReached ? { state: 'reached' } : { ...next, dueAt: now })
        return
      }
      case 'letter':
        await send(person, current, next)
    }
  }

  async function send(
    person: DuePerson,
    letter: Extract<SequenceStep, { kind: 'letter' }>,
    next: { position: number; stepId: string },
  ) {
    // Marked before it is handed over: whoever comes second finds it marked.
    const at = new Date().toISOString()
    if (!(await store.move(person, 'waiting', { state: 'sending', dueAt: at }))) return
    try {
      await hand(person, letter)
    } catch (error) {
      const hours = retryHours[person.tries]
      log.warn({ error, sequence: person.sequenceId }, 'A letter of a sequence was not taken')
      await store.move(
        person,
        'sending',
        hours === undefined
          ? { state: 'left' }
          : {
              state: 'waiting',
              tries: person.tries + 1,
              dueAt: new Date(Date.now() + hours * hourMs).toISOString(),
            },
      )
      return
    }
    await store.move(person, 'sending', { ...next, state: 'waiting', sent: person.sent + 1, dueAt: at })
  }

  async function hand(person: DuePerson, letter: Extract<SequenceStep, { kind: 'letter' }>) {
    const list = person.listId === null ? undefined : await subscribers.listById(person.listId)
    const drawing = await letterDrawing(parts, asLetter(person, letter), list?.name ?? '')
    const reader = { id: person.subscriberId, email: person.email, name: person.name }
    const drawn = drawing.draw(reader, (address) => address)
    const host = new URL(parts.baseUrl).hostname
    await mail.handDrawn({
      to: person.email,
      fromName: drawing.mailing.sender.name,
      ...(drawing.legal.email !== '' && { replyTo: drawing.legal.email }),
      subject: drawn.subject,
      html: drawn.html,
      text: drawn.text,
      messageId: `<sequence-${person.sequenceId}-${letter.id}-${person.subscriberId}@${host}>`,
      headers: {
        'list-id': `<${person.listId ?? person.sequenceId}.${host}>`,
        'list-unsubscribe': `<${drawn.leave}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
    })
  }

  return defineJob({
    kind: 'sequences',
    input: z.null(),
    everySeconds,
    async run(_, { signal }) {
      const stale = new Date(Date.now() - staleMs).toISOString()
      for (const person of await store.interrupted(stale)) {
        const steps = await store.steps(person.sequenceId, person.number)
        const position = person.position + 1
        await store.move(person, 'sending', {
          state: 'waiting',
          position,
          stepId: steps[position]?.id ?? '',
          sent: person.sent + 1,
        })
      }
      while (!signal.aborted) {
        const due = await store.due(new Date().toISOString(), atOnce)
        if (due.length === 0) return
        const queue = [...due]
        await Promise.all(
          Array.from({ length: side }, async () => {
            for (let next = queue.shift(); next; next = queue.shift()) await step(next)
          }),
        )
        const at = new Date().toISOString()
        await database.inTransaction(async () => {
          for (const workspaceId of new Set(due.map((one) => one.workspaceId)))
            await emit({ workspaceId, actorId: null, origin: null, at, kind: 'subscriptions.changed' })
        })
      }
    },
  })
}

/** A letter of a sequence as one that stands for itself: paragraphs, and a button where it has one. */
function asLetter(
  { workspaceId, listId, sequenceId }: DuePerson,
  { text, button, subject }: Extract<SequenceStep, { kind: 'letter' }>,
) {
  const paragraphs = text.split(/\n{2,}/).map((words, at): NestedElement => ({
    id: `p-${at}`,
    type: 'text',
    name: 'Texto',
    props: { text: words, color: 'token:text', fontSize: '16px' },
  }))
  const pressed: NestedElement[] =
    button && button.link !== ''
      ? [
          {
            id: 'button',
            type: 'button',
            name: 'Botón',
            props: {
              text: button.label,
              link: button.link,
              backgroundColor: 'token:primary',
              textColor: '#ffffff',
            },
          },
        ]
      : []
  return {
    id: sequenceId,
    workspaceId,
    listId,
    subject,
    preview: '',
    document: JSON.stringify({ version: documentVersion, elements: [...paragraphs, ...pressed] }),
    number: 1,
    state: 'sending' as const,
    createdAt: '',
    sendAt: null,
    finishedAt: null,
    unsubscribed: 0,
  }
}
