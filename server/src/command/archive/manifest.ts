import { z } from 'zod'

/** Names of what every archive holds, before and after everything else. */
export const headerName = 'aurelio.json'
export const checksumsName = 'checksums.json'

/** What an archive tells of itself before anything else of it is read. */
export const headerSchema = z.object({
  format: z.literal(1),
  /** Of the product that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that its database had seen. */
  migrations: z.array(z.string()).min(1),
  /** Whether the secret of the installation lies in it; otherwise it is the setting AUTH_SECRET. */
  holdsSecret: z.boolean(),
})
export type Header = z.infer<typeof headerSchema>

/** What stands in it, in order: sizes in bytes. A name that comes again stands for the later one. */
export const checksumsSchema = z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() }))
export type Checksums = z.infer<typeof checksumsSchema>

/** One file of an archive, with exactly `size` bytes. */
export type Part = { name: string; size: number; content: AsyncIterable<Uint8Array> }

/** A part of bytes that are at hand. */
export function partOf(name: string, bytes: Uint8Array): Part {
  return { name, size: bytes.length, content: inOne(bytes) }
}

async function* inOne(bytes: Uint8Array) {
  yield bytes
}
