import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { ReplicaState } from '@aurelio/contracts/health'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '../../platform/config.ts'
import { migrationNames, unknownMigrations } from '../../platform/database/migrate.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { type Check, fine, type Finding, worthALook, wrong } from './finding.ts'

const leastPostgres = 15
const longestClockMs = 5000
const versionSchema = z.tuple([z.object({ version: z.coerce.number(), now: z.coerce.date() })])
const namesSchema = z.array(z.object({ name: z.string() }))

/** The database: whether it answers, is sound, and is of this version. */
export const databaseCheck: Check = {
  about: 'Base de datos',
  async look({ database: settings }) {
    if (settings.engine === 'sqlite' && !existsSync(settings.file))
      return [fine('aún no hay: se crea al arrancar')]
    try {
      return await lookInto(settings)
    } catch {
      return [settings.engine === 'sqlite' ? damaged : silent]
    }
  },
}

const damaged = wrong('el archivo de SQLite está dañado', 'Detén el servidor y recupera la última copia.')
const silent = wrong(
  'no responde',
  'Revisa DATABASE_URL, y que PostgreSQL esté en marcha y deje entrar a ese usuario.',
)

const meanwhile = 'mientras, las listas se leen de DATABASE_URL'
const replicas: Record<ReplicaState, Finding> = {
  current: fine('la réplica está al día'),
  behind: worthALook(`la réplica se retrasa: ${meanwhile}`, 'Revisa su máquina y la red entre las dos.'),
  gone: worthALook(`la réplica no responde: ${meanwhile}`, 'Revisa DATABASE_READ_URL, y que esté en marcha.'),
  foreign: worthALook(
    `DATABASE_READ_URL no es una réplica de esta base de datos: ${meanwhile}`,
    'Pon la de una réplica física (pg_basebackup -R), o quita el ajuste.',
  ),
}

async function lookInto(settings: Config['database']): Promise<Finding[]> {
  const database = openDatabase(settings, () => {})
  try {
    const about =
      settings.engine === 'sqlite' ? sqliteFindings(settings.file) : await postgresFindings(database)
    const replica = await database.replica()
    return [...about, ...(replica ? [replicas[replica]] : []), ...(await migrationFindings(database))]
  } finally {
    await database.close()
  }
}

function sqliteFindings(file: string): Finding[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [result] = database.prepare('PRAGMA quick_check(1)').all()
    if (Object.values(result ?? {})[0] === 'ok') return [fine('SQLite, sin daños')]
    return [damaged]
  } finally {
    database.close()
  }
}

async function postgresFindings(database: Database): Promise<Finding[]> {
  const { rows } = await sql`select current_setting('server_version_num') as version, now() as now`.execute(
    database.kysely,
  )
  const [{ version, now }] = versionSchema.parse(rows)
  const major = Math.floor(version / 10_000)
  const findings = [
    major >= leastPostgres
      ? fine(`PostgreSQL ${major}`)
      : wrong(`PostgreSQL ${major}`, `Hace falta PostgreSQL ${leastPostgres} o posterior.`),
  ]
  if (Math.abs(now.getTime() - Date.now()) > longestClockMs)
    findings.push(worthALook('su reloj y el de esta máquina no coinciden', 'Sincroniza los dos (NTP).'))
  return findings
}

async function migrationFindings(database: Database): Promise<Finding[]> {
  const tables = await database.kysely.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [fine('vacía: se prepara al arrancar')]
  const { rows } = await sql`select name from kysely_migration`.execute(database.kysely)
  const seen = namesSchema.parse(rows).map(({ name }) => name)
  if (unknownMigrations(seen).length > 0)
    return [
      wrong(
        'la ha usado una versión posterior',
        'Actualiza Aurelio, o recupera la copia de antes de actualizar.',
      ),
    ]
  const missing = migrationNames.filter((name) => !seen.includes(name)).length
  if (missing === 0) return [fine('al día con esta versión')]
  return [worthALook(`${missing} cambios por hacer`, 'Se hacen al arrancar; haz antes una copia.')]
}
