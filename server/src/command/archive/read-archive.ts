import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { CommandError } from '../command.ts'
import {
  type Checksums,
  checksumsName,
  checksumsSchema,
  type Header,
  headerName,
  headerSchema,
  type Part,
  partOf,
} from './manifest.ts'
import { markBytes, opened } from './seal.ts'

const damaged = 'La copia está dañada o incompleta: no se ha cambiado nada. Usa otra.'
/** The header and the checksums are read whole; more than this they never are. */
const mostBytes = 512 * 1024 * 1024

/**
 * What stands in an archive, in order; the content of each has to be read before the next is asked for. Throws
 * `CommandError` where the file is no archive of ours, is locked or damaged.
 */
export async function* partsOf(file: string, passphrase: string | undefined): AsyncGenerator<Part> {
  const mark = await markOf(file)
  const plain = await opened(createReadStream(file), mark, passphrase)
  const tar = extract()
  pipeline(plain, tar).catch(() => {})
  for await (const entry of soundly(tar))
    yield { name: entry.header.name, size: entry.header.size, content: bytesFrom(entry) }
}

/** The same, but that what stops it is said in words: a file that is cut short ends anywhere. */
async function* soundly<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(damaged, { cause: error })
  }
}

/** Reads a whole archive and holds it against its checksums. Throws `CommandError` where anything of it is not as it was. */
export async function verifyArchive(file: string, passphrase: string | undefined) {
  const found: Checksums = []
  let header: Header | undefined
  let told: Checksums | undefined
  for await (const part of partsOf(file, passphrase)) {
    if (told) throw new CommandError(damaged)
    if (found.length === 0) {
      const bytes = await bytesOf(part)
      header = readHeader(part.name, bytes)
      found.push(await checksumOf(partOf(part.name, bytes)))
    } else if (part.name === checksumsName)
      told = checksumsSchema.parse(JSON.parse(String(await bytesOf(part))))
    else found.push(await checksumOf(part))
  }
  if (!header || !told || JSON.stringify(told) !== JSON.stringify(found)) throw new CommandError(damaged)
  return { header, parts: found.length, bytes: found.reduce((sum, { size }) => sum + size, 0) }
}

function readHeader(name: string, bytes: Buffer): Header {
  const parsed = name === headerName ? headerSchema.safeParse(JSON.parse(bytes.toString())) : undefined
  if (parsed?.success) return parsed.data
  throw new CommandError(
    'Esta copia no es de Aurelio, o la hizo una versión posterior: actualiza antes de restaurarla.',
  )
}

async function* bytesFrom(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of soundly(entry)) if (chunk instanceof Uint8Array) yield chunk
}

async function markOf(file: string) {
  try {
    await using handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(markBytes), 0, markBytes, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw new CommandError(`No se puede leer ${file}.`, { cause: error })
  }
}

async function checksumOf({ name, size, content }: Part) {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return { name, size, sha256: hash.digest('hex') }
}

/** All of a small part. */
export async function bytesOf({ size, content }: Part): Promise<Buffer> {
  if (size > mostBytes) throw new CommandError(damaged)
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
