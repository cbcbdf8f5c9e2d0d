import { installationSchema } from '@aurelio/contracts/installation'
import { taskSchema } from '@aurelio/contracts/tasks'
import { Client } from 'pg'
import { beforeAll, expect, it, inject, describe } from 'vitest'
import { z } from 'zod'
import { atEnd } from './testing/at-end.ts'
import { aurelio } from './testing/command.ts'
import { documentWith, formId, publishPage } from './testing/pages.ts'
import { type PostgresProcess, startPostgres, startReplica } from './testing/postgres.ts'
import { type Person, signUp, startTestServer, type TestServer } from './testing/test-server.ts'
import { bodyOf, createTask } from './testing/work.ts'

const heavy = [
  '/api/tasks?q=seguida',
  '/api/leads',
  '/api/search?q=seguida',
  '/api/analytics?period=month&zone=Europe%2FMadrid',
  '/api/analytics/pages?period=month&zone=Europe%2FMadrid',
  '/api/analytics/people?period=month&zone=Europe%2FMadrid',
]

const tasksSchema = z.object({ items: z.array(taskSchema) })
/** Stands in what is asked of its position alone. */
const position = 'pg_control_system'

describe.skipIf(inject('postgresUrl') === null)('a read replica', () => {
  let primary: PostgresProcess
  let replica: PostgresProcess
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    const started = await startPostgres()
    if (!started) throw new Error('It was there a moment ago')
    primary = started
    atEnd(primary.stop)
    replica = await startReplica(primary.url)
    atEnd(replica.stop)
    server = await startTestServer('postgres', {
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: replica.url,
      LOG_LEVEL: 'fatal',
    })
    ana = await signUp(server.url)
  }, 90_000)

  const atReplica = async (statement: string) => {
    const client = new Client({ connectionString: replica.url })
    await client.connect()
    const { rows } = await client.query<{ query: string }>(statement)
    await client.end()
    return rows
  }
  /** What the replica was asked last; nothing but its position where a list was read elsewhere. */
  const lastAsked = async () => {
    const [asked] = await atReplica(
      `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       order by query_start desc nulls last limit 1`,
    )
    return asked?.query ?? ''
  }
  const wasAsked = async () => {
    const asked = await lastAsked()
    return asked !== '' && !asked.includes(position)
  }
  const readsThere = async () => {
    await titles()
    return wasAsked()
  }
  const state = async () =>
    installationSchema.parse(bodyOf(await ana.call('GET', '/api/installation'))).replica
  const readiness = async () => (await ana.call('GET', '/api/health/ready')).body
  const titles = async () => {
    const { items } = tasksSchema.parse(bodyOf(await ana.call('GET', '/api/tasks?q=seguida')))
    return items.map(({ title }) => title)
  }
  const doctor = async () => (await aurelio(['doctor'], server.environment)).output

  it('answers every heavy list, and shows what was written just before', async () => {
    await expect.poll(state).toBe('current')
    expect(await readiness()).toEqual({ status: 'ok', replica: 'current' })
    const page = await publishPage(ana, 'Una seguida', documentWith('Hola', ['name', 'email']))
    await fetch(`${server.url}${page.path}/leads`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ formId, name: 'Ñandú seguida', email: 'nandu@ejemplo.es' }),
    })
    for (const path of heavy)
      await expect
        .poll(async () => [path, (await ana.call('GET', path)).status, await wasAsked()])
        .toEqual([path, 200, true])
    for (let number = 0; number < 20; number++) {
      const { title } = await createTask(ana, `Seguida ${number}`)
      expect(await titles()).toContain(title)
    }
    await ana.call('PATCH', `/api/tasks/${(await createTask(ana, 'Seguida y hecha')).id}`, { done: true })
    expect(await titles()).not.toContain('Seguida y hecha')
    expect(await doctor()).toContain('bien   Base de datos: la réplica está al día')
  })

  it('is left alone while it lacks what was written, and asked again once it has it', async () => {
    await atReplica('select pg_wal_replay_pause()')
    const { title } = await createTask(ana, 'Seguida, mientras se retrasa')
    expect(await titles()).toContain(title)
    expect(await state()).toBe('behind')
    expect(await readiness()).toEqual({ status: 'ok', replica: 'behind' })
    expect(await doctor()).toContain('mira   Base de datos: la réplica se retrasa')
    await atReplica('select pg_wal_replay_resume()')
    await expect.poll(readsThere).toBe(true)
    expect(await titles()).toContain(title)
  })

  it('is missed by nobody while it is gone, within a list that it was reading either', async () => {
    await expect.poll(readsThere).toBe(true)
    const asked = Array.from({ length: 20 }, () => ana.call('GET', '/api/leads'))
    await replica.kill()
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
    const { title } = await createTask(ana, 'Seguida, mientras no está')
    expect(await titles()).toContain(title)
    expect(await state()).toBe('gone')
    expect(await readiness()).toEqual({ status: 'ok', replica: 'gone' })
    expect(await doctor()).toContain('mira   Base de datos: la réplica no responde')
    await replica.start()
    await expect.poll(readsThere).toBe(true)
    expect(await titles()).toContain(title)
  })

  it('is none where it follows another database', async () => {
    const { output } = await aurelio(['doctor'], { ...server.environment, DATABASE_READ_URL: primary.url })
    expect(output).toContain('mira   Base de datos: DATABASE_READ_URL no es una réplica')
  })
})
