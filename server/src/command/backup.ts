import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { productVersion } from '../platform/product-version.ts'
import { type FileStore, openFileStore } from '../platform/storage/file-store.ts'
import { type Header, headerName, type Part, partOf } from './archive/manifest.ts'
import { filesNotSeen } from './archive/stored-files.ts'
import { verifyArchive } from './archive/read-archive.ts'
import { placeOf, type Place } from './archive/places.ts'
import { writeArchive } from './archive/write-archive.ts'
import { type Command, CommandError } from './command.ts'
import type { DatabaseSource } from './database/stored-database.ts'
import { openSource } from './database/open-database.ts'
import { size } from './words.ts'

/** Small texts of the data folder that belong to the installation. */
export const keptTexts = ['secret', 'installation']

/** Saves a whole installation into one file, beside the server that works with it. */
export const backup: Command = {
  usage: 'backup <archivo | carpeta | s3:[nombre]> [--keep <copias>]',
  words: [1, 1],
  options: { keep: { type: 'string' } },
  details: [
    'Guarda la base de datos, los archivos y el secreto, tal como estaban en un momento, sin parar el servidor.',
    'El archivo es un tar con sumas SHA-256, comprimido con zstd; se comprueba entero al terminar.',
    'En una carpeta, o en s3: sin nombre (el contenedor BACKUP_BUCKET), la copia se llama como su momento.',
    '--keep: de las que se llaman así, deja las últimas y borra las demás, una vez comprobada la nueva.',
    'Con BACKUP_PASSPHRASE se cifra con age. Sin ella, guárdalo donde guardarías una contraseña.',
  ],
  async run({ words: [word = ''], options: { keep } }, { say, folder, readConfig }) {
    const config = readConfig()
    const kept = keep === undefined ? null : numberOf(keep)
    const place = await placeOf(word, config, folder)
    if (kept !== null && !place.dated)
      throw new CommandError(
        '--keep es para una carpeta que ya existe, o para s3: sin nombre: ahí se sabe cuáles son copias.',
      )
    try {
      const { parts, bytes, isSealed } = await copyTo(place, config)
      say(`Copia hecha y comprobada: ${place.name}`)
      say(`${parts} partes, ${size(bytes)}${isSealed ? ', cifrada' : ', sin cifrar'}.`)
    } finally {
      await place.clear()
    }
    if (kept !== null) for (const name of await prune(place, kept)) say(`Copia antigua borrada: ${name}`)
  },
}

async function copyTo({ file, name, settle }: Place, config: Config) {
  const passphrase = config.operation.backupPassphrase
  const files = await openFileStore(config.storage)
  const checksums = await writeArchive(file, passphrase, wholeOf({ config, files, draft: `${file}.db` }))
  const { parts, bytes } = await verifyArchive(file, passphrase)
  if (parts !== checksums.length) throw new CommandError(`La copia ${name} no se ha podido comprobar.`)
  await settle()
  return { parts, bytes, isSealed: passphrase !== undefined }
}

/** Removes all but the newest copies of a place; gives the names of those that went. */
async function prune({ dated }: Place, kept: number): Promise<string[]> {
  if (!dated) return []
  const old = (await dated.list()).slice(0, -kept)
  for (const name of old) await dated.remove(name)
  return old
}

function numberOf(keep: string | boolean): number {
  const number = Number(keep)
  if (Number.isInteger(number) && number > 0) return number
  throw new CommandError('--keep dice cuántas copias quedan: un número entero a partir de 1.')
}

type Whole = { config: Config; files: FileStore; draft: string }

/** Files before the database and again after it: those that its rows name are in one or the other. */
async function* wholeOf({ config, files, draft }: Whole): AsyncGenerator<Part> {
  const seen = new Map<string, string>()
  const texts = keptTexts.filter((name) => existsSync(join(config.dataDir, name)))
  const source = await openSource(config, draft)
  try {
    yield partOf(headerName, Buffer.from(JSON.stringify(headerOf(config, source, texts))))
    for (const name of texts) yield partOf(`data/${name}`, await readFile(join(config.dataDir, name)))
    yield* filesNotSeen(files, seen)
    yield* source.parts()
    yield* filesNotSeen(files, seen)
  } finally {
    await source.close()
  }
}

function headerOf({ database }: Config, { migrations }: DatabaseSource, texts: readonly string[]): Header {
  return {
    format: 1,
    version: productVersion,
    createdAt: new Date().toISOString(),
    engine: database.engine,
    migrations: [...migrations],
    holdsSecret: texts.includes('secret'),
  }
}
