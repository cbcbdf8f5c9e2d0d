import { toolFiguresSchema } from '@aurelio/contracts/analytics'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, sessionOf } from '../../testing/work.ts'

const dayMs = 24 * 60 * 60 * 1000

const tell = (person: Person, ...items: object[]) => person.call('POST', '/api/tool-uses', { items })
const figures = async (person: Person, period = 'month') => {
  const answer = bodyOf(await person.call('GET', `/api/analytics/tools?period=${period}&zone=Europe/Madrid`))
  return z.object({ items: z.array(toolFiguresSchema) }).parse(answer).items
}
const use = (tool: string, uses: number, files = uses, savedBytes = 0) => ({
  tool,
  uses,
  files,
  savedBytes,
})

onEachEngine('uses of the tools', (engine) => {
  let server: TestServer
  let ana: Person
  let berta: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    berta = await colleagueOf(server, ana, 'member')
  })

  it('are added up by tool for the team, the most used first, beside those of the time before', async () => {
    expect(await figures(ana)).toEqual([])
    bodyOf(await tell(ana, use('pdf-tools', 1, 3), use('image-optimizer', 2, 40, 9_000_000_000)))
    bodyOf(await tell(berta, use('image-optimizer', 1, 1, 5000), use('image-optimizer', 1, 2, 0)))
    const { workspace, user } = await sessionOf(ana)
    const day = new Date(Date.now() - 45 * dayMs).toISOString().slice(0, 10)
    const before = { workspaceId: workspace.id, userId: user.id, day, tool: 'pdf-tools' as const }
    await server.database
      .query()
      .insertInto('toolUse')
      .values({ ...before, uses: 4, files: 4, savedBytes: 0 })
      .execute()

    const none = { usesBefore: 0 }
    expect(await figures(berta)).toEqual([
      { id: 'image-optimizer', uses: 4, files: 43, savedBytes: 9_000_005_000, people: 2, ...none },
      { id: 'pdf-tools', uses: 1, files: 3, savedBytes: 0, people: 1, usesBefore: 4 },
    ])
    expect(await figures(ana, 'today')).toMatchObject([{ uses: 4 }, { uses: 1, usesBefore: 0 }])
    const csv = (await ana.call('GET', '/api/exports/analytics-tools.csv?period=month')).text
    expect(csv).toContain('Optimizador de imágenes;4;0;43;9000005000;2')
    expect(await figures(await signUp(server.url, 'Carla'))).toEqual([])
  })

  it('are of the team alone, within bounds, and go with the account', async () => {
    const client = await colleagueOf(server, ana, 'client')
    expect((await tell(client, use('pdf-tools', 1))).status).toBe(403)
    expect((await client.call('GET', '/api/analytics/tools')).status).toBe(403)
    for (const wrong of [
      use('video-downloader', 1),
      use('otra', 1),
      use('pdf-tools', 0),
      use('pdf-tools', 1001),
      use('pdf-tools', 1, -1),
    ])
      expect((await tell(ana, wrong)).status).toBe(422)
    const { user } = await sessionOf(berta)
    await server.database.query().deleteFrom('user').where('id', '=', user.id).execute()
    expect(await figures(ana)).toMatchObject([{ id: 'image-optimizer', uses: 2, people: 1 }, {}])
  })
})
