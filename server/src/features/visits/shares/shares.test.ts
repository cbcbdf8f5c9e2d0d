import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { createSite, sitesOf } from '../../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../testing/work.ts'

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

onEachEngine('links to the visits of a site', (engine) => {
  let server: TestServer
  let ana: Person
  let siteId: string

  const asGuest = (token: string, path = '', more: object = {}) =>
    fetch(`${server.url}/api/guest-visits${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ token, ...more }),
    })
  const share = async (of = siteId) => {
    const answer = bodyOf(await ana.call('POST', '/api/visit-shares', { siteId: of }))
    return z.object({ share: z.object({ id: z.string() }), token: z.string() }).parse(answer)
  }

  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    const page = await publishPage(ana, 'Portada')
    siteId = (await sitesOf(ana))[0]?.id ?? ''
    await fetch(server.url + page.path, { headers: { 'user-agent': browser } })
  }, 60_000)

  it('show anybody who has one the figures of that site alone, until they are revoked', async () => {
    const { share: made, token } = await share()
    const answer = await asGuest(token)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ agency: expect.any(String) })
    const seen = async () => (await asGuest(token)).json()
    await expect.poll(seen, { timeout: 5000 }).toMatchObject({ figures: { visits: 1 } })
    expect(await (await asGuest(token, '/tables')).json()).toMatchObject({
      pages: [{ name: 'Portada', visits: 1 }],
    })
    expect(await (await asGuest(token, '', { device: 'mobile' })).json()).toMatchObject({
      figures: { visits: 0 },
    })
    const other = await share((await createSite(ana, 'Otro')).id)
    expect(await (await asGuest(other.token, '', { siteId })).json()).toMatchObject({
      site: 'Otro',
      figures: { visits: 0 },
    })
    const list = z.object({ items: z.array(z.object({ id: z.string(), seenAt: z.string().nullable() })) })
    const { items } = list.parse(bodyOf(await ana.call('GET', '/api/visit-shares')))
    expect(items.find(({ id }) => id === made.id)?.seenAt).not.toBeNull()
    expect((await ana.call('DELETE', `/api/visit-shares/${made.id}`)).status).toBe(200)
    expect((await asGuest(token)).status).toBe(404)
    expect((await asGuest('nada')).status).toBe(404)
    expect((await asGuest(other.token)).status).toBe(200)
  })

  it('are made by the team, for sites of its own', async () => {
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('POST', '/api/visit-shares', { siteId })).status).toBe(403)
    const eva = await signUp(server.url, 'Eva')
    expect((await eva.call('POST', '/api/visit-shares', { siteId })).status).toBe(422)
  })
})
