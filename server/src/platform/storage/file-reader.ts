import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { hotBlocks } from './hot-blocks.ts'
import type { Part } from './part.ts'
import { recentlyUsed } from '../recently-used.ts'

/** How files of the store are read for those who take them piece by piece. */
export type FileReader = {
  /** Bytes of a file; null where there is none. */
  sizeOf: (key: string) => Promise<number | null>
  /** A part of a file, read as it is taken; whoever stops taking leaves nothing open. */
  part: (key: string, part: Part) => ReadableStream<Uint8Array>
}

const readAtOnce = 262_144
const sizesKept = 2000
/** How long it is believed that a file is still there. */
const believedMs = 5000

/** Reads each time from the disk. */
export function diskReader(disk: Disk, folder: string): FileReader {
  return {
    sizeOf: (key) => sizeOf(disk, key),
    part: (key, part) =>
      Readable.toWeb(createReadStream(join(folder, key), { ...part, highWaterMark: readAtOnce })),
  }
}

/** Reads each time from a bucket, whose answers come as `part` gives them. */
export function bucketReader(
  disk: Disk,
  part: (key: string, part: Part) => AsyncIterable<Uint8Array>,
): FileReader {
  return {
    sizeOf: (key) => sizeOf(disk, key),
    part: (key, asked) => ReadableStream.from(part(key, asked)),
  }
}

/** The same for files that never change under their key: what many take at once is read once. A removed one is soon missed. */
export function hotReader(reader: FileReader, folder: string | null): FileReader {
  const sizes = recentlyUsed<{ size: number; until: number }>(sizesKept)
  const blocks = folder === null ? null : hotBlocks((key) => join(folder, key))
  return {
    async sizeOf(key) {
      const known = sizes.get(key)
      if (known && known.until > Date.now()) return known.size
      const size = await reader.sizeOf(key)
      if (size === null) sizes.forget(key)
      else sizes.keep(key, { size, until: Date.now() + believedMs })
      return size
    },
    part: (key, part) => (blocks ? ReadableStream.from(blocks(key, part)) : reader.part(key, part)),
  }
}

async function sizeOf(disk: Disk, key: string): Promise<number | null> {
  try {
    return (await disk.getMetaData(key)).contentLength
  } catch (error) {
    if (await disk.exists(key)) throw error
    return null
  }
}
