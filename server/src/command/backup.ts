import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../platform/config.ts'
import { productVersion } from '../platform/product-version.ts'
import { type FileStore, openFileStore } from '../platform/storage/file-store.ts'
import { type Header, headerName, type Part, partOf } from './archive/manifest.ts'
import { filesNotSeen } from './archive/stored-files.ts'
import { verifyArchive } from './archive/read-archive.ts'
import { writeArchive } from './archive/write-archive.ts'
import { type Command, CommandError } from './command.ts'
import { type DatabaseSource, openSource } from './database/stored-database.ts'
import { size } from './words.ts'

/** Small texts of the data folder that belong to the installation. */
export const keptTexts = ['secret', 'installation']

/** Saves a whole installation into one file, beside the server that works with it. */
export const backup: Command = {
  usage: 'backup <archivo>',
  words: [1, 1],
  options: {},
  details: [
    'Guarda la base de datos, los archivos y el secreto, tal como estaban en un momento, sin parar el servidor.',
    'El archivo es un tar con sumas SHA-256, comprimido con zstd; se comprueba entero al terminar.',
    'Con BACKUP_PASSPHRASE se cifra con age. Sin ella, guárdalo donde guardarías una contraseña.',
  ],
  async run({ words: [name = ''] }, { say, folder, readConfig }) {
    const config = readConfig()
    const file = resolve(folder, name)
    if (existsSync(file)) throw new CommandError(`Ya hay un archivo ${file}: dale otro nombre a la copia.`)
    const passphrase = config.operation.backupPassphrase
    const files = await openFileStore(config.storage)
    const checksums = await writeArchive(file, passphrase, wholeOf({ config, files, draft: `${file}.db` }))
    const { parts, bytes } = await verifyArchive(file, passphrase)
    if (parts !== checksums.length) throw new CommandError(`La copia ${file} no se ha podido comprobar.`)
    say(`Copia hecha y comprobada: ${file}`)
    say(`${parts} partes, ${size(bytes)}${passphrase === undefined ? ', sin cifrar' : ', cifrada'}.`)
  },
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
