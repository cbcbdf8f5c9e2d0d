import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ConfigError } from '../config-error.ts'
import { keptText } from '../data-folder.ts'
import type { Database } from './database.ts'

const fileName = 'installation'

/** The table that stands in a database while `npx aurelio move` fills it. */
export const moveTable = 'aurelio_move'

/** Throws `ConfigError` where a move into this database was begun and is not complete: half of the rows are not there. */
export async function requireWhole({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass(${moveTable}) as name`.execute(
    kysely,
  )
  if ((rows[0]?.name ?? null) === null) return
  throw new ConfigError(
    'A esta base de datos aún no ha llegado todo: termina antes «npx aurelio move», con la orden que lo empezó.',
  )
}

/**
 * Holds a database against the data folder it is used with: both carry the id of their installation, given at the first
 * start. Throws `ConfigError` where the folder is another installation's or a new one, whose files and secret would not
 * be those that the rows speak of. A folder that is moved or restored brings its id with it.
 */
export async function checkInstallation(database: Database, dataDir: string): Promise<void> {
  // The file comes first, so that whoever finds the row finds the file as well.
  const id = (await installationOf(database)) ?? (await found(database, dataDir))
  const file = join(dataDir, fileName)
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === id) return
  throw new ConfigError(
    [
      `La base de datos de DATABASE_URL se usa con otra carpeta de datos: ${dataDir} (ajuste DATA_DIR) no es la suya.`,
      '- Si has movido la instalación o recuperas una copia, copia también la carpeta de datos entera.',
      '- Si es otra instalación, dale una base de datos propia.',
      '- Si quieres varias máquinas para una instalación, comparte la carpeta, o usa STORAGE_DRIVER=s3 con AUTH_SECRET.',
      `- Si la otra carpeta se ha perdido, escribe ${id} en ${file} y arranca otra vez: se sigue sin sus archivos.`,
    ].join('\n'),
  )
}

async function found(database: Database, dataDir: string) {
  const id = keptText(dataDir, fileName, randomUUID)
  await database
    .query()
    .insertInto('installation')
    .values({ place: 1, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return installationOf(database)
}

async function installationOf(database: Database) {
  const row = await database.query().selectFrom('installation').select('id').executeTakeFirst()
  return row?.id
}
