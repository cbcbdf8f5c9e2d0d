import { noBusiness } from '@aurelio/page/elements'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { rules } from '../../app/access.ts'
import { readConfig } from '../../platform/config.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { listen } from '../../platform/http/listen.ts'
import { mountPlainRoutes } from '../../platform/http/plain-routes.ts'
import { createLog } from '../../platform/log/log.ts'
import { openPlatform } from '../../platform/platform.ts'
import { atEnd } from '../../testing/at-end.ts'
import { noItemPages } from '../../testing/collections.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { publishPage } from '../../testing/pages.ts'
import { freePort } from '../../testing/postgres.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deliveryFeature } from './feature.ts'
import type { Served } from './served.ts'

const unasked = () => Promise.reject(new Error('Nothing is rendered again here'))

/** Another process's way to the same pages, for whose visits somebody listens. */
async function listeningTo(server: TestServer, hear: (served: Served) => void) {
  const config = readConfig(server.environment)
  const log = createLog('silent')
  const platform = await openPlatform({ config, log, database: server.database, rules })
  const { feature, onServed } = deliveryFeature({
    ...platform,
    hosts: { known: () => ({ kind: 'dashboard' }), find: async () => ({ kind: 'dashboard' }) },
    filmsOf: () => Promise.resolve(new Map()),
    quizzesOf: () => Promise.resolve(new Map()),
    contestsOf: () => Promise.resolve(new Map()),
    picturesOf: unasked,
    legalOf: unasked,
    destinationsOf: unasked,
    businessOf: async () => noBusiness,
    languagesOf: async () => undefined,
    noticeOf: async () => null,
    goalsOf: async () => null,
    testOf: async () => null,
    stepOf: async () => null,
    items: noItemPages,
  })
  onServed(hear)
  const app = new Hono<HttpEnvironment>()
  const open = (feature.routes ?? []).filter(({ at }) => at === undefined)
  mountPlainRoutes(app, open, async () => null)
  const answerFirst = feature.answerFirst ?? (() => false)
  const { port, stop } = await listen({ app, answerFirst }, await freePort(), '127.0.0.1')
  atEnd(() => stop(0))
  return `http://127.0.0.1:${port}`
}

onEachEngine('an answer that has been sent', (engine) => {
  it('is told of, read from the database or from memory, and a broken listener harms no visitor', async () => {
    const server = await startTestServer(engine)
    const ana = await signUp(server.url)
    const { id, path } = await publishPage(ana, 'Contada')
    const heard: (Served & { address: string })[] = []
    const url = await listeningTo(server, (served) => {
      heard.push({ ...served, address: served.clientAddress() })
      throw new Error('A listener that breaks')
    })
    const headers = { 'user-agent': 'Lectora/1' }
    const cold = await fetch(`${url}${path}?utm_source=x`, { headers })
    await cold.text()
    const etag = cold.headers.get('etag') ?? ''
    await (await fetch(url + path, { headers: { ...headers, 'if-none-match': etag } })).text()
    await (await fetch(url + path, { method: 'HEAD', headers })).text()
    await (await fetch(`${url}/p/no-esta`, { headers })).text()
    await expect.poll(() => heard.length).toBe(3)
    const { id: publicationId, workspaceId } = await server.database
      .query()
      .selectFrom('publication')
      .select(['id', 'workspaceId'])
      .where('pageId', '=', id)
      .executeTakeFirstOrThrow()
    const live = { workspaceId, pageId: id, publicationId, siteId: expect.any(String), variant: 'A' }
    expect(heard).toMatchObject([
      { ...live, method: 'GET', url: `${path}?utm_source=x`, status: 200, address: '127.0.0.1', headers },
      { ...live, method: 'GET', url: path, status: 304, address: '127.0.0.1' },
      { ...live, method: 'HEAD', url: path, status: 200 },
    ])
  })
})
