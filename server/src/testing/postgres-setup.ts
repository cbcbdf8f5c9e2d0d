import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  // oxlint needs no word here: vitest asks for an interface to be merged.
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run; null where this machine has none. */
    postgresUrl: string | null
  }
}

/** Starts a PostgreSQL of its own for the run, and stops it at the end. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres?.url ?? null)
  if (postgres) return postgres.stop
  console.warn('PostgreSQL is not on this machine: its half of the tests is skipped.')
  return undefined
}
