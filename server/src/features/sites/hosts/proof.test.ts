import { siteDetailSchema } from '@aurelio/contracts/sites'
import { beforeAll, describe, expect, it } from 'vitest'
import { nameServer } from '../../../testing/name-server.ts'
import { createSite, visit } from '../../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const check = (person: Person, id: string) => person.call('POST', `/api/sites/${id}/host/proof`, {})

describe('the proof of a host', () => {
  const records = new Map<string, string>()
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    const { port } = (await nameServer(records)).address()
    server = await startTestServer('sqlite', { SITE_DNS_SERVERS: `127.0.0.1:${port}` })
    owner = await signUp(server.url)
  })

  it('counts once its record says what the screen shows, and not before', async () => {
    const { id, claim, host, proof } = await createSite(owner, 'Tienda', 'tienda.test')
    expect({ claim, host, name: proof?.name }).toEqual({
      claim: 'tienda.test',
      host: null,
      name: '_aurelio.tienda.test',
    })
    expect(bodyOf(await check(owner, id))).toMatchObject({ result: 'missing', site: { host: null } })
    expect((await visit(server.url, 'tienda.test', '/')).status).toBe(421)
    records.set('_aurelio.tienda.test', 'aurelio-site=otra-cosa')
    expect(bodyOf(await check(owner, id))).toMatchObject({ result: 'different', site: { host: null } })
    records.set('_aurelio.tienda.test', proof?.value ?? '')
    expect(bodyOf(await check(owner, id))).toMatchObject({
      result: 'proven',
      site: { host: 'tienda.test', claim: null },
    })
    // Asked for, and proven.
    const kept = JSON.stringify(bodyOf(await owner.call('GET', '/api/workspace/audit')))
    expect(kept.match(/"site-host-changed"/g)).toHaveLength(2)
    expect((await visit(server.url, 'tienda.test', '/')).status).toBe(404)
  })

  it('two may ask for one host, and it is whose record stands there', async () => {
    const stranger = await signUp(server.url)
    const first = await createSite(stranger, 'Ajena', 'disputada.test')
    const second = await createSite(owner, 'Propia', 'disputada.test')
    records.set('_aurelio.disputada.test', second.proof?.value ?? '')
    expect(bodyOf(await check(stranger, first.id))).toMatchObject({ result: 'different' })
    expect(bodyOf(await check(owner, second.id))).toMatchObject({ result: 'proven' })
    expect(await check(stranger, first.id)).toMatchObject({ body: { result: 'different' } })
  })

  it('who keeps the installation may answer for a host, others not', async () => {
    const stranger = await signUp(server.url)
    const { id } = await createSite(stranger, 'Ajena', 'confiada.test')
    const sent = { vouched: true }
    expect((await stranger.call('POST', `/api/sites/${id}/host/proof`, sent)).status).toBe(403)
    const own = await createSite(owner, 'Propia', 'avalada.test')
    expect(bodyOf(await owner.call('POST', `/api/sites/${own.id}/host/proof`, sent))).toMatchObject({
      site: { host: 'avalada.test' },
    })
  })

  it('is renewed: a record that went is told, and after its days of grace the host is let go', async () => {
    const { id, proof } = await createSite(owner, 'Renovada', 'renovada.test')
    const name = '_aurelio.renovada.test'
    records.set(name, proof?.value ?? '')
    bodyOf(await check(owner, id))
    const site = async () => siteDetailSchema.parse(bodyOf(await owner.call('GET', `/api/sites/${id}`)))
    const news = async () => JSON.stringify(bodyOf(await owner.call('GET', '/api/notifications')))
    const renewal = () =>
      server.database.query().updateTable('jobSchedule').where('kind', '=', 'host-renewal')
    const renew = () => renewal().set({ nextRunAt: '2020-01-01T00:00:00.000Z' }).execute()
    const missingFor = (days: number) =>
      server.database
        .query()
        .updateTable('site')
        .set({ hostMissingSince: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString() })
        .where('id', '=', id)
        .execute()

    records.delete(name)
    await renew()
    await expect.poll(site, { timeout: 15_000 }).toMatchObject({
      host: 'renovada.test',
      hostLostAt: expect.any(String),
      proof: { name },
    })
    expect(await news()).toContain('"site.host-missing"')
    expect((await visit(server.url, 'renovada.test', '/')).status).toBe(404)
    records.set(name, proof?.value ?? '')
    await renew()
    await expect.poll(site, { timeout: 15_000 }).toMatchObject({ hostLostAt: null, proof: null })

    // Within its days of grace a check by hand is enough; afterwards the host has gone.
    await missingFor(13)
    expect(bodyOf(await check(owner, id))).toMatchObject({ result: 'proven', site: { hostLostAt: null } })
    records.delete(name)
    await missingFor(15)
    await renew()
    await expect.poll(site, { timeout: 15_000 }).toMatchObject({ host: null, claim: 'renovada.test' })
    expect((await visit(server.url, 'renovada.test', '/')).status).toBe(421)
    expect(await news()).toContain('"site.host-lost"')
    records.set(name, proof?.value ?? '')
    expect(bodyOf(await check(owner, id))).toMatchObject({ site: { host: 'renovada.test' } })
  }, 60_000)

  it('name servers that do not answer are told apart from a missing record', async () => {
    records.set('_aurelio.muda.test', 'silent')
    const { id } = await createSite(owner, 'Muda', 'muda.test')
    const answer = bodyOf(await owner.call('POST', `/api/sites/${id}/host/proof`, {}))
    expect(answer).toMatchObject({ result: 'no-answer' })
  }, 60_000)
})
