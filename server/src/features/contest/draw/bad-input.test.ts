import { checkHanded, isValid } from '@aurelio/proofs/check'
import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { enterContest, entriesOf, findContest, linksMailed, openContest } from '../../../testing/contests.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { startReceiver } from '../../../testing/receiver.ts'
import { comesDue, queuedComesDue } from '../../../testing/scheduled-jobs.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const handedSchema = z.object({ document: z.string(), signature: z.string(), key: z.string() })
const dayMs = 24 * 60 * 60 * 1000
const patience = { timeout: 15_000 }
const other = { confirms: false, reserves: 1, beacon: { kind: 'other' as const, text: 'El dado' } }

onEachEngine('what goes wrong in a contest', (engine) => {
  const answers: Parameters<typeof startReceiver>[0] = {}
  let drand: Awaited<ReturnType<typeof startReceiver>>
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    // In the place of drand, which answers nothing until a test lets it.
    drand = await startReceiver(answers)
    const settings = { DRAND_URL: `http://${drand.host}`, TRUSTED_PROXY: '127.0.0.1' }
    server = await startTestServer(engine, settings)
    ana = await signUp(server.url)
  })
  afterAll(() => drand.stop())

  const enter = (path: string, name: string, network: number) =>
    enterContest(server, path, `${name}@ejemplo.es`, { address: `203.0.${network}.1`, name })
  const close = (id: string) => ana.call('POST', `/api/contests/${id}/closing`)
  const draw = (id: string, beacon = '48213') => ana.call('POST', `/api/contests/${id}/draw`, { beacon })
  const textAt = async (path: string | null) => (await fetch(server.url + (path ?? ''))).text()
  const isProven = async (proof: string | null) =>
    isValid(
      await checkHanded(handedSchema.parse(await (await fetch(`${server.url}${proof}/data.json`)).json())),
    )
  const moved = (id: string, values: { closesAt?: string; closedAt?: string }) =>
    server.database.query().updateTable('contest').set(values).where('id', '=', id).execute()
  /** Two have entered and the list is frozen; with the round of drand that it waits for. */
  async function closedOnDrand(names: readonly string[]) {
    const { id, path, proof } = await openContest(ana, { confirms: false, reserves: 1 })
    for (const [at, name] of names.entries()) await enter(path, name, at + 1)
    bodyOf(await close(id))
    const address = new URL((await findContest(ana, id)).beaconAddress ?? '')
    return { id, path, proof, round: address.pathname }
  }
  const linkTo = async (email: string, part: string) => {
    const links = () => linksMailed(server, email).filter((link) => link.includes(part))
    await expect.poll(() => links().length, patience).toBeGreaterThan(0)
    return new URL(links().at(-1) ?? '').pathname
  }

  it('a number that never comes: it is asked for, and whoever reads its successor brings it', async () => {
    const { id, path, proof, round } = await closedOnDrand(['nora', 'nico'])
    await queuedComesDue(server.database, 'contest-beacon')
    await expect.poll(() => drand.of(round).length, patience).toBeGreaterThan(0)
    expect(await findContest(ana, id)).toMatchObject({ state: 'closed', beacon: null, winners: [] })
    expect(await textAt(path)).toContain('El concurso ha terminado')
    expect(await textAt(proof)).toContain('Si esa ronda no llega a publicarse')
    bodyOf(await draw(id, 'ab12'))
    expect(await findContest(ana, id)).toMatchObject({ state: 'drawn', beacon: 'ab12' })
    expect(await isProven(proof)).toBe(true)
  })

  it('a number that comes late is read by itself, of its round and no other', async () => {
    const { id, proof, round } = await closedOnDrand(['lola', 'leo'])
    const randomness = '5f'.repeat(32)
    const say = (number: number) => {
      answers[round] = (answer) =>
        answer.writeHead(200).end(JSON.stringify({ round: number, randomness, signature: '00' }))
    }
    const asked = async (times: number) => {
      await queuedComesDue(server.database, 'contest-beacon')
      await expect.poll(() => drand.of(round).length, patience).toBeGreaterThanOrEqual(times)
    }
    say(7)
    await asked(1)
    expect((await findContest(ana, id)).state).toBe('closed')
    say(Number(round.split('/').at(-1)))
    // What was answered wrongly is queued again once its run has ended.
    await expect
      .poll(async () => {
        await queuedComesDue(server.database, 'contest-beacon')
        return (await findContest(ana, id)).state
      }, patience)
      .toBe('drawn')
    expect((await findContest(ana, id)).beacon).toBe(randomness)
    expect(await isProven(proof)).toBe(true)
  })

  it('clock changes: the hour that clocks show twice is told apart, in the page, its countdown and the rules', async () => {
    const general = { timeZone: 'Europe/Madrid', mailLanguage: 'es' }
    bodyOf(await ana.call('PUT', '/api/workspace/settings/general', general))
    const { id, path } = await openContest(ana, other)
    // On this night half past two comes twice in Madrid: this is the second time.
    const closesAt = '2027-10-31T01:30:00.000Z'
    bodyOf(await ana.call('PATCH', `/api/contests/${id}`, { closesAt }))
    const page = await textAt(path)
    expect(page).toContain(`data-countdown="${closesAt}"`)
    expect(page).toContain('2:30 (UTC+01:00)')
    expect((await findContest(ana, id)).rules.text).toContain('2:30 (UTC+01:00)')
    bodyOf(await ana.call('PATCH', `/api/contests/${id}`, { closesAt: '2027-10-31T02:30:00.000Z' }))
    expect(await textAt(path)).not.toContain('(UTC')
  })

  it('clock changes: a clock that is put back opens no contest again whose list is frozen', async () => {
    const { id, path } = await openContest(ana, other)
    await enter(path, 'rosa', 1)
    bodyOf(await close(id))
    await moved(id, { closesAt: new Date(Date.now() + dayMs).toISOString() })
    expect((await enter(path, 'tarde', 2)).text).toContain('El concurso ha terminado')
    expect(await entriesOf(ana, id)).toHaveLength(1)
  })

  it('an organiser who changes prizes after opening: all are told by mail, with the version that is new', async () => {
    const { id, path } = await openContest(ana, other)
    for (const [at, name] of ['pia', 'paz'].entries()) await enter(path, name, at + 1)
    const settings: Partial<ContestSettings> = {
      prizes: [{ text: 'Dos cestas', value: 0 }],
      // What people entered by stays, whatever is sent.
      points: { entry: 9, confirm: 0, invite: 0, invited: 0, answer: 0, visit: 0, share: 0, most: 9 },
    }
    bodyOf(await ana.call('PATCH', `/api/contests/${id}`, { settings }))
    for (const name of ['pia', 'paz']) {
      const rules = await linkTo(`${name}@ejemplo.es`, '/bases')
      expect(await textAt(rules)).toContain('Dos cestas')
    }
    expect((await findContest(ana, id)).settings.points.entry).toBe(1)
    expect((await entriesOf(ana, id)).map(({ points }) => points)).toEqual([1, 1])
    // What is no part of the rules is told to nobody.
    bodyOf(await ana.call('PATCH', `/api/contests/${id}`, { settings: { intro: 'Suerte' } }))
    expect((await findContest(ana, id)).rules.version).toBe(2)
  })

  it('a winner who does not answer: the next reserve moves up, and accepts by the link of a mail', async () => {
    const { id, path, proof } = await openContest(ana, other)
    for (const [at, name] of ['sara', 'saul'].entries()) await enter(path, name, at + 1)
    bodyOf(await close(id))
    bodyOf(await draw(id))
    const [first, second] = (await findContest(ana, id)).winners
    const late = await linkTo(first?.email ?? '', '/premio/')
    await server.database
      .query()
      .updateTable('contestWinner')
      .set({ until: new Date(Date.now() - 1000).toISOString() })
      .where('contestId', '=', id)
      .where('position', '=', 1)
      .execute()
    const press = (link: string) =>
      fetch(server.url + link, { method: 'POST', body: new URLSearchParams({ do: 'accept' }) })
    expect(await (await press(late)).text()).toContain('Se ha pasado el plazo')
    await comesDue(server.database, 'contest-lapse')
    const states = async () => (await findContest(ana, id)).winners.map(({ state }) => state)
    await expect.poll(states, patience).toEqual(['lapsed', 'told'])
    const prize = await linkTo(second?.email ?? '', '/premio/')
    // Looking at it changes nothing: programs that test links look too.
    expect(await textAt(prize)).toContain('Has ganado: Una cesta')
    expect(await states()).toEqual(['lapsed', 'told'])
    expect(await (await press(prize)).text()).toContain('El premio es tuyo')
    expect(await states()).toEqual(['lapsed', 'accepted'])
    const page = await textAt(proof)
    expect(page).toContain('Se le pasa el plazo')
    expect(page).not.toMatch(/sara|saul/)
    expect(await isProven(proof)).toBe(true)
  })

  it('deletion on its day is kept also where the number never came, and the draw still ends', async () => {
    const { id, proof } = await closedOnDrand(['vera', 'vito'])
    await moved(id, { closedAt: new Date(Date.now() - 366 * dayMs).toISOString() })
    await comesDue(server.database, 'contest-forget')
    await expect.poll(async () => (await entriesOf(ana, id)).length, patience).toBe(0)
    bodyOf(await draw(id))
    const { state, winners } = await findContest(ana, id)
    expect([state, ...winners.map((winner) => winner.state)]).toEqual(['drawn', 'erased', 'erased'])
    expect(await textAt(proof)).toContain('Un premio queda sin dueño')
    expect(await isProven(proof)).toBe(true)
  })

  it('the same phone written otherwise is the same person, and letters are asked for only where they were wanted', async () => {
    const { id: listId } = z
      .object({ id: z.string() })
      .parse(bodyOf(await ana.call('POST', '/api/subscription-lists', { name: 'Novedades' })))
    const { id, path } = await openContest(ana, { ...other, asksPhone: true, listId })
    const send = (email: string, phone: string, joins: boolean) =>
      enterContest(server, path, email, { phone, ...(joins && { novedades: '1' }) })
    expect((await send('teo@ejemplo.es', '612 34 56 78', true)).status).toBe(303)
    expect((await send('tea@ejemplo.es', '+34612345678', false)).status).toBe(303)
    const entries = await entriesOf(ana, id)
    expect(entries.map(({ email, apart }) => [email, apart])).toEqual([
      ['tea@ejemplo.es', 'same-person'],
      ['teo@ejemplo.es', null],
    ])
    const listed = (await ana.call('GET', `/api/subscribers?listId=${listId}`)).text
    expect(listed).toContain('teo@ejemplo.es')
    expect(listed).not.toContain('tea@ejemplo.es')
  })
})
