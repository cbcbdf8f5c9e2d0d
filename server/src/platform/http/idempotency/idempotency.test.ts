import { taskSchema } from '@aurelio/contracts/tasks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { callWith, createToken } from '../../../testing/api-tokens.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import {
  type Answer,
  answerOf,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { IdempotencyKeyRow } from '../../database/tables/api-tokens.ts'
import { bodyOf } from '../../../testing/work.ts'

const tasksSchema = z.object({ items: z.array(taskSchema) })
const idOf = (answer: Answer) => taskSchema.parse(bodyOf(answer)).id

onEachEngine('a call with an Idempotency-Key', (engine) => {
  let server: TestServer
  let ana: Person
  let token = ''
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    token = await createToken(ana, ['tasks:read', 'tasks:write'])
  })
  const post = (key: string, body: unknown, path = '/api/tasks', by = token) =>
    callWith(server.url, by, 'POST', path, body, { 'idempotency-key': key })
  const titled = async (title: string) => {
    const answer = await ana.call('GET', `/api/tasks?q=${encodeURIComponent(title)}`)
    return tasksSchema.parse(bodyOf(answer)).items.length
  }

  it('is made once, and answered the same way as often as it is repeated', async () => {
    const first = await post('clave-1', { title: 'Una sola vez' })
    const again = await post('clave-1', { title: 'Una sola vez' })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await titled('Una sola vez')).toBe(1)
    const removed = () =>
      callWith(server.url, token, 'DELETE', `/api/tasks/${idOf(first)}`, undefined, {
        'idempotency-key': 'quitar',
      })
    const gone = await removed()
    expect(gone.status).toBeLessThan(300)
    const goneAgain = await removed()
    expect([goneAgain.status, goneAgain.text]).toEqual([gone.status, gone.text])
  })

  it('is made once where all come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('a-la-vez', { title: 'Todas a la vez' })),
    )
    const [status, ...others] = answers.map((answer) => answer.status).toSorted((one, other) => one - other)
    expect(status).toBe(201)
    expect(others.every((other) => other === 201 || other === 409)).toBe(true)
    expect(await titled('Todas a la vez')).toBe(1)
  })

  it('says so where the key was for something else, or is none', async () => {
    await post('clave-2', { title: 'Lo primero' })
    for (const [path, body] of [
      ['/api/tasks', { title: 'Otra cosa' }],
      ['/api/projects', { name: 'Lo primero' }],
    ] as const) {
      const scoped = await createToken(ana, ['tasks:write', 'projects:write'])
      await post('clave-3', { title: 'Lo primero' }, '/api/tasks', scoped)
      const answer = await post('clave-3', body, path, scoped)
      expect(answer).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    }
    for (const key of ['con espacio', 'x'.repeat(256)])
      expect(await post(key, { title: 'Mal' })).toMatchObject({
        status: 400,
        body: { code: 'IDEMPOTENCY_KEY_INVALID' },
      })
    expect(await titled('Mal')).toBe(0)
  })

  it('is of its token, and of a person by themselves', async () => {
    const other = await createToken(ana, ['tasks:write'])
    const mine = await post('clave-4', { title: 'De cada cual' })
    const theirs = await post('clave-4', { title: 'De cada cual' }, '/api/tasks', other)
    const asPerson = () =>
      fetch(`${server.url}/api/tasks`, {
        method: 'POST',
        headers: {
          origin: server.url,
          cookie: ana.cookie,
          'content-type': 'application/json',
          'idempotency-key': 'clave-4',
        },
        body: JSON.stringify({ title: 'De cada cual' }),
      }).then(answerOf)
    const own = await asPerson()
    expect(new Set([mine, theirs, own].map(idOf)).size).toBe(3)
    expect(idOf(await asPerson())).toBe(idOf(own))
  })

  it('may be repeated once what refused it is mended', async () => {
    expect((await post('clave-5', { title: '' })).status).toBe(422)
    expect((await post('clave-5', { title: 'Ya con título' })).status).toBe(201)
    const reader = await createToken(ana, ['tasks:read'])
    expect(await post('clave-6', { title: 'No puede' }, '/api/tasks', reader)).toMatchObject({
      status: 403,
      body: { code: 'SCOPE_MISSING' },
    })
  })

  /** As a process left it that was killed, and as time does. */
  const change = (row: Partial<IdempotencyKeyRow>) =>
    server.database.query().updateTable('idempotencyKey').set(row).where('key', '=', 'clave-7').execute()

  it('is told where the first was cut off, and forgotten after a day', async () => {
    const first = await post('clave-7', { title: 'De ayer' })
    await change({ state: 'begun', answer: null })
    expect(await post('clave-7', { title: 'De ayer' })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_IN_USE' },
    })
    await change({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString() })
    expect(idOf(await post('clave-7', { title: 'De ayer' }))).not.toBe(idOf(first))
  })
})
