import { z } from 'zod'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import { MailInDoubt } from '../../../platform/mail/bulk-pool.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { type DrawParts, type LetterDrawing, letterDrawing } from '../letters/draw.ts'
import type { LiveTextsOf } from '../letters/letter-said.ts'
import { stepInLanguage } from './sequence-said.ts'
import { withCampaign } from '../letters/links.ts'
import { nextTurn, turnsSince } from '../people/turns/turns.ts'
import type { ReturnPaths } from '../sending/return-path.ts'
import type { SteadyClock } from '../sending/steady-clock.ts'
import { sequenceCampaign } from './campaign.ts'
import { type Going, goingOn, type GoingOnParts } from './going-on.ts'
import { readVersion, type SequenceVersion, stepAfter } from './graph.ts'
import type { Membership } from '../segments/membership.ts'
import { asLetter } from './letter.ts'
import type { DuePerson } from './people/store.ts'

const everySeconds = 20
const atOnce = 400
const side = 5
const hourMs = 60 * 60 * 1000
/** A server that takes nothing is asked again after so many hours, so often. */
const retryHours = [1, 3, 12, 24]
/** A letter that was being handed over for so long was cut short: it counts as sent, so that nobody gets it twice. */
const staleMs = 10 * 60 * 1000

export type SequenceRunParts = DrawParts &
  GoingOnParts & {
    emit: Emit
    log: Log
    mail: Mail
    clock: SteadyClock
    membership: Membership
    paths: ReturnPaths
    liveTextsOf: LiveTextsOf
    /** What becomes of the links of a letter where its sequence is a step of a funnel. */
    linksFor: (reader: {
      workspaceId: string
      sequenceId: string
      email: string
    }) => Promise<(address: string) => string>
  }

type DrawingFor = (person: DuePerson, letter: Going['letter']) => Promise<LetterDrawing>

