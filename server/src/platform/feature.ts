import type { Contract } from '@aurelio/contracts'
import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import type { Router } from '@orpc/server'
import type { Session } from './access/session.ts'
import type { Reach } from './contact-keys.ts'
import type { ExportFile } from './export/export-file.ts'
import type { RequestContext } from './http/api.ts'
import type { AnswerFirst } from './http/listen.ts'
import type { SocketRoute } from './http/sockets/socket-route.ts'
import type { PlainRoute } from './http/plain-routes.ts'
import type { JobKind } from './jobs/jobs.ts'
import type { OwnedFiles } from './storage/sweep-job.ts'
import type { TimeLinePage } from './time-line.ts'

/** Somebody as the rooms know them: how they may be reached, who they are among contacts, and what they sent. */
export type KnownPerson = {
  /** The id that was asked for, which may be that of a lead which names nobody. */
  id: string
  workspaceId: string
  contacts: readonly { id: string }[]
  mails: string[]
  phones: string[]
  leadIds: readonly string[]
}

/** The answers to every call of the contract. */
export type Calls = Router<Contract, RequestContext>

/** `contactId` where it is known, though nothing else may be. */
export type PersonReach = Reach & { name: string; contactId: string | null }

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
  /** How the person of a thing of its own may be reached; null where it has no such thing, or they may not see it. */
  reachOf?: (session: Session, id: string) => Promise<PersonReach | null>
  /** What happened with somebody in this room, as far as the session may see it: what is older than a position, or more. */
  happenedWith?: (session: Session, person: KnownPerson, page: TimeLinePage) => Promise<TimeLineEntry[]>
  leftByPerson?: (userId: string) => Promise<Leftovers>
  leftByWorkspace?: (workspaceId: string) => Promise<Leftovers>
  close?: () => Promise<void>
}
