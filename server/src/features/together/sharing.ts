import { type PersonOnPage, personOnPageSchema } from '@aurelio/contracts/together-line'
import { z } from 'zod'
import type { Log } from '../../platform/log/log.ts'
import type { PeopleByDocument } from './people.ts'
import type { TogetherStore } from './store.ts'
import { type Subject, subjectSchema } from './subject.ts'
import type { Telling } from './telling.ts'

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('steps'), subject: subjectSchema, version: z.int() }),
  z.object({ kind: z.literal('here'), subject: subjectSchema, person: personOnPageSchema }),
  z.object({ kind: z.literal('left'), subject: subjectSchema, session: z.string() }),
  /** Somebody opened it elsewhere: who has it open here is told once more. */
  z.object({ kind: z.literal('who'), subject: subjectSchema }),
])
type Message = z.infer<typeof messageSchema>

/** Where somebody is is told to other processes at most this often. */
const pauseMs = 250
/** Who is here is said again, for a process that dies says nothing of it; who is not heard of is gone. */
const againMs = 20_000
const forgottenMs = 50_000
/** PostgreSQL takes less than 8000 bytes a message. */
const mostSelected = 20

type Parts = {
  store: TogetherStore
  people: PeopleByDocument
  telling: Telling
  log: Log
  /** Where it stands now, whoever asks. */
  versionNow: (subject: Subject) => Promise<number | null>
}

/** What the processes of one installation tell each other of open documents. SQLite has one process, and nobody to tell. */
export function sharing({ store, people, telling, log, versionNow }: Parts) {
  const waiting = new Map<string, NodeJS.Timeout>()

  function say(message: Message) {
    store
      .tell(JSON.stringify(message))
      .catch((error: unknown) => log.warn({ error }, 'Other processes could not be told of an open document'))
  }

  function announce(subject: Subject) {
    for (const { person } of people.members(subject)) say({ kind: 'here', subject, person: short(person) })
  }

  const timer = setInterval(() => {
    for (const subject of people.open()) announce(subject)
    for (const { subject, session } of people.forget(Date.now() - forgottenMs)) telling.left(subject, session)
  }, againMs)
  timer.unref()

  async function hear(message: Message) {
    switch (message.kind) {
      case 'steps':
        if (people.members(message.subject).length > 0)
          await telling.advance(message.subject, message.version)
        return
      case 'here':
        people.arrived(message.subject, message.person)
        telling.arrived(message.subject, message.person)
        return
      case 'left':
        people.departed(message.subject, message.session)
        telling.left(message.subject, message.session)
        return
      case 'who':
        announce(message.subject)
    }
  }

  function heard(message: string) {
    const foreign = store.foreign(message)
    if (foreign === null) return
    hear(messageSchema.parse(JSON.parse(foreign))).catch((error: unknown) =>
      log.warn({ error }, 'What another process told of an open document could not be passed on'),
    )
  }

  /** Something may have been missed. */
  async function connected() {
    for (const subject of people.open()) {
      const version = await versionNow(subject)
      if (version !== null) await telling.advance(subject, version)
    }
  }

  return {
    steps: (subject: Subject, version: number) => say({ kind: 'steps', subject, version }),
    arrived(subject: Subject, person: PersonOnPage) {
      say({ kind: 'who', subject })
      say({ kind: 'here', subject, person })
    },
    /** Where somebody is who has no line. */
    said: (subject: Subject, person: PersonOnPage) => say({ kind: 'here', subject, person }),
    moved(subject: Subject, session: string) {
      if (waiting.has(session)) return
      const tell = () => {
        waiting.delete(session)
        const member = people.members(subject).find(({ person }) => person.session === session)
        if (member) say({ kind: 'here', subject, person: short(member.person) })
      }
      waiting.set(session, setTimeout(tell, pauseMs))
    },
    left: (subject: Subject, session: string) => say({ kind: 'left', subject, session }),
    heard,
    connected,
    close: () => clearInterval(timer),
  }
}
export type Sharing = ReturnType<typeof sharing>

function short(person: PersonOnPage): PersonOnPage {
  const { presence } = person
  return presence
    ? { ...person, presence: { ...presence, selected: presence.selected.slice(0, mostSelected) } }
    : person
}
