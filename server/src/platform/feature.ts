import type { Contract } from '@aurelio/contracts'
import type { Router } from '@orpc/server'
import type { Session } from './access/session.ts'
import type { ExportFile } from './export/export-file.ts'
import type { RequestContext } from './http/api.ts'
import type { AnswerFirst } from './http/listen.ts'
import type { SocketRoute } from './http/sockets/socket-route.ts'
import type { PlainRoute } from './http/plain-routes.ts'
import type { JobKind } from './jobs/jobs.ts'
import type { OwnedFiles } from './storage/sweep-job.ts'

/** The answers to every call of the contract. */
export type Calls = Router<Contract, RequestContext>

/** What a feature leaves outside the database: keys of files, and what to do once the rows are gone. */
export type Leftovers = { fileKeys: readonly string[]; afterwards?: () => void }

/**
 * Everything that a room brings to the product. `server/src/app/rooms.ts` lists them; addresses, methods, limits,
 * workers, exports and removals follow from this.
 */
export type Feature = {
  /** Its answers to the contract, by the names they have there. */
  calls?: Partial<Calls>
  /** Calls of the contract whose bodies may be larger than others, by address. */
  bodies?: readonly { path: string; bytes: number }[]
  routes?: readonly PlainRoute[]
  /** Lines on which both sides may say something at any time. */
  sockets?: readonly SocketRoute[]
  /** A channel of PostgreSQL on which its other processes speak; `connected`: what was said before has been missed. */
  hears?: { channel: string; heard: (payload: string) => void; connected: () => void }
  /** Takes a request before anything is made of it. */
  answerFirst?: AnswerFirst
  /** Its folders of the file store: what there belongs to nobody any more is swept away. */
  files?: readonly OwnedFiles[]
  /** Work behind the scenes that any worker may do. */
  jobs?: readonly JobKind[]
  /** Long work, for a worker of its own: others must not wait behind it. `fair`: whoever waits for it takes turns. */
  ownWorker?: { kinds: readonly JobKind[]; concurrency: number; fair?: boolean }
  /** For the archive of a person's data. */
  exportsOfPerson?: (session: Session, headers: Headers) => AsyncIterable<ExportFile>
  /** For the same archive, where the workspace is theirs to take away. */
  exportsOfWorkspace?: (session: Session) => AsyncIterable<ExportFile>
  /** Gives a thing of its own by its id, or throws a 404 where the person sees none: addresses lead to such things. */
  reads?: (session: Session, id: string) => Promise<unknown>
  leftByPerson?: (userId: string) => Promise<Leftovers>
  leftByWorkspace?: (workspaceId: string) => Promise<Leftovers>
  close?: () => Promise<void>
}
