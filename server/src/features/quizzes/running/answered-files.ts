import type { Readable } from 'node:stream'
import type { FormField } from '@aurelio/page'
import type { Outage } from '../../../platform/database/errors.ts'
import type { Call } from '../../../platform/http/plain-routes.ts'

/** A file that came with an answer; `error` where it is not kept, and `outage` where nothing can be kept at present. */
export type SentFile = {
  field: string
  id: string
  name: string
  error: string | null
  outage?: Outage
}
export type Entered = ReadonlyMap<string, readonly string[]>
export type Received = { entered: Entered; files: readonly SentFile[] }

type Place = { workspaceId: string; standsOn: string; address: string }
type Asked = { language: string; fields: readonly FormField[] }

/** The door for what visitors send, with its rules for files. */
export type AnsweredFiles = {
  receive: (
    c: Call,
    place: Place,
    askedFor: (texts: Entered) => Promise<Asked>,
  ) => Promise<Received | { wait: number } | 'unreadable' | 'too-large'>
  discard: (ids: readonly string[]) => Promise<void>
  /** Has an attempt keep these; null: nobody keeps them any more. */
  hold: (ids: readonly string[], attemptId: string | null, workspaceId: string) => Promise<void>
  open: (workspaceId: string, id: string) => Promise<{ name: string; size: number; stream: Readable } | null>
}
