import { checkHanded, isValid } from '@aurelio/proofs/check'
import { timeLineEntrySchema } from '@aurelio/contracts/contacts'
import { leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { enterContest, entriesOf, findContest, openContest } from '../../../testing/contests.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const handedSchema = z.object({ document: z.string(), signature: z.string(), key: z.string() })
const dayMs = 24 * 60 * 60 * 1000

onEachEngine('the end of a contest', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { DRAND_URL: 'http://127.0.0.1:9', TRUSTED_PROXY: '127.0.0.1' })
    ana = await signUp(server.url)
  })
  const contestOf = (confirms = false) =>
    openContest(ana, { confirms, reserves: 1, beacon: { kind: 'other', text: 'El dado' } })
  const enter = (path: string, name: string, at: number) =>
    enterContest(server, path, `${name}@ejemplo.es`, { address: `203.0.${at}.1`, name })
  const close = (id: string) => ana.call('POST', `/api/contests/${id}/closing`)
  const draw = (id: string) => ana.call('POST', `/api/contests/${id}/draw`, { beacon: '48213' })
  const proofOf = async (proof: string | null) =>
    handedSchema.parse(await (await fetch(`${server.url}${proof}/data.json`)).json())
  const isProven = async (proof: string | null) => isValid(await checkHanded(await proofOf(proof)))
  const moved = (id: string, values: { closesAt?: string; closedAt?: string }) =>
    server.database.query().updateTable('contest').set(values).where('id', '=', id).execute()
  const leadsLike = async (q: string) =>
    z
      .object({ items: z.array(leadSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/leads?q=${encodeURIComponent(q)}`))).items

  it('comes by the clock too: the list is frozen, and who comes later is told so', async () => {
    const { id, path } = await contestOf()
    await enter(path, 'uno', 1)
    await moved(id, { closesAt: new Date(Date.now() - 1000).toISOString() })
    const late = await enter(path, 'tarde', 2)
    expect(late.text).toContain('El concurso ha terminado')
    await comesDue(server.database, 'contest-close')
    await expect.poll(async () => (await findContest(ana, id)).state, { timeout: 15_000 }).toBe('closed')
    const { listHash, entries } = await findContest(ana, id)
    expect([listHash?.length, entries]).toEqual([64, 1])
  })

  it('closing and entering at the same moment: everybody or nobody of those is in the list', async () => {
    const { id, path } = await contestOf()
    const entering = Array.from({ length: 12 }, (_, at) => enter(path, `a-la-vez-${at}`, at + 10))
    const [closed, ...sent] = await Promise.all([close(id), ...entering])
    expect(closed.status).toBe(200)
    const taken = sent.filter(({ status }) => status === 303).length
    const list = JSON.parse((await proofOf((await findContest(ana, id)).proof)).document).data.list
    expect(list === '' ? 0 : String(list).split('\n').length).toBe((await entriesOf(ana, id)).length)
    expect((await entriesOf(ana, id)).length).toBeLessThanOrEqual(taken)
  })

  it('a winner who erases their data: the prize goes to the next reserve', async () => {
    const { id, path, proof } = await contestOf()
    await enter(path, 'berta', 1)
    await enter(path, 'bruno', 2)
    await close(id)
    bodyOf(await draw(id))
    const [first, second] = (await findContest(ana, id)).winners
    const [lead] = await leadsLike(first?.email ?? '')
    bodyOf(await ana.call('POST', `/api/leads/${lead?.id}/erasure`, {}))
    const after = await findContest(ana, id)
    expect(after.winners.map(({ state, name }) => [state, name === null])).toEqual([
      ['erased', true],
      ['told', false],
    ])
    expect(after.entries).toBe(1)
    expect(after.winners[1]?.alias).toBe(second?.alias)
    expect(await isProven(proof)).toBe(true)
    expect((await proofOf(proof)).document).not.toMatch(/berta|bruno/)
  })

  it('fewer participants than prizes: what is left goes to nobody, and it is said', async () => {
    const contest = await openContest(ana, { confirms: false, winners: 3, reserves: 2 })
    await enter(contest.path, 'sola', 1)
    await close(contest.id)
    bodyOf(await draw(contest.id))
    expect((await findContest(ana, contest.id)).winners).toMatchObject([{ state: 'told' }])
    // And the history of that person says it, the last first.
    const [lead] = await leadsLike('sola@ejemplo.es')
    const line = z
      .object({ items: z.array(timeLineEntrySchema) })
      .parse(bodyOf(await ana.call('GET', `/api/people/${lead?.id}/time-line`)))
    const told = line.items.flatMap((each) => (each.kind === 'contest' ? [each.what] : []))
    expect(told).toEqual(['won', 'entered'])
    const page = await (await fetch(server.url + (contest.proof ?? ''))).text()
    expect(page.match(/Un premio queda sin dueño/g)).toHaveLength(2)
    expect(await isProven(contest.proof)).toBe(true)
  })

  it('deletion on its day: who took part is forgotten, and who won stays', async () => {
    const { id, path, proof } = await contestOf()
    for (const [at, name] of ['carla', 'celia', 'cosme'].entries()) await enter(path, name, at + 1)
    await close(id)
    bodyOf(await draw(id))
    const winner = (await findContest(ana, id)).winners[0]?.email
    await moved(id, { closedAt: new Date(Date.now() - 366 * dayMs).toISOString() })
    await comesDue(server.database, 'contest-forget')
    await expect.poll(async () => (await entriesOf(ana, id)).length, { timeout: 15_000 }).toBe(1)
    expect(await entriesOf(ana, id)).toMatchObject([{ email: winner }])
    const left = await Promise.all(['carla@', 'celia@', 'cosme@'].map(leadsLike))
    expect(left.flat().map(({ email }) => email)).toEqual([winner])
    expect(await isProven(proof)).toBe(true)
  })

  it('tells everybody when its prizes change, with a new version of the rules', async () => {
    const { id, path, rules } = await contestOf()
    await enter(path, 'diana', 1)
    const settings = { prizes: [{ text: 'Dos cestas', value: 500 }], points: { entry: 9 } }
    expect(
      (await ana.call('PATCH', `/api/contests/${id}`, { settings: { prizes: settings.prizes } })).status,
    ).toBe(200)
    const after = await findContest(ana, id)
    expect([after.rules.version, rules.version]).toEqual([2, 1])
    expect(after.rules.text).toContain('Dos cestas')
    expect(after.rules.text).toContain('retención')
    expect(await (await fetch(`${server.url}${path}/bases?v=1`)).text()).not.toContain('Dos cestas')
    expect(await (await fetch(server.url + (after.proof ?? ''))).text()).toContain('Cambian las bases')
  })
})
