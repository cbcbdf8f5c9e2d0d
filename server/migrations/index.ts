/// <reference types="vite/types/importMeta.d.ts" />
import type { Migration } from 'kysely/migration'

const files = import.meta.glob<Migration>(['./[0-9]*.ts', '!./*.test.ts'], { eager: true })

/**
 * Every migration under its name, in the order in which they are made: by number, one after the other. They are found by their
 * files, and none is named again once a version with it was released.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.keys(files)
    .toSorted()
    .flatMap((path) => {
      const migration = files[path]
      return migration ? [[path.slice('./'.length, -'.ts'.length), migration]] : []
    }),
)
