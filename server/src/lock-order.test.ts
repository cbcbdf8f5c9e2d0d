import { setTimeout as sleep } from 'node:timers/promises'
import { preferencesSchema } from '@aurelio/contracts/profile'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from './testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from './testing/test-server.ts'
import { createProject, createTask, sessionOf } from './testing/work.ts'

/** How often PostgreSQL has given up one of several transactions that waited for each other. */
async function deadlocks({ database }: TestServer): Promise<number> {
  // A connection tells what it has counted when it ends.
  const { rows: ended } = await sql<{ pid: number }>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.query())
  const pids = sql.join(ended.map(({ pid }) => pid))
  const left = async () =>
    (await sql`select pid from pg_stat_activity where pid in (${pids})`.execute(database.query())).rows
  await expect.poll(left, { timeout: 10_000 }).toEqual([])
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database.query())
  return rows[0]?.deadlocks ?? 0
}

/** Runs these over and over, all at once, and gives the statuses of their answers. */
async function statusesOf(rounds: number, calls: readonly (() => Promise<number>)[]): Promise<number[]> {
  const statuses = new Set<number>()
  await Promise.all(
    calls.map(async (make) => {
      for (let round = 0; round < rounds; round++) {
        statuses.add(await make())
        await sleep(Math.random() * 3)
      }
    }),
  )
  return [...statuses]
}

onPostgres('changes that need each other’s rows', () => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer('postgres', { LOG_LEVEL: 'fatal' })
    ana = await signUp(server.url)
  })
  const status = async (method: string, path: string, body?: unknown) =>
    (await ana.call(method, path, body)).status
  const asking = (method: string, path: string, body?: unknown) => () => status(method, path, body)

  it('a photo and a profile never wait for each other', { timeout: 120_000 }, async () => {
    const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    const headers = { origin: server.url, cookie: ana.cookie, 'content-type': 'image/jpeg' }
    const put = async () => {
      const body = new Uint8Array(photo)
      return (await fetch(`${server.url}/api/profile/photo`, { method: 'PUT', headers, body })).status
    }
    const rename = asking('PUT', '/api/profile/personal', { name: 'Ana', bio: 'x' })
    const remove = asking('DELETE', '/api/profile/photo')
    const preferences = asking('PUT', '/api/profile/preferences', preferencesSchema.parse({}))
    expect(await statusesOf(20, [put, rename, rename, remove, rename, remove, preferences])).toEqual([200])
    expect(await deadlocks(server)).toBe(0)
  })

  it('tasks, projects and sample content never wait for each other', { timeout: 180_000 }, async () => {
    const projects = await Promise.all(['Uno', 'Dos'].map((name) => createProject(ana, name)))
    const [one, two] = projects.map(({ id }) => id)
    const tasks = await Promise.all(
      [one, two, one, two].map((projectId, number) => createTask(ana, `Tarea ${number}`, { projectId })),
    )
    const comeAndGo = tasks.map(({ id }, number) => async () => {
      const removed = await status('DELETE', `/api/tasks/${id}`)
      await status('POST', `/api/tasks/${id}/restoration`)
      const projectId = number % 2 === 0 ? two : one
      await status('PATCH', `/api/tasks/${id}`, { projectId, notes: String(Math.random()) })
      return removed
    })
    const wholeProject = async () => {
      const removed = await status('DELETE', `/api/projects/${one}`)
      await status('POST', `/api/projects/${one}/restoration`)
      return removed
    }
    const load = asking('POST', '/api/home/sample', {})
    const unload = asking('DELETE', '/api/home/sample')
    const { workspace } = await sessionOf(ana)
    const intoSample = asking('POST', '/api/tasks', { title: 'x', projectId: `${workspace.id}-project-3` })
    const calls = [...comeAndGo, wholeProject, load, unload, load, intoSample, intoSample]
    const found = await statusesOf(15, calls)
    expect(found.filter((code) => ![200, 201, 404, 409, 422].includes(code))).toEqual([])
    expect(await deadlocks(server)).toBe(0)
  })
})
