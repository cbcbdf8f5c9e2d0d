import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { startServer } from '../../server.ts'
import { emptyDatabase, onPostgres, temporaryFolder } from '../../testing/engines.ts'
import { freePort } from '../../testing/postgres.ts'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'

const idIn = (folder: string) => readFileSync(join(folder, 'installation'), 'utf8')

onPostgres('one database and its data folder', () => {
  let databaseUrl = ''
  beforeEach(async () => {
    const settings = await emptyDatabase('postgres')
    databaseUrl = settings.engine === 'postgres' ? settings.url : ''
  })

  /** Starts the server with this folder and stops it again. */
  async function start(dataDir: string, rest: Record<string, string> = {}) {
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...rest }
    const config = readConfig({ ...environment, PORT: String(await freePort()) })
    const server = await startServer(config, dataDir)
    await server.stop()
  }

  it('belong together: started again, by several processes, and where the folder was moved to', async () => {
    const folder = temporaryFolder()
    await Promise.all([start(folder), start(folder, { ROLE: 'worker' }), start(folder, { ROLE: 'web' })])
    await start(folder)
    const moved = temporaryFolder()
    cpSync(folder, moved, { recursive: true })
    await start(moved)
    expect(idIn(moved)).toBe(idIn(folder))
  })

  it('another folder is told what happened and what to do, and stays as it is', async () => {
    const folder = temporaryFolder()
    await start(folder)
    const other = temporaryFolder()
    const refused = await start(other).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ConfigError)
    expect(String(refused)).toContain(
      `se usa con otra carpeta de datos: ${other} (ajuste DATA_DIR) no es la suya`,
    )
    expect(String(refused)).toContain(`escribe ${idIn(folder)} en ${join(other, 'installation')}`)
    expect(readdirSync(other)).not.toContain('installation')
    // What the message says for a folder that is lost.
    writeFileSync(join(other, 'installation'), `${idIn(folder)}\n`)
    await start(other)
  })

  it('of two that start on one new database, one is refused', async () => {
    const outcomes = await Promise.allSettled([start(temporaryFolder()), start(temporaryFolder())])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('the folder of another installation is refused, and goes on with its own', async () => {
    const [one, two] = [temporaryFolder(), temporaryFolder()]
    const first = databaseUrl
    await start(one)
    const second = await emptyDatabase('postgres')
    databaseUrl = second.engine === 'postgres' ? second.url : ''
    await start(two)
    await expect(start(one)).rejects.toThrow(ConfigError)
    databaseUrl = first
    await start(one)
  })

  it('a database that was restored from before takes the folder’s id', async () => {
    const folder = temporaryFolder()
    await start(folder)
    const restored = await emptyDatabase('postgres')
    databaseUrl = restored.engine === 'postgres' ? restored.url : ''
    await start(folder)
    await expect(start(temporaryFolder())).rejects.toThrow(ConfigError)
  })
})

const counts = (settings: Record<string, string>) =>
  readConfig({ DATA_DIR: temporaryFolder(), ...settings }).dataDirCounts

it('a folder counts where files or the secret lie in it', () => {
  const secret = { AUTH_SECRET: 'k7Jq2vXw9LmZ4tRb8NcY1sHd6GfP3aUe' }
  const bucket = {
    STORAGE_DRIVER: 's3',
    STORAGE_BUCKET: 'b',
    STORAGE_ACCESS_KEY_ID: 'k',
    STORAGE_SECRET_ACCESS_KEY: 's',
  }
  expect([counts({}), counts(secret), counts(bucket), counts({ ...secret, ...bucket })]).toEqual([
    true,
    true,
    true,
    false,
  ])
})
