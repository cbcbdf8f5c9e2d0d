import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** A text for a text column, packed. What is like `base` costs next to nothing beside it. */
export function pack(text: string, base?: string): string {
  return zstdCompressSync(text, dictionary(base)).toString('base64')
}

/** The text that was packed, beside the same `base`. Throws where the packing is broken. */
export function unpack(packed: string, base?: string): string {
  return zstdDecompressSync(Buffer.from(packed, 'base64'), dictionary(base)).toString()
}

function dictionary(base: string | undefined) {
  return base === undefined ? {} : { dictionary: Buffer.from(base) }
}
