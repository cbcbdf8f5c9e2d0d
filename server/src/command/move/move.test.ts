import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { startServer } from '../../server.ts'
import { signIn } from '../../testing/accounts.ts'
import { buildServer, spawnServer } from '../../testing/child-server.ts'
import { aurelio } from '../../testing/command.ts'
import { emptyDatabase, onPostgres, temporaryFolder } from '../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../testing/pages.ts'
import { freePort } from '../../testing/postgres.ts'
import { call, signUp } from '../../testing/test-server.ts'
import { sessionOf } from '../../testing/work.ts'

/** So many that carrying them takes a while. */
const leads = 20_000

async function newUrl() {
  const settings = await emptyDatabase('postgres')
  return settings.engine === 'postgres' ? settings.url : ''
}

/** What a statement finds, over a connection of its own. */
async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows[0]?.found
  } finally {
    await client.end()
  }
}

/** An installation on SQLite that was used, and is stopped. */
async function usedInstallation() {
  const environment = {
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '10000',
  }
  const url = `http://localhost:${environment.PORT}`
  const server = await startServer(readConfig(environment), temporaryFolder())
  const person = await signUp(url, 'Ana «la\tde\\siempre»')
  const { path } = await publishPage(person, 'Mudada', documentWith('Hola', ['name', 'email']))
  await sendForm(url, path, { name: 'Primera', email: 'primera@ejemplo.es' })
  const { workspace } = await sessionOf(person)
  await server.stop()
  return { environment, url, person, path, workspaceId: workspace.id }
}

function addLeads({ DATA_DIR }: { DATA_DIR: string }, workspaceId: string) {
  const database = new DatabaseSync(join(DATA_DIR, 'aurelio.db'))
  const insert = database.prepare(
    `insert into lead (id, "workspaceId", "pageName", "formId", spam, "createdAt", fields)
     values (?, ?, 'Mudada', 'form', 0, ?, '[]')`,
  )
  database.exec('begin')
  for (let nth = 0; nth < leads; nth += 1)
    insert.run(randomUUID(), workspaceId, new Date(1.7e12 + nth * 1000).toISOString())
  database.exec('commit')
  database.close()
}

onPostgres('aurelio move', () => {
  let main: string
  beforeAll(async () => {
    main = (await buildServer()).replace(/main\.js$/, 'aurelio.js')
  })

  it('carries everything, also when it is killed within, and the server goes on from there', async () => {
    const { environment, url, person, path, workspaceId } = await usedInstallation()
    addLeads(environment, workspaceId)
    const to = await newUrl()
    const killed = spawnServer(main, environment, ['move', '--to', to])
    // Some leads have been carried, and not all of them.
    await expect.poll(() => killed.output().stdout, { timeout: 60_000, interval: 5 }).toContain('lead: 5000')
    killed.process.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')

    // A server does not work with half of it.
    const half = readConfig({ ...environment, DATABASE_URL: to })
    await expect(startServer(half, temporaryFolder())).rejects.toThrow('aún no ha llegado todo')

    const again = await aurelio(['move', '--to', to], environment)
    expect(again).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringContaining('Se sigue donde se quedó.'),
    })
    const server = await startServer(readConfig({ ...environment, DATABASE_URL: to }), temporaryFolder())
    try {
      expect((await call(url, 'GET', '/api/pages', undefined, person.cookie)).status).toBe(200)
      const { answer, person: back } = await signIn({ url }, person.email)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('Ana «la\\tde\\\\siempre»')
      expect(await (await fetch(url + path)).text()).toContain('Hola')
      expect(await ask(to, 'select count(*)::int as found from lead')).toBe(leads + 1)
      await sendForm(url, path, { name: 'Después', email: 'despues@ejemplo.es' })
      await expect
        .poll(async () => (await back.call('GET', '/api/leads?limit=1')).text)
        .toContain('despues@ejemplo.es')
    } finally {
      await server.stop()
    }
    // Where people work, nothing is carried over them.
    const refused = await aurelio(['move', '--to', to], environment)
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('no está vacía') })
  }, 120_000)

  it('begins anew where the source has changed meanwhile', async () => {
    const { environment, workspaceId } = await usedInstallation()
    const to = await newUrl()
    // As it was when the first move stopped before its end.
    expect((await aurelio(['move', '--to', to], environment)).code).toBe(0)
    await ask(to, 'create table aurelio_move (name text primary key, state text not null)')
    const state = JSON.stringify({ source: 'another', foreignKeys: [] })
    await ask(to, `insert into aurelio_move values ('', '${state}')`)
    addLeads(environment, workspaceId)
    const again = await aurelio(['move', '--to', to], environment)
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('se empieza de nuevo') })
    expect(await ask(to, 'select count(*)::int as found from lead')).toBe(leads + 1)
    const keys = `select count(*)::int as found from pg_constraint where contype = 'f'`
    expect(await ask(to, keys)).toBeGreaterThan(20)
  }, 120_000)

  it('says what it needs', async () => {
    const { environment } = await usedInstallation()
    expect((await aurelio(['move'], environment)).errors).toContain('--to postgres://')
    const nobody = await aurelio(['move', '--to', 'postgres://u:clave@127.0.0.1:1/nada'], environment)
    expect(nobody).toMatchObject({ code: 1, errors: expect.stringContaining('No se puede conectar') })
    expect(nobody.errors).not.toContain('clave')
    const to = await newUrl()
    const server = await startServer(readConfig(environment), temporaryFolder())
    expect(await aurelio(['move', '--to', to], environment)).toMatchObject({ code: 1 })
    await server.stop()
    const moved = { ...environment, DATABASE_URL: to }
    expect((await aurelio(['move', '--to', to], moved)).errors).toContain('ya usa PostgreSQL')
  })
})
