import { seenLessonsSchema } from '@aurelio/contracts/lessons'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const seen = async (person: Person) =>
  seenLessonsSchema.parse(bodyOf(await person.call('GET', '/api/lessons/seen'))).lessons

onEachEngine('lessons', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  const mark = (lesson: string, isSeen: boolean) =>
    ana.call('PUT', '/api/lessons/seen', { lesson, seen: isSeen })

  it('are marked by each person alone, once, and no longer when they take it back', async () => {
    expect(await seen(ana)).toEqual([])
    bodyOf(await mark('editor/con-el-raton', true))
    const [first] = await seen(ana)
    bodyOf(await mark('editor/con-el-raton', true))
    expect(await seen(ana)).toEqual([first])
    expect(await seen(await signUp(server.url, 'Bea'))).toEqual([])
    bodyOf(await mark('editor/con-el-raton', false))
    expect(await seen(ana)).toEqual([])
  })

  it('are those that the academy has', async () => {
    expect((await mark('editor/no-existe', true)).status).toBe(422)
    expect((await mark('', true)).status).toBe(422)
  })
})
