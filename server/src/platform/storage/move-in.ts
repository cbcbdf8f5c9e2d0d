import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'

/** Moves a file of this machine into the store, by a rename where both are on one disk. */
export async function moveIn(
  { files, storage }: { files: FileStore; storage: Config['storage'] },
  file: string,
  key: string,
): Promise<void> {
  if (storage.driver === 'disk') {
    const target = join(storage.folder, key)
    await mkdir(dirname(target), { recursive: true })
    const sameDisk = (await stat(dirname(target))).dev === (await stat(file)).dev
    if (sameDisk) return rename(file, target)
  }
  await files.moveFromFs(file, key)
}
