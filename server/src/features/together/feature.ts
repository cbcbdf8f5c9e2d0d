import type { Access } from '../../platform/access/access.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { changesStore } from '../../platform/changes/store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Log } from '../../platform/log/log.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import type { SharedDocuments } from '../../platform/document-log/parts.ts'
import { type Address, addressOf, type Documents, ofAnyKind } from './documents.ts'
import { editorLine } from './line.ts'
import { peopleByDocument } from './people.ts'
import { shownPrograms } from './programs.ts'
import { togetherRoutes } from './routes.ts'
import { type Propose, togetherService } from './service.ts'
import { sharing } from './sharing.ts'
import { togetherChannel, togetherStore } from './store.ts'
import { type Kind, kinds, subjectOf } from './subject.ts'
import { telling } from './telling.ts'

/** Steps that bring pictures with them. */
const mostBytes = 8 * 1024 * 1024

type Parts = {
  database: Database
  access: Access
  log: Log
  changes: Pick<Changes, 'subscribe'>
  documents: Documents
  propose: Propose
}

export function togetherFeature({ database, access, log, changes, documents, propose }: Parts) {
  const store = togetherStore(database)
  const sessions = changesStore(database)
  const people = peopleByDocument()
  const { since, versionNow } = ofAnyKind(documents)
  const told = telling({ people, since })
  const shared = sharing({ store, people, telling: told, log, versionNow })
  const showProgram = shownPrograms({ people, telling: told, sharing: shared })
  const service = togetherService({ telling: told, sharing: shared, documents, propose, showProgram })

  function lineOf<Operation>(kind: Kind, address: Address<Operation>, those: SharedDocuments<Operation>) {
    const { action, versionOf, seen } = those
    return editorLine({
      ...address,
      subjectOf: (id) => subjectOf(kind, id),
      people,
      telling: told,
      sharing: shared,
      subscribe: changes.subscribe,
      append: (session, sent) => service.take(kind, those, session, sent),
      versionOf,
      seen,
      mayChange: (session) => access.can(session, action),
      async stands({ sessionId, workspace }, { isLooking }) {
        const held = await sessions.roleOf(sessionId, workspace.id)
        return held !== null && (isLooking || access.memberCan(held, action))
      },
    })
  }

  const feature: Feature = {
    calls: { together: togetherRoutes(service) },
    bodies: kinds.map((kind) => ({ path: `${addressOf[kind].path}/operations`, bytes: mostBytes })),
    sockets: [
      lineOf('page', addressOf.page, documents.page),
      lineOf('symbol', addressOf.symbol, documents.symbol),
      lineOf('letter', addressOf.letter, documents.letter),
      lineOf('quiz', addressOf.quiz, documents.quiz),
    ],
    hears: {
      channel: togetherChannel,
      heard: shared.heard,
      connected: () =>
        void shared
          .connected()
          .catch((error: unknown) => log.warn({ error }, 'Open documents could not be looked at again')),
    },
    close: () => Promise.resolve(shared.close()),
  }

  /** Tells those who have these open where they stand now, once that is kept. */
  const written = (kind: Kind) => (events: readonly { subject: { id: string } }[]) =>
    database.afterCommit(() => {
      for (const { id } of events.map((event) => event.subject)) {
        const subject = subjectOf(kind, id)
        void versionNow(subject)
          .then((version) => (version === null ? undefined : service.changed(subject, version)))
          .catch((error: unknown) => log.warn({ error }, 'What was saved could not be told of'))
      }
    })
  return { feature, service, written }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    together: ReturnType<typeof togetherFeature>
  }
}

/** Several people on one page, symbol, letter or quiz at the same time. */
export const togetherRoom = defineRoom({
  name: 'together',
  needs: ['assistants', 'symbols', 'subscriptions', 'quizzes'],
  make: ({ platform, from }) =>
    togetherFeature({
      ...platform,
      documents: {
        page: from('assistants').shared,
        symbol: from('symbols').shared,
        letter: from('subscriptions').sharedLetters,
        quiz: from('quizzes').shared,
      },
      propose: (...asked) => from('assistants').work.propose(...asked),
    }),
  on: ({ written }) => ({
    'page.saved': { now: [written('page')] },
    'proposal.accepted': { now: [written('page')] },
    'assistant.undone': { now: [written('page')] },
    'symbol.changed': { now: [written('symbol')] },
    'letter.changed': { now: [written('letter')] },
    'quiz.changed': { now: [written('quiz')] },
  }),
})
