import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { readConfig } from './platform/config.ts'
import { startServer } from './server.ts'
import { signIn } from './testing/accounts.ts'
import { aurelio } from './testing/command.ts'
import { emptyDatabase, onPostgres, temporaryFolder } from './testing/engines.ts'
import { sendForm } from './testing/pages.ts'
import { freePort } from './testing/postgres.ts'

const made = readFileSync(join(import.meta.dirname, 'testing/first-version/installation.sql'), 'utf8')

/** What the first version left, in a data folder of its own. */
async function firstInstallation() {
  const dataDir = temporaryFolder()
  const file = join(dataDir, 'aurelio.db')
  change(file, made)
  const port = String(await freePort())
  return {
    file,
    environment: { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'fatal', RATE_LIMIT_SCALE: '1000' },
  }
}

function change(file: string, statements: string) {
  const database = new DatabaseSync(file)
  database.exec(statements)
  database.close()
}

/** All that a file holds, table by table. */
function contentOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare(`select name, sql from sqlite_master order by name`).all()
  const rows = tables
    .filter(({ sql }) => String(sql).startsWith('CREATE TABLE'))
    .map(({ name }) => database.prepare(`select * from "${String(name)}"`).all())
  database.close()
  return { tables, rows }
}

/** Starts today's version over it, and works with what is there as its people do. */
async function requireWorking(environment: Record<string, string>) {
  const server = await startServer(readConfig(environment), temporaryFolder())
  const url = `http://localhost:${environment['PORT']}`
  try {
    const { answer, person } = await signIn({ url }, 'ana@ejemplo.es')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Ana «la de antes» García')
    const pages = (await person.call('GET', '/api/overview/pages')).text
    expect(pages).toContain('En borrador')
    const path = /"url":"http:\/\/localhost:\d+(\/p\/[^"]+)"/.exec(pages)?.[1] ?? ''
    expect(await (await fetch(url + path)).text()).toContain('Desde el principio')
    const leads = async () => (await person.call('GET', '/api/leads?q=persona')).text
    await expect.poll(leads).toContain('"total":3')
    expect(await leads()).toContain('Ñandú')
    await sendForm(url, path, { name: 'Persona de hoy', email: 'hoy@ejemplo.es', message: 'Sigo aquí' })
    await expect.poll(leads).toContain('"total":4')
    // Of somebody else's they still see nothing.
    const { person: luis } = await signIn({ url }, 'luis@ejemplo.es')
    expect((await luis.call('GET', '/api/leads')).text).toContain('"total":3')
    expect((await aurelio(['doctor'], environment)).output).toContain(
      'Base de datos: al día con esta versión',
    )
  } finally {
    await server.stop()
  }
}

it('what the first version left is brought up to date by a start, and worked with', async () => {
  const { environment, file } = await firstInstallation()
  await requireWorking(environment)
  // And once more: nothing is done twice.
  const before = contentOf(file).tables
  const again = await startServer(readConfig(environment), temporaryFolder())
  await again.stop()
  expect(contentOf(file).tables).toEqual(before)
}, 60_000)

it('a change that fails leaves it as it was, and it is made once the reason is gone', async () => {
  const { environment, file } = await firstInstallation()
  // Somebody has a table of their own where one of the last changes makes one.
  change(file, 'create table "pageGrant" ("mine" text)')
  const before = contentOf(file)
  await expect(startServer(readConfig(environment), temporaryFolder())).rejects.toThrow('pageGrant')
  expect(contentOf(file)).toEqual(before)
  change(file, 'drop table "pageGrant"')
  await requireWorking(environment)
}, 60_000)

onPostgres('what the first version left', () => {
  it('is carried to PostgreSQL, and worked with there', async () => {
    const { environment } = await firstInstallation()
    const settings = await emptyDatabase('postgres')
    const to = settings.engine === 'postgres' ? settings.url : ''
    expect(await aurelio(['move', '--to', to], environment)).toMatchObject({ code: 0, errors: '' })
    await requireWorking({ ...environment, DATABASE_URL: to })
  }, 60_000)
})
