import { editorSessionSchema } from '@aurelio/contracts/together'
import { lineEnds, togetherProtocol, type PersonOnPage } from '@aurelio/contracts/together-line'
import { z } from 'zod'
import type { Sent } from '../../platform/document-log/parts.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { ORPCError } from '@orpc/server'
import { refuse } from '../../platform/http/failures.ts'
import type { Caller, Line, SocketRoute } from '../../platform/http/sockets/socket-route.ts'
import type { Said } from './documents.ts'
import type { Member, PeopleByDocument } from './people.ts'
import type { Sharing } from './sharing.ts'
import type { Subject } from './subject.ts'
import { said, type Telling } from './telling.ts'

type Parts<Operation> = {
  /** As `/api/pages/{id}`. */
  path: string
  /** What was said; null where it cannot be understood. */
  read: (message: unknown) => Said<Operation> | null
  subjectOf: (id: string) => Subject
  people: PeopleByDocument
  telling: Telling
  sharing: Sharing
  subscribe: Changes['subscribe']
  mayChange: (session: Session) => boolean
  /** Whether a session still stands for somebody who may change documents of this kind there, or for who looks a member. */
  stands: (session: Session, how: { isLooking: boolean }) => Promise<boolean>
  /** Throws a refusal where it may not be opened. */
  versionOf: Opening
  /** The same for who may look and change nothing; absent where nobody does. */
  seen: Opening | undefined
  append: Append<Operation>
}
type Opening = (session: Session, id: string) => Promise<number>
type Append<Operation> = (
  session: Session,
  sent: Sent<Operation>,
) => Promise<{ refused: readonly { n: number; code: string }[]; known: readonly number[] }>

const askedSchema = z.object({
  session: editorSessionSchema,
  seen: z.coerce.number().int().min(0),
  protocol: z.coerce.number().int(),
})

/** One message may hold this much; pictures are uploaded before, and a whole page goes by the call. */
const mostBytes = 256 * 1024
/** As the protocol has it: after it the line is opened again. */
const goingAway = 1001
/** What one editor may say in a moment, and in each second from then on. */
const burst = 400
const perSecond = 60

/** The line of an open editor: it says what it does, and hears what the others do and where they are. */
export function editorLine<Operation>(parts: Parts<Operation>): SocketRoute {
  const { path, versionOf, seen: look, mayChange } = parts
  return {
    path: `${path.replace('{id}', ':id')}/together`,
    bytes: mostBytes,
    async open({ session, params, query }: Caller) {
      const asked = askedSchema.safeParse(Object.fromEntries(query))
      if (!asked.success) throw refuse('BAD_REQUEST')
      const id = params['id'] ?? ''
      const isLooking = look !== undefined && !mayChange(session)
      const opening = isLooking ? look : versionOf
      const version = await opening(session, id)
      const { session: editor, seen, protocol } = asked.data
      return (line) =>
        stand(parts, { session, id, line, version, editor, seen, protocol, isLooking, opening })
    },
  }
}

type Standing = {
  session: Session
  id: string
  line: Line
  version: number
  editor: string
  seen: number
  protocol: number
  isLooking: boolean
  opening: Opening
}

function stand<Operation>(
  parts: Parts<Operation>,
  { session, id, line, version, editor, seen, protocol, isLooking, opening }: Standing,
) {
  const { people, telling, sharing, subscribe, stands, append } = parts
  if (protocol !== togetherProtocol) {
    line.end(lineEnds.outdated, 'another protocol')
    return { hear: () => Promise.resolve(), ended: () => undefined }
  }
  const subject = parts.subjectOf(id)
  const { id: userId, name, image } = session.user
  const person: PersonOnPage = {
    session: editor,
    userId,
    name,
    image,
    presence: null,
    ...(isLooking && { isLooking }),
  }
  // Ahead of the order: what was put back from a copy of before. It begins anew.
  const isAhead = seen > version
  const member: Member = { person, seen: isAhead ? version : seen, send: line.send }
  line.send(said({ kind: 'welcome', people: people.besides(subject, editor) }))
  if (isAhead) line.send(said({ kind: 'anew' }))
  people.join(subject, member)
  telling.arrived(subject, person)
  sharing.arrived(subject, person)
  void catchUp()
  const allowance = allowanceOf()
  const unsubscribe = subscribe({
    workspaceId: session.workspace.id,
    userId,
    seesAll: false,
    // What was shared with them may not be any more.
    tell: () => void (isLooking && endUnlessSeen()),
    end: () => void endFor(),
  })

  /** Their membership is not what it was, or the server goes: who still may comes back by themselves. */
  async function endFor() {
    const may = await stands(session, { isLooking }).catch(() => true)
    line.end(may ? goingAway : lineEnds.forbidden, 'ended')
  }

  async function endUnlessSeen() {
    await opening(session, id).catch((error: unknown) => {
      if (error instanceof ORPCError) line.end(lineEnds.forbidden, error.code)
    })
  }

  async function catchUp() {
    await telling.advance(subject, await opening(session, id)).catch(() => undefined)
  }

  return {
    async hear(text: string) {
      const message = parts.read(parsed(text))
      if (!message || !allowance(message.kind === 'steps' ? message.steps.length : 1))
        return line.end(lineEnds.tooFast, message ? 'too fast' : 'not understood')
      if (message.kind === 'here') {
        telling.moved(subject, member, message.presence)
        sharing.moved(subject, editor)
        return
      }
      if (isLooking) {
        const refused = message.steps.map(({ n }) => ({ n, code: 'only-looking' }))
        return line.send(said({ kind: 'refused', steps: refused }))
      }
      if (!(await stands(session, { isLooking }))) return line.end(lineEnds.forbidden, 'not allowed any more')
      try {
        const { refused, known } = await append(session, {
          id,
          session: editor,
          steps: message.steps,
        })
        if (known.length > 0) line.send(said({ kind: 'known', steps: [...known] }))
        if (refused.length > 0) line.send(said({ kind: 'refused', steps: [...refused] }))
      } catch (error) {
        if (!(error instanceof ORPCError)) throw error
        line.end(error.status === 404 ? lineEnds.gone : lineEnds.forbidden, error.code)
      }
    },
    ended() {
      unsubscribe()
      people.leave(subject, member)
      telling.left(subject, editor)
      sharing.left(subject, editor)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether so much more may be said now. */
function allowanceOf() {
  let left: number = burst
  let at = Date.now()
  return (amount: number): boolean => {
    const now = Date.now()
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond) - amount
    at = now
    return left >= 0
  }
}
