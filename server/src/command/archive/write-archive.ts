import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { link, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pack, type Pack } from 'tar-stream'
import { CommandError } from '../command.ts'
import { type Checksums, checksumsName, type Part, partOf } from './manifest.ts'
import { sealed } from './seal.ts'
import { writeSteadily } from './write-steadily.ts'

/**
 * Writes the parts into one file (tar, zstd, age with a passphrase), with the checksums of all of them at its end. The
 * file has its name only once it is whole and on disk; one of that name is left alone. Gives the checksums.
 */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  parts: AsyncIterable<Part>,
): Promise<Checksums> {
  const draft = `${file}.part`
  const tar = pack()
  try {
    const output = await sealed(Readable.from(tar), passphrase)
    const written = writeSteadily(draft, output)
    // Whichever fails first is what went wrong: neither may wait for the other for ever.
    const [checksums] = await Promise.all([Promise.race([fill(tar, parts), failureOf(written)]), written])
    await link(draft, file)
    return checksums
  } catch (error) {
    tar.destroy()
    throw worded(error, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function fill(tar: Pack, parts: AsyncIterable<Part>): Promise<Checksums> {
  const checksums: Checksums = []
  for await (const part of parts) checksums.push(await add(tar, part))
  await add(tar, partOf(checksumsName, Buffer.from(JSON.stringify(checksums))))
  tar.finalize()
  return checksums
}

async function add(tar: Pack, { name, size, content }: Part) {
  const hash = createHash('sha256')
  const taken = Promise.withResolvers<void>()
  const entry = tar.entry({ name, size, mode: 0o600 }, (error) =>
    error ? taken.reject(error) : taken.resolve(),
  )
  for await (const chunk of content) {
    hash.update(chunk)
    if (!entry.write(chunk)) await once(entry, 'drain')
  }
  entry.end(null)
  await taken.promise
  return { name, size, sha256: hash.digest('hex') }
}

/** Never resolves; rejects with what went wrong. */
async function failureOf(work: Promise<void>): Promise<never> {
  await work
  return new Promise(() => {})
}

function worded(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const reasons: Record<string, string> = {
    EEXIST: `Ya hay un archivo ${file}: dale otro nombre a la copia, o quítalo antes.`,
    ENOENT: `No existe la carpeta de ${file}.`,
    EACCES: `No hay permiso para escribir ${file}.`,
    ENOSPC: `No queda sitio en el disco para ${file}.`,
  }
  const reason = reasons[String(code)]
  return reason ? new CommandError(reason, { cause: error }) : error
}
