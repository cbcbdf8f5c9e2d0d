import { checkHanded, isValid } from '@aurelio/proofs/check'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  createContest,
  enterContest,
  entriesOf,
  findContest,
  linksMailed,
  openContest,
} from '../../testing/contests.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const handedSchema = z.object({ document: z.string(), signature: z.string(), key: z.string() })

onEachEngine('a contest', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    // Nobody answers there: the number from outside is brought by hand.
    server = await startTestServer(engine, { DRAND_URL: 'http://127.0.0.1:9', TRUSTED_PROXY: '127.0.0.1' })
    ana = await signUp(server.url)
  })
  const at = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init })
  const press = (path: string, does: string, fields: Record<string, string> = {}) =>
    at(path, { method: 'POST', body: new URLSearchParams({ do: does, ...fields }) })
  const enter = (...asked: Parameters<typeof enterContest> extends [unknown, ...infer Rest] ? Rest : never) =>
    enterContest(server, ...asked)
  const mailOf = async (email: string) => {
    await expect.poll(() => linksMailed(server, email).length, { timeout: 10_000 }).toBeGreaterThan(0)
    return new URL(linksMailed(server, email).at(-1) ?? '').pathname
  }
  const isProven = async (proof: string | null) =>
    isValid(await checkHanded(handedSchema.parse(await (await at(`${proof}/data.json`)).json())))

  it('is a draft until it is published; then its page asks, and its commitment stands on a proof', async () => {
    const draft = await createContest(ana)
    expect(draft).toMatchObject({ state: 'draft', proof: null, commitment: null, entries: 0 })
    expect(draft.rules.text).toContain('Una cesta')
    expect((await at(draft.path)).status).toBe(404)
    const open = await openContest(ana)
    const page = await (await at(open.path)).text()
    expect(page).toContain('Participar')
    expect(page).toContain(`href="${open.path}/bases"`)
    expect(await (await at(`${open.path}/bases`)).text()).toContain(open.rules.hash)
    expect(await (await at(open.proof ?? '')).text()).toContain(open.commitment)
    expect(await isProven(open.proof)).toBe(true)
  })

  it('takes somebody as a lead, asks them by mail, and counts them from when they confirm', async () => {
    const contest = await openContest(ana)
    const sent = await enter(contest.path, 'eva@ejemplo.es')
    expect(sent.status).toBe(303)
    expect(await (await at(sent.location)).text()).toContain('Mira tu correo')
    expect(await entriesOf(ana, contest.id)).toMatchObject([
      { email: 'eva@ejemplo.es', state: 'waiting', points: 1 },
    ])
    // What entering leads to confirms nothing: whoever types an address may not have it.
    await press(sent.location, 'confirm')
    expect(await entriesOf(ana, contest.id)).toMatchObject([{ state: 'waiting' }])
    const own = await mailOf('eva@ejemplo.es')
    expect(await (await at(own)).text()).toContain('Confirmar mi participación')
    await press(own, 'confirm')
    expect(await (await at(own)).text()).toContain('Tienes 1 punto')
    expect(await entriesOf(ana, contest.id)).toMatchObject([{ state: 'confirmed' }])
    const leads = bodyOf(await ana.call('GET', '/api/leads?q=eva@ejemplo.es'))
    expect(leads).toMatchObject({ items: [{ pageName: contest.name, proof: { consents: [{}] } }] })
    // Without the rules nobody is in.
    const without = await at(`${contest.path}/leads`, {
      method: 'POST',
      body: new URLSearchParams({ formId: 'participar', name: 'Eva', email: 'otra@ejemplo.es' }),
    })
    expect(without.status).toBe(422)
  })

  it('is drawn with a number from outside, and anybody can compute it again', async () => {
    const contest = await openContest(ana, { confirms: false, reserves: 1 })
    for (const [at_, name] of ['uno', 'dos', 'tres'].entries())
      await enter(contest.path, `${name}@ejemplo.es`, { address: `203.0.${at_}.1` })
    const closed = await ana.call('POST', `/api/contests/${contest.id}/closing`)
    expect(bodyOf(closed)).toMatchObject({
      state: 'closed',
      listHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await isProven(contest.proof)).toBe(true)
    const late = await enter(contest.path, 'tarde@ejemplo.es')
    expect(late.text).toContain('El concurso ha terminado')
    bodyOf(await ana.call('POST', `/api/contests/${contest.id}/draw`, { beacon: '48213' }))
    const drawn = await findContest(ana, contest.id)
    expect(drawn).toMatchObject({ state: 'drawn', beacon: '48213' })
    expect(drawn.winners.map(({ state, isReserve }) => [state, isReserve])).toEqual([
      ['told', false],
      ['waiting', true],
    ])
    expect(await isProven(contest.proof)).toBe(true)
    expect((await ana.call('POST', `/api/contests/${contest.id}/draw`, { beacon: '1' })).status).toBe(409)
  })

  it('passes a prize on where its winner declines it, and says so without a name', async () => {
    const contest = await openContest(ana, { confirms: false, reserves: 1 })
    await enter(contest.path, 'ganadora@ejemplo.es', { address: '203.0.1.1' })
    await enter(contest.path, 'reserva@ejemplo.es', { address: '203.0.2.1' })
    bodyOf(await ana.call('POST', `/api/contests/${contest.id}/closing`))
    bodyOf(await ana.call('POST', `/api/contests/${contest.id}/draw`, { beacon: '7' }))
    const [first, second] = (await findContest(ana, contest.id)).winners
    await expect
      .poll(() => linksMailed(server, first?.email ?? '').some((link) => link.includes('/premio/')), {
        timeout: 10_000,
      })
      .toBe(true)
    const prize = await mailOf(first?.email ?? '')
    expect(await (await at(prize)).text()).toContain('Has ganado: Una cesta')
    await press(prize, 'decline')
    expect((await findContest(ana, contest.id)).winners.map(({ state }) => state)).toEqual([
      'declined',
      'told',
    ])
    const proof = await (await at(contest.proof ?? '')).text()
    expect(proof).toContain('Pasa de reserva a ganador')
    expect(proof).toContain(second?.alias)
    expect(proof).not.toContain('@ejemplo.es')
    expect(await isProven(contest.proof)).toBe(true)
  })

  it('with 0 participants ends too, and is proven', async () => {
    const contest = await openContest(ana)
    const ended = bodyOf(await ana.call('POST', `/api/contests/${contest.id}/closing`))
    expect(ended).toMatchObject({ state: 'drawn', winners: [] })
    expect(await isProven(contest.proof)).toBe(true)
    const proof = await (await at(contest.proof ?? '')).text()
    expect(proof).toContain('<dd>Nadie</dd>')
    expect(await (await at(contest.path)).text()).toContain('los premios quedan desiertos')
  })
})
