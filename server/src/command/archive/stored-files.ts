import type { FileStore } from '../../platform/storage/file-store.ts'
import { keysIn } from '../../platform/storage/keys-in.ts'
import type { Part } from './manifest.ts'

export const filesFolder = 'files/'

/** What a file was when it was copied: its size and when it was written. */
type Seen = Map<string, string>

/**
 * The files of the store, but those that `seen` has as they are now; notes them there. Copied before the database and
 * once more after it, so that what its rows name is in the archive, even while the server writes and removes.
 */
export async function* filesNotSeen(files: FileStore, seen: Seen): AsyncGenerator<Part> {
  for await (const keys of keysIn(files, ''))
    for (const key of keys) {
      const facts = await files.getMetaData(key).catch(() => null)
      // Removed meanwhile.
      if (!facts) continue
      const { contentLength: size, lastModified } = facts
      const state = `${size} ${lastModified.getTime()}`
      if (seen.get(key) === state) continue
      const content = await files.getStream(key).catch(() => null)
      if (!content) continue
      seen.set(key, state)
      yield { name: filesFolder + key, size, content: exactly(size, content) }
    }
}

/** So many bytes, however many come: a file that grows is taken once more, one that has shrunk is filled up. */
async function* exactly(size: number, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = size
  for await (const chunk of content) {
    if (left === 0) return
    const taken = chunk.subarray(0, left)
    left -= taken.length
    yield taken
  }
  while (left > 0) {
    const rest = Buffer.alloc(Math.min(left, 64 * 1024))
    left -= rest.length
    yield rest
  }
}
