import { open } from 'node:fs/promises'
import type { Part } from './part.ts'
import { recentlyUsed } from '../recently-used.ts'

const blockBytes = 262_144
/** 32 MB: a minute of a film at 720 lines. */
const blocksKept = 128

/**
 * Parts of files that never change, block by block: a block that many ask for is read once and shared. What is given is
 * not to be written to.
 */
export function hotBlocks(pathOf: (key: string) => string) {
  const blocks = recentlyUsed<Promise<Uint8Array>>(blocksKept)

  function block(key: string, nth: number): Promise<Uint8Array> {
    const name = `${nth} ${key}`
    const known = blocks.get(name)
    if (known) return known
    const read = readBlock(pathOf(key), nth * blockBytes)
    blocks.keep(name, read)
    // What could not be read may be there the next time.
    read.catch(() => blocks.forget(name))
    return read
  }

  return async function* part(key: string, { start, end }: Part): AsyncGenerator<Uint8Array> {
    for (let at = start; at <= end;) {
      const nth = Math.floor(at / blockBytes)
      const from = nth * blockBytes
      const bytes = (await block(key, nth)).subarray(at - from, end + 1 - from)
      if (bytes.length === 0) throw new Error(`The file ended before its byte ${end}`)
      yield bytes
      at += bytes.length
    }
  }
}

async function readBlock(path: string, position: number): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const buffer = Buffer.allocUnsafeSlow(blockBytes)
    const { bytesRead } = await file.read(buffer, 0, blockBytes, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
