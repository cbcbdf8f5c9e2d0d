import { experimentSchema } from '@aurelio/contracts/experiments'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage, documentWith, navigateForm, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'accept-language': 'es' }
const browser = (n: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1${n}.0.0.0 Safari/537.36`
const plan = { name: 'Titular', effect: 50, dailyVisitors: 5000 }
const planSchema = z.object({ visitors: z.array(z.int()), days: z.int() })
const ofPageSchema = z.object({ current: experimentSchema.nullable() })
const tokenOf = (html: string) => /name="_token" value="([^"]+)/.exec(html)?.[1] ?? ''

const letterOf = (html: string) => (html.includes('Titular B') ? 'B' : 'A')

onBothEngines('a test of a page', (engine) => {
  let server: TestServer
  let ana: Person

  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  }, 60_000)

  const visit = async (path: string, n: number, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      headers: { 'user-agent': browser(n), ...opened, ...headers },
    })
    return { html: await answer.text(), caching: answer.headers.get('cache-control') }
  }
  const send = (path: string, n: number, _token: string) =>
    navigateForm(server.url, path, browser(n), { email: `eva${n}@ejemplo.es`, _token })
  const startOn = async (id: string) =>
    experimentSchema.parse(bodyOf(await ana.call('POST', `/api/pages/${id}/experiment`, plan)))
  const ofPage = async (id: string) =>
    ofPageSchema.parse(bodyOf(await ana.call('GET', `/api/pages/${id}/experiment`))).current
  const addB = async (id: string, text: string) => {
    bodyOf(await ana.call('POST', `/api/pages/${id}/variants`))
    const document = documentWith(text, ['email'])
    bodyOf(await ana.call('PUT', `/api/pages/${id}/variants/B`, { document, baseVersion: 1 }))
  }

  it('shows each visitor one variant all along, counts them once, and gives the page the one that is chosen', async () => {
    const { id, path } = await publishPage(ana, 'Oferta', documentWith('Titular A', ['email']))
    expect((await visit(path, 10)).caching).toContain('public')
    await addB(id, 'Titular B')
    const started = await startOn(id)
    expect(started).toMatchObject({ state: 'running', isSame: false, verdict: { kind: 'too-early' } })

    const letters = new Map<number, string>()
    for (let n = 10; n < 40; n += 1) {
      const { html, caching } = await visit(path, n)
      expect(caching).toBe('private, no-cache')
      letters.set(n, letterOf(html))
      // Again, and from a link: it stays theirs.
      expect(letterOf((await visit(path, n)).html)).toBe(letters.get(n))
    }
    const ofB = [...letters].filter(([, letter]) => letter === 'B').map(([n]) => n)
    expect(ofB.length).toBeGreaterThan(3)
    expect(ofB.length).toBeLessThan(27)
    // What is no visit is shown A and counts for nobody.
    for (const n of ofB) {
      expect(letterOf((await visit(path, n, { 'sec-purpose': 'prefetch' })).html)).toBe('A')
      expect(letterOf((await visit(path, n, { 'user-agent': 'Googlebot/2.1' })).html)).toBe('A')
    }

    const [one = 0] = ofB
    const { html } = await visit(path, one)
    // Its form has no consent of its own: it says above its button what who sends it agrees to.
    expect(html).toContain('_agreed')
    const back = await send(path, one, tokenOf(html))
    await send(path, one, tokenOf(html))
    // From another network it would be somebody else: the way back names what they saw.
    expect(letterOf((await visit(back.split('#')[0] ?? '', 99)).html)).toBe('B')
    const [other = 0] = [...letters].filter(([, letter]) => letter === 'A').map(([n]) => n)
    await send(path, other, tokenOf((await visit(path, other)).html))

    await expect
      .poll(async () => (await ofPage(id))?.arms.map(({ conversions }) => conversions), { timeout: 10_000 })
      .toEqual([1, 1])
    const counted = await ofPage(id)
    expect(counted?.arms.map(({ visitors }) => visitors)).toEqual([
      30 - ofB.length,
      // The one who came back from another network is one more.
      ofB.length + 1,
    ])

    const locked = { document: documentWith('Otra'), baseVersion: 2 }
    expect((await ana.call('PUT', `/api/pages/${id}/variants/B`, locked)).status).toBe(409)
    // Publishing the page while it runs keeps what is tried beside it.
    bodyOf(await ana.call('POST', `/api/pages/${id}/publication`))
    expect(letterOf((await visit(path, one)).html)).toBe('B')

    const [first, second] = await Promise.all([
      ana.call('POST', `/api/experiments/${started.id}/stop`),
      ana.call('POST', `/api/experiments/${started.id}/stop`),
    ])
    expect(bodyOf(first)).toEqual(bodyOf(second))
    await expect.poll(async () => letterOf((await visit(path, one)).html), { timeout: 5000 }).toBe('A')

    const applied = await ana.call('POST', `/api/experiments/${started.id}/application`, { letter: 'B' })
    expect(bodyOf(applied)).toMatchObject({ applied: 'B' })
    for (const n of [one, other]) expect(letterOf((await visit(path, n)).html)).toBe('B')
    const { items } = z
      .object({ items: z.array(z.object({ name: z.string().nullable(), isLive: z.boolean() })) })
      .parse(bodyOf(await ana.call('GET', `/api/pages/${id}/versions`)))
    expect(items.find(({ isLive }) => isLive)?.name).toContain('Titular')
    const again = await ana.call('POST', `/api/experiments/${started.id}/application`, { letter: 'A' })
    expect(again.status).toBe(409)

    const proven = experimentSchema.parse(
      bodyOf(await ana.call('POST', `/api/experiments/${started.id}/proof`)),
    )
    const proof = await (await fetch(server.url + (proven.proof ?? ''))).text()
    expect(proof).toContain('"kind":"experiment"')
  }, 60_000)

  it('is stopped once where two people stop it at the same moment', async () => {
    const { id } = await publishPage(ana, 'Dos veces', documentWith('Titular A', ['email']))
    const started = await startOn(id)
    const stop = () => ana.call('POST', `/api/experiments/${started.id}/stop`)
    const [one, other] = (await Promise.all([stop(), stop()])).map(bodyOf)
    expect(one).toMatchObject({ state: 'stopped', endedBy: 'person' })
    expect(other).toEqual(one)
    expect(bodyOf(await stop())).toEqual(one)
  })

  it('keeps what was counted where its page goes in mid-test', async () => {
    const { id, path } = await publishPage(ana, 'Se va', documentWith('Titular A', ['email']))
    await addB(id, 'Titular B')
    const { id: testId } = await startOn(id)
    for (let n = 10; n < 20; n += 1) await visit(path, n)
    const counted = async () => (await ofPage(id))?.arms.reduce((sum, { visitors }) => sum + visitors, 0)
    await expect.poll(counted, { timeout: 10_000 }).toBe(10)
    bodyOf(await ana.call('DELETE', `/api/pages/${id}/publication`))
    expect(await ofPage(id)).toMatchObject({ state: 'stopped', endedBy: 'page-gone' })
    expect(await counted()).toBe(10)
    // The variant is not lost: it can still be given to the page.
    const applied = await ana.call('POST', `/api/experiments/${testId}/application`, { letter: 'B' })
    expect(bodyOf(applied)).toMatchObject({ applied: 'B' })
    expect(letterOf((await visit(path, 10)).html)).toBe('B')
  }, 60_000)

  it('asks in its own words in a variant whose form lost its consent', async () => {
    const fields = ['email', 'consent']
    const { id, path } = await publishPage(ana, 'Con casilla', documentWith('Titular A', fields))
    await addB(id, 'Titular B')
    bodyOf(await ana.call('POST', `/api/pages/${id}/experiment`, { ...plan, shares: [50, 50] }))
    let [ofA, ofB] = [0, 0]
    for (let n = 10; ofA === 0 || ofB === 0; n += 1) {
      const { html } = await visit(path, n)
      const isB = letterOf(html) === 'B'
      if (isB) ofB = n
      else ofA = n
      // A asks by its box; B has none, and says above its button what who sends it agrees to.
      expect([html.includes('name="consent"'), html.includes('_agreed')]).toEqual([!isB, isB])
    }
    await send(path, ofB, tokenOf((await visit(path, ofB)).html))
    const conversions = async () => (await ofPage(id))?.arms.map((arm) => arm.conversions)
    await expect.poll(conversions, { timeout: 10_000 }).toEqual([0, 1])
  }, 60_000)

  it('does not start where it would bring nothing', async () => {
    const { id } = await createPage(ana, 'Sin publicar')
    expect((await ana.call('POST', `/api/pages/${id}/experiment`, plan)).body).toMatchObject({
      code: 'TEST_UNPUBLISHED',
    })
    const { id: live } = await publishPage(ana, 'Poca', documentWith('x', ['email']))
    const few = { ...plan, effect: 10, dailyVisitors: 20 }
    expect((await ana.call('POST', `/api/pages/${live}/experiment`, few)).body).toMatchObject({
      code: 'TEST_HOPELESS',
    })
    const asked = await ana.call('GET', `/api/pages/${live}/experiment/plan?effect=10&dailyVisitors=20`)
    expect(bodyOf(asked)).toMatchObject({ answer: 'too-long' })
    expect((await ofPage(live))?.state).toBeUndefined()
  })

  it('splits its visitors as it was asked to, plans for it, and proves it', async () => {
    const { id, path } = await publishPage(ana, 'Desigual', documentWith('Titular A', ['email']))
    await addB(id, 'Titular B')
    const start = (shares: number[]) =>
      ana.call('POST', `/api/pages/${id}/experiment`, { ...plan, dailyVisitors: 9000, shares })
    // What does not add up, is no whole number or is of other variants starts nothing.
    for (const shares of [
      [90, 20],
      [100, 0],
      [89.5, 10.5],
      [50, 30, 20],
    ])
      expect((await start(shares)).status).toBe(422)
    const ask = async (split: string) =>
      planSchema.parse(
        bodyOf(
          await ana.call('GET', `/api/pages/${id}/experiment/plan?effect=50&dailyVisitors=1000${split}`),
        ),
      )
    const [even, uneven] = [await ask(''), await ask('&shares[0]=90&shares[1]=10')]
    expect(await ask('&shares[0]=50&shares[1]=50')).toEqual(even)
    expect(uneven.days).toBeGreaterThan(even.days)
    const [ofA = 0, ofB = 0] = uneven.visitors
    expect(ofA / ofB).toBeCloseTo(9, 1)

    const started = experimentSchema.parse(bodyOf(await start([90, 10])))
    expect(started).toMatchObject({ planned: ofA + ofB, arms: [{ share: 0.9 }, { share: 0.1 }] })
    const letters = []
    for (let n = 100; n < 300; n += 1) letters.push(letterOf((await visit(path, n)).html))
    const seen = letters.filter((letter) => letter === 'B').length
    expect(seen).toBeGreaterThan(5)
    expect(seen).toBeLessThan(45)
    await expect
      .poll(async () => (await ofPage(id))?.arms.map(({ visitors }) => visitors), { timeout: 10_000 })
      .toEqual([200 - seen, seen])
    // As it was asked for: an even one would have been called wrong.
    expect(await ofPage(id)).toMatchObject({ verdict: { kind: 'too-early' } })
    bodyOf(await ana.call('POST', `/api/experiments/${started.id}/stop`))
    const { proof } = experimentSchema.parse(
      bodyOf(await ana.call('POST', `/api/experiments/${started.id}/proof`)),
    )
    const html = await (await fetch(server.url + (proof ?? ''))).text()
    expect(html).toContain('"share":0.9')
    expect(html).toMatch(/<td>90\s*%<\/td>/)
  }, 120_000)

  it('says that it tries nothing where B is as A is, and ends with its page', async () => {
    const { id, path } = await publishPage(ana, 'Igual', documentWith('Titular A', ['email']))
    expect(await startOn(id)).toMatchObject({ isSame: true, arms: [{ share: 0.5 }, { share: 0.5 }] })
    expect((await ana.call('POST', `/api/pages/${id}/experiment`, plan)).status).toBe(409)
    bodyOf(await ana.call('DELETE', `/api/pages/${id}/publication`))
    expect(await ofPage(id)).toMatchObject({ state: 'stopped', endedBy: 'page-gone' })
    expect((await fetch(server.url + path)).status).toBe(404)
  })
})
