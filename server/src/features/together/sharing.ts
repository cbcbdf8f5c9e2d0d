import { type PersonOnPage, personOnPageSchema } from '@aurelio/contracts/together-line'
import { z } from 'zod'
import type { Log } from '../../platform/log/log.ts'
import type { PeopleOnPages } from './people.ts'
import type { TogetherStore } from './store.ts'
import type { Telling } from './telling.ts'

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('steps'), pageId: z.string(), version: z.int() }),
  z.object({ kind: z.literal('here'), pageId: z.string(), person: personOnPageSchema }),
  z.object({ kind: z.literal('left'), pageId: z.string(), session: z.string() }),
  /** Somebody opened it elsewhere: who has it open here is told once more. */
  z.object({ kind: z.literal('who'), pageId: z.string() }),
])
type Message = z.infer<typeof messageSchema>

/** Where somebody is on a page is told to other processes at most this often. */
const pauseMs = 250
/** Who is here is said again, for a process that dies says nothing of it; who is not heard of is gone. */
const againMs = 20_000
const forgottenMs = 50_000
/** PostgreSQL takes less than 8000 bytes a message. */
const mostSelected = 20

type Parts = {
  store: TogetherStore
  people: PeopleOnPages
  telling: Telling
  log: Log
  /** Where a page stands now, whoever asks. */
  versionNow: (id: string) => Promise<number | null>
}

/** What the processes of one installation tell each other of open pages. SQLite has one process, and nobody to tell. */
export function sharing({ store, people, telling, log, versionNow }: Parts) {
  const waiting = new Map<string, NodeJS.Timeout>()

  function say(message: Message) {
    store
      .tell(JSON.stringify(message))
      .catch((error: unknown) => log.warn({ error }, 'Other processes could not be told of an open page'))
  }

  function announce(pageId: string) {
    for (const { person } of people.members(pageId)) say({ kind: 'here', pageId, person: short(person) })
  }

  const timer = setInterval(() => {
    for (const pageId of people.pages()) announce(pageId)
    for (const { pageId, session } of people.forget(Date.now() - forgottenMs)) telling.left(pageId, session)
  }, againMs)
  timer.unref()

  async function hear(message: Message) {
    switch (message.kind) {
      case 'steps':
        if (people.members(message.pageId).length > 0) await telling.advance(message.pageId, message.version)
        return
      case 'here':
        people.arrived(message.pageId, message.person)
        telling.arrived(message.pageId, message.person)
        return
      case 'left':
        people.departed(message.pageId, message.session)
        telling.left(message.pageId, message.session)
        return
      case 'who':
        announce(message.pageId)
    }
  }

  function heard(message: string) {
    const foreign = store.foreign(message)
    if (foreign === null) return
    hear(messageSchema.parse(JSON.parse(foreign))).catch((error: unknown) =>
      log.warn({ error }, 'What another process told of an open page could not be passed on'),
    )
  }

  /** Something may have been missed. */
  async function connected() {
    for (const pageId of people.pages()) {
      const version = await versionNow(pageId)
      if (version !== null) await telling.advance(pageId, version)
    }
  }

  return {
    steps: (pageId: string, version: number) => say({ kind: 'steps', pageId, version }),
    arrived(pageId: string, person: PersonOnPage) {
      say({ kind: 'who', pageId })
      say({ kind: 'here', pageId, person })
    },
    moved(pageId: string, session: string) {
      if (waiting.has(session)) return
      const tell = () => {
        waiting.delete(session)
        const member = people.members(pageId).find(({ person }) => person.session === session)
        if (member) say({ kind: 'here', pageId, person: short(member.person) })
      }
      waiting.set(session, setTimeout(tell, pauseMs))
    },
    left: (pageId: string, session: string) => say({ kind: 'left', pageId, session }),
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
