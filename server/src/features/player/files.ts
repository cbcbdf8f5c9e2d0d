import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import type { FilmRow } from '../../platform/database/tables/films.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { moveIn } from '../../platform/storage/move-in.ts'
import { keysIn } from '../../platform/storage/keys-in.ts'
import type { FilmStore } from './store.ts'

const made = 'films'
const originals = 'film-sources'

/** Where the files of films stand: what was brought, and a folder for each version that was made of it. */
export function filmFiles(files: FileStore, storage: Config['storage']) {
  return {
    keyOf: (version: string, file: string) => `${made}/${version}/${file}`,
    originalKey: (name: string) => `${originals}/${name}`,
    take: (file: string, key: string) => moveIn({ files, storage }, file, key),
    /** The original as a file of this machine: where a bucket keeps it, a copy in the folder. */
    async here(key: string, folder: string): Promise<string> {
      if (storage.driver === 'disk') return join(storage.folder, key)
      const { createWriteStream } = await import('node:fs')
      const { pipeline } = await import('node:stream/promises')
      const file = join(folder, 'original')
      await pipeline(await files.getStream(key), createWriteStream(file))
      return file
    },
    async copy(from: string, to: string) {
      await files.copy(from, to)
    },
    async removeVersion(version: string | null) {
      if (version !== null) await files.deleteAll(`${made}/${version}/`)
    },
    async removeOriginal(key: string | null) {
      if (key !== null) await files.delete(key)
    },
    /** Keys of all files of a film. */
    async ofFilm({ version, sourceKey, nextKey }: FilmRow): Promise<string[]> {
      const keys = [sourceKey, nextKey].filter((key) => key !== null)
      if (version !== null) for await (const some of keysIn(files, `${made}/${version}`)) keys.push(...some)
      return keys
    },
    owned: (store: FilmStore) => [
      {
        folder: made,
        async named(keys: readonly string[]) {
          const named = await store.named([...new Set(keys.map(folderOf))])
          return new Set(keys.filter((key) => named.has(folderOf(key))))
        },
      },
      { folder: originals, named: (keys: readonly string[]) => store.named(keys) },
    ],
  }
}
/** Of a key such as `films/<version>/720.mp4`. */
function folderOf(key: string) {
  return key.split('/')[1] ?? ''
}
export type FilmFiles = ReturnType<typeof filmFiles>
