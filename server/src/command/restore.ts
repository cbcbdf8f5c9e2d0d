import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../platform/config.ts'
import { unknownMigrations } from '../platform/database/migrate.ts'
import { type FileStore, openFileStore } from '../platform/storage/file-store.ts'
import type { Header, Part } from './archive/manifest.ts'
import { fetched } from './archive/places.ts'
import { bytesOf, partsOf, verifyArchive } from './archive/read-archive.ts'
import { filesFolder } from './archive/stored-files.ts'
import { keptTexts } from './backup.ts'
import { type Command, CommandError } from './command.ts'
import { databaseFolder, type DatabaseTarget } from './database/stored-database.ts'
import { openTarget } from './database/open-database.ts'
import { size } from './words.ts'

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** Brings back what `backup` saved. Nothing is changed before the whole archive is read and found to be as it was made. */
export const restore: Command = {
  usage: 'restore <archivo | s3:nombre> [--replace]',
  words: [1, 1],
  options: { replace: { type: 'boolean' } },
  details: [
    'Comprueba la copia entera antes de tocar nada. Con el servidor parado, en una instalación sin cuentas.',
    '--replace: también sobre una que las tiene. Con SQLite, lo que había queda en la carpeta de datos, en',
    '  antes-de-restaurar-<momento>. Con PostgreSQL, lo que había en la base se borra: haz antes una copia.',
    'Una copia cifrada se abre con BACKUP_PASSPHRASE. Una copia sirve en esta versión y en las posteriores.',
  ],
  async run({ words: [name = ''], options }, { say, folder, readConfig }) {
    const config = readConfig()
    const { file, done } = await fetched(name, config, folder)
    try {
      await restoreFrom({ file, config, isReplacing: options['replace'] === true, say })
    } finally {
      await done()
    }
  },
}

type Restoring = { file: string; config: Config; isReplacing: boolean; say: (line: string) => void }

async function restoreFrom({ file, config, isReplacing, say }: Restoring): Promise<void> {
  const passphrase = config.operation.backupPassphrase
  const { header, parts, bytes } = await verifyArchive(file, passphrase)
  say(`Copia comprobada: ${parts} partes, ${size(bytes)}, del ${header.createdAt}.`)
  requireFitting(header, config)
  const target = await openTarget(config, header.migrations)
  try {
    const accounts = await target.accounts()
    if (accounts > 0 && !isReplacing) throw notEmpty(accounts)
    const kept = await setAside(config, accounts)
    if (kept) say(`Lo que había está en ${kept}.`)
    await bringBack({ config, target, parts: partsOf(file, passphrase) })
  } finally {
    await target.close()
  }
  say('Restaurada. Arranca el servidor: lo que haya cambiado desde esa versión se pone al día solo.')
  for (const line of secretWords(header, config)) say(line)
}

function requireFitting({ engine, migrations, version }: Header, config: Config): void {
  if (unknownMigrations(migrations).length > 0)
    throw new CommandError(
      `La copia es de una versión posterior (${version}): actualiza Aurelio antes de restaurarla.`,
    )
  if (engine === config.database.engine) return
  const how =
    engine === 'sqlite'
      ? 'Restáurala sin DATABASE_URL y llévala después a PostgreSQL con «npx aurelio move».'
      : 'Restáurala con DATABASE_URL.'
  throw new CommandError(
    `La copia es de ${engineNames[engine]} y esta instalación usa ${engineNames[config.database.engine]}. ${how}`,
  )
}

function notEmpty(accounts: number) {
  return new CommandError(
    `Esta instalación no está vacía: tiene ${accounts} ${accounts === 1 ? 'cuenta' : 'cuentas'}. No se ha cambiado nada. ` +
      'Usa otra carpeta de datos (DATA_DIR) u otra base (DATABASE_URL), o di --replace para sustituir lo que hay.',
  )
}

/** Moves what stands in the data folder into one of its own; null where there is nothing to keep. */
async function setAside({ dataDir }: Config, accounts: number): Promise<string | null> {
  if (accounts === 0) return null
  const aside = join(dataDir, `antes-de-restaurar-${new Date().toISOString().replaceAll(':', '-')}`)
  await mkdir(aside, { mode: 0o700 })
  const present = new Set(await readdir(dataDir))
  for (const name of ['aurelio.db', 'aurelio.db-wal', 'aurelio.db-shm', 'files', ...keptTexts])
    if (present.has(name)) await rename(join(dataDir, name), join(aside, name))
  return aside
}

type Bringing = { config: Config; target: DatabaseTarget; parts: AsyncIterable<Part> }

/** The database comes last: until then the installation is as empty as it was, and the command may be given again. */
async function bringBack({ config, target, parts }: Bringing): Promise<void> {
  const files = await openFileStore(config.storage)
  const texts = new Map<string, Buffer>()
  for await (const part of parts)
    if (part.name.startsWith(databaseFolder)) await target.take(part)
    else if (part.name.startsWith(filesFolder)) await putFile(files, part)
    else texts.set(part.name, await bytesOf(part))
  for (const name of keptTexts) {
    const text = texts.get(`data/${name}`)
    if (text) await replaceText(join(config.dataDir, name), text)
  }
  await target.commit()
}

async function putFile(files: FileStore, { name, content }: Part): Promise<void> {
  await files.putStream(name.slice(filesFolder.length), Readable.from(content))
}

async function replaceText(file: string, text: Buffer): Promise<void> {
  await writeFile(`${file}.restored`, text, { mode: 0o600, flush: true })
  await rename(`${file}.restored`, file)
}

function secretWords({ holdsSecret }: Header, { authSecretFixed }: Config): string[] {
  if (holdsSecret && authSecretFixed)
    return [
      'El secreto de la copia no es el de AUTH_SECRET: quita ese ajuste, o las sesiones y firmas no valdrán.',
    ]
  if (!holdsSecret && !authSecretFixed)
    return ['El secreto no está en la copia: pon el mismo AUTH_SECRET que tenía la instalación.']
  return []
}