/** Takes everybody whose moment has come on, to the next wait, letter or end, each step once. */
export function sequenceRunJob(parts: SequenceRunParts) {
  const { database, emit, log, mail, clock, paths, store, subscribers, membership } = parts

  const goOn = goingOn(parts)

  /**
   * Whether somebody who wants fewer letters has their turn; else the letter waits for the next one, so that none of a sequence
   * is left out. Its position names the letter: whoever goes through the sequence anew is at another one.
   */
  async function hasTurn(person: DuePerson): Promise<boolean> {
    const { pace, subscriberId, workspaceId } = person
    if (pace === 'each') return true
    const at = new Date().toISOString()
    const zone = await parts.timeZoneOf(workspaceId)
    if (await subscribers.takeTurn(subscriberId, turnOf(person), turnsSince(at, zone), at)) return true
    await store.move(person, 'waiting', { held: 1, dueAt: nextTurn(pace, at, zone) })
    return false
  }

  async function send({ person, version, letter }: Going, drawingFor: DrawingFor) {
    if (!(await hasTurn(person))) return
    let from: 'waiting' | 'sending' = 'waiting'
    // Marked once the server asks for the message: whoever comes second finds it marked.
    const mark = async () => {
      const isMine = await store.move(person, 'waiting', {
        state: 'sending',
        dueAt: new Date().toISOString(),
      })
      if (isMine) from = 'sending'
      return isMine
    }
    let subject: string | null = letter.subject
    try {
      subject = await hand(person, letter, drawingFor, mark)
    } catch (error) {
      if (error instanceof MailInDoubt) {
        await store.move(person, 'sending', { ...after(person, version), doubt: person.doubt + 1 })
        return
      }
      const hours = retryHours[person.tries]
      if (hours === undefined && person.pace !== 'each')
        await subscribers.giveTurnBack(person.subscriberId, turnOf(person))
      log.warn({ error, sequence: person.sequenceId }, 'A letter of a sequence was not taken')
      await store.move(
        person,
        from,
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
    if (subject === null) {
      if (person.pace !== 'each') await subscribers.giveTurnBack(person.subscriberId, turnOf(person))
      await store.move(person, 'waiting', { ...after(person, version), sent: person.sent })
      return
    }
    const { subscriberId, sequenceId } = person
    const at = new Date().toISOString()
    await store.keepSent({ subscriberId, sequenceId, at, subject })
    await store.move(person, 'sending', after(person, version))
  }

  async function drawingOf(
    { workspaceId, listId, sequenceId: id, language }: DuePerson,
    letter: Going['letter'],
  ) {
    const list = listId === null ? undefined : await subscribers.listById(listId)
    const said = language === '' ? undefined : (await parts.liveTextsOf(id)).get(language)
    const written = asLetter({ workspaceId, listId, id }, said ? stepInLanguage(letter, said) : letter)
    return letterDrawing(parts, written, list?.name ?? '', said ? language : '')
  }

  /** What a letter is drawn with, got once for all of a batch who stand at it and read it in one language. */
  function drawingsOfBatch(): DrawingFor {
    const drawings = new Map<string, Promise<LetterDrawing>>()
    return (person, letter) => {
      const key = `${person.sequenceId} ${person.number} ${letter.id} ${person.language}`
      const drawing = drawings.get(key) ?? drawingOf(person, letter)
      drawings.set(key, drawing)
      return drawing
    }
  }

  async function hand(
    person: DuePerson,
    letter: Going['letter'],
    drawingFor: DrawingFor,
    mark: () => Promise<boolean>,
  ) {
    const drawing = await drawingFor(person, letter)
    const reader = { id: person.subscriberId, email: person.email, name: person.name }
    const segments = (await membership.of(person.workspaceId, drawing.segments, [reader.id]))(reader.id)
    // Blocks for others alone: there is nothing to be read, and they go on.
    if (drawing.isEmptyFor(segments)) return null
    const campaign = sequenceCampaign({ id: person.sequenceId })
    const followed = await parts.linksFor(person)
    const drawn = drawing.draw(
      reader,
      (address) => (/^https?:\/\//i.test(address) ? followed(withCampaign(address, campaign)) : address),
      { segments },
    )
    const host = new URL(parts.baseUrl).hostname
    await mail.handDrawn(
      {
        to: person.email,
        workspaceId: person.workspaceId,
        fromName: drawing.mailing.sender.name,
        returnPath: paths.make('sequence', person.sequenceId, person.subscriberId),
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
      },
      mark,
    )
    return drawn.subject
  }

  async function settleInterrupted() {
    for (const person of await store.interrupted(new Date(Date.now() - staleMs).toISOString())) {
      const text = await store.version(person.sequenceId, person.number)
      const patch = text === undefined ? { state: 'left' as const } : after(person, readVersion(text))
      await store.move(person, 'sending', { ...patch, doubt: person.doubt + 1 })
    }
  }

  return defineJob({
    kind: 'sequences',
    input: z.null(),
    everySeconds,
    async run(_, { signal }) {
      if (!clock.isSteady()) return
      await settleInterrupted()
      while (!signal.aborted) {
        const due = await store.due(new Date().toISOString(), atOnce)
        if (due.length === 0) return
        const queue = await goOn(due)
        const drawingFor = drawingsOfBatch()
        await Promise.all(
          Array.from({ length: side }, async () => {
            for (let next = queue.shift(); next; next = queue.shift()) await send(next, drawingFor)
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

/** Where somebody stands once their letter has gone. */
function after(person: Pick<DuePerson, 'stepId' | 'position' | 'sent'>, { graph }: SequenceVersion) {
  return {
    state: 'waiting' as const,
    stepId: stepAfter(graph, person.stepId, 'next') ?? '',
    position: person.position + 1,
    sent: person.sent + 1,
    tries: 0,
    deadline: null,
    held: 0 as const,
    dueAt: new Date().toISOString(),
  }
}

/** A letter of a sequence as it takes somebody's turn. */
function turnOf({ sequenceId, position }: Pick<DuePerson, 'sequenceId' | 'position'>): string {
  return `${sequenceId} ${position}`
}
