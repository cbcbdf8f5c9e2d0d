import type { Part } from '../archive/manifest.ts'

export const databaseFolder = 'database/'

/** A database; its parts are what it holds at the moment when the first is asked for, however long reading them takes. */
export type DatabaseSource = {
  migrations: readonly string[]
  parts: () => AsyncIterable<Part>
  close: () => Promise<void>
}

/** An installation's database that takes what a source gave. */
export type DatabaseTarget = {
  /** How many accounts it holds; 0 where there is no database yet. */
  accounts: () => Promise<number>
  /** Takes one part; nothing of it is to be seen before `commit`. */
  take: (part: Part) => Promise<void>
  commit: () => Promise<void>
  /** Lets go of it; what was not committed is gone. */
  close: () => Promise<void>
}
