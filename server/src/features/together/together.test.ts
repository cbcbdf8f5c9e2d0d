import { lineEnds } from '@aurelio/contracts/together-line'
import { versionSchema } from '@aurelio/contracts/versions'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Editor, openEditor } from '../../testing/editors.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { colleagueOf, foreignId, sessionOf } from '../../testing/work.ts'

const text = (id: string, words: string) => ({ id, type: 'text', name: 'Texto', props: { text: words } })
const set = (id: string, words: string) => ({
  kind: 'set' as const,
  id,
  values: [{ path: ['text'] as [string], value: words }],
})
const remove = (...ids: string[]) => ({ kind: 'remove' as const, ids })
const say = (editor: Editor, n: number, ...operations: ReturnType<typeof set | typeof remove>[]) =>
  editor.say({ kind: 'steps', steps: [{ n, operations }] })

onEachEngine('a page that several have open', (engine) => {
  let server: TestServer
  let ana: Person
  let bruno: Person
  let pageId: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    bruno = await colleagueOf(server, ana, 'member')
  })
  beforeEach(async () => {
    const page = await createPage(ana, 'Otoño', {
      version: 1,
      elements: [text('t-1', 'uno'), text('t-2', 'dos')],
    })
    pageId = page.id
  })
  const open = (person: Person, seen = 1) => openEditor(server.url, person, pageId, { seen })
  const elements = async () => JSON.stringify((await ana.call('GET', `/api/pages/${pageId}`)).body)

  it('tells each what the others do, in one order, and each who is there', async () => {
    const [a, b] = [await open(ana), await open(bruno)]
    await expect.poll(() => a.people().map(({ name }) => name)).toEqual(['Con member'])
    expect(b.people().map(({ name }) => name)).toEqual(['Ana'])
    say(a, 1, set('t-1', 'Hola'))
    say(b, 1, set('t-2', 'Adiós'))
    await expect.poll(() => [a.steps().length, b.steps().length]).toEqual([2, 2])
    expect(a.steps().map(({ sequence }) => sequence)).toEqual([2, 3])
    const own = a.steps().find(({ session }) => session === a.session)
    expect(own).toMatchObject({ n: 1 })
    expect(own?.operations).toBeUndefined()
    expect(b.steps().find(({ session }) => session === a.session)?.operations).toEqual([set('t-1', 'Hola')])
    // Who reads the page has what stands in its order, written into it or not yet.
    const page = await elements()
    expect(page).toContain('Hola')
    expect(page).toContain('Adiós')
    expect(page).toContain('"version":3')
    a.say({ kind: 'here', presence: { selected: ['t-1'], typing: null, pointer: null, viewport: 'tablet' } })
    await expect.poll(() => b.people()[0]?.presence?.selected).toEqual(['t-1'])
    a.end()
    await expect.poll(() => b.people()).toEqual([])
  })

  it('names everybody who worked on what a version keeps, whoever kept it', async () => {
    const b = await open(bruno)
    say(b, 1, set('t-1', 'de Bruno'))
    await expect.poll(() => b.steps().length).toBe(1)
    const keep = async () =>
      versionSchema.parse((await ana.call('POST', `/api/pages/${pageId}/versions`, {})).body)
    expect(await keep()).toMatchObject({ author: { name: 'Ana' }, others: [{ name: 'Con member' }] })
    const a = await open(ana, 2)
    say(a, 1, set('t-2', 'de Ana'))
    await expect.poll(() => b.steps().length).toBe(2)
    expect(await keep()).toMatchObject({ number: 2, others: [] })
  })

  it('takes a step once, and refuses one that finds no place to its author alone', async () => {
    const [a, b] = [await open(ana), await open(bruno)]
    say(b, 1, remove('t-1'))
    await expect.poll(() => a.steps().length).toBe(1)
    say(a, 1, set('t-1', 'nadie lo lee'), set('t-2', 'tampoco'))
    await expect.poll(() => a.refused()).toEqual([{ n: 1, code: 'unknown-element' }])
    say(a, 2, set('t-2', 'dos veces'))
    say(a, 2, set('t-2', 'dos veces'))
    say(a, 3, set('t-2', 'y una'))
    await expect.poll(() => b.steps().length).toBe(3)
    expect(b.refused()).toEqual([])
    expect(await elements()).toContain('y una')
    expect(await elements()).not.toContain('tampoco')
  })

  it('tells who comes back what was missed, by the call too', async () => {
    const a = await open(ana)
    say(a, 1, set('t-1', 'antes'))
    await expect.poll(() => a.steps().length).toBe(1)
    const b = await open(bruno)
    await expect.poll(() => b.steps().map(({ sequence }) => sequence)).toEqual([2])
    const sent = {
      session: 'programa-1',
      seen: 1,
      steps: [{ n: 1, operations: [set('t-2', 'de un programa')] }],
    }
    const { status, body } = await bruno.call('POST', `/api/pages/${pageId}/operations`, sent)
    expect([status, body]).toMatchObject([
      200,
      { version: 3, refused: [], steps: [{ sequence: 2 }, { sequence: 3, session: 'programa-1' }] },
    ])
    await expect.poll(() => a.steps().length).toBe(2)
    // Saved whole by somebody who knows nothing of operations.
    const whole = { name: 'Otoño', baseVersion: 3, document: { version: 1, elements: [text('t-9', 'otra')] } }
    expect(await bruno.call('PUT', `/api/pages/${pageId}`, whole)).toMatchObject({ status: 200 })
    await expect.poll(() => a.heard.at(-1)).toEqual({ kind: 'anew' })
    say(a, 2, set('t-9', 'sigue'))
    await expect.poll(() => b.steps().at(-1)?.operations).toEqual([set('t-9', 'sigue')])
  })

  it('refuses what is none of theirs, with a clear word, and leaves the others alone', async () => {
    const clara = await signUp(server.url, 'Clara')
    await clara.call('GET', '/api/session')
    await expect(open(clara)).rejects.toThrow('404')
    await expect(openEditor(server.url, { cookie: '' }, pageId, { seen: 1 })).rejects.toThrow('401')
    await expect(openEditor(server.url, ana, foreignId, { seen: 1 })).rejects.toThrow('404')
    await expect(
      openEditor(server.url, ana, pageId, { seen: 1, origin: 'https://otro.example' }),
    ).rejects.toThrow('403')
    const old = await openEditor(server.url, ana, pageId, { seen: 1, protocol: 0 })
    await expect.poll(old.ended).toBe(lineEnds.outdated)
    const a = await open(ana)
    const ahead = await open(bruno, 99)
    await expect.poll(() => ahead.heard.at(-1)).toEqual({ kind: 'anew' })
    ahead.raw('{"kind":"steps"')
    await expect.poll(ahead.ended).toBe(lineEnds.tooFast)
    const loud = await open(bruno)
    for (let n = 1; n <= 1000; n += 1) say(loud, n, set('t-1', String(n)))
    await expect.poll(loud.ended).not.toBeNull()
    const large = await open(bruno)
    large.raw('x'.repeat(10 * 1024 * 1024))
    await expect.poll(large.ended).toBe(1009)
    say(a, 1, set('t-2', 'en paz'))
    await expect.poll(() => a.steps().some(({ n, session }) => n === 1 && session === a.session)).toBe(true)
    expect(a.ended()).toBeNull()
  })

  it('passes on nothing hostile of where somebody is, and ends the line of who says it', async () => {
    const a = await open(ana)
    const script = '"><img src=x onerror=alert(1)>'
    const place = { selected: [script], typing: null, pointer: null, viewport: 'desktop' as const }
    const b = await open(bruno)
    // An id is an id, whatever it says; who draws it looks for an element of that id, and finds none.
    b.say({ kind: 'here', presence: { ...place, pointer: { id: script, x: 1e300, y: -1e300 } } })
    const near = { selected: [script], pointer: { id: script, x: 2, y: -1 } }
    await expect.poll(() => a.people()[0]?.presence).toMatchObject(near)
    const hostile: unknown[] = [
      { ...place, selected: Array.from({ length: 51 }, () => 't-1') },
      { ...place, selected: ['x'.repeat(121)] },
      { ...place, typing: { toString: 'x' } },
      { ...place, viewport: '__proto__' },
      { ...place, pointer: { id: 't-1', x: '1', y: null } },
      [place],
    ]
    for (const presence of hostile) {
      const line = await open(bruno)
      line.raw(JSON.stringify({ kind: 'here', presence }))
      await expect.poll(line.ended).toBe(lineEnds.tooFast)
    }
    for (const nothing of ['null', '[]', '{"kind":"__proto__"}', '\u0000', '{"kind":"steps","steps":[]}']) {
      const line = await open(bruno)
      line.raw(nothing)
      await expect.poll(line.ended).toBe(lineEnds.tooFast)
    }
    const loud = await open(bruno)
    for (let turn = 0; turn < 10_000; turn += 1) loud.say({ kind: 'here', presence: place })
    // By what one may say, or by what waits to be heard, whichever is full first.
    await expect.poll(() => [1008, lineEnds.tooFast].some((code) => code === loud.ended())).toBe(true)
    say(a, 1, set('t-1', 'en paz'))
    await expect.poll(() => b.steps().length).toBe(1)
    expect([a.ended(), b.ended()]).toEqual([null, null])
  })

  it('refuses by calls as on the line: what is too much, of the future, or not allowed any more', async () => {
    const a = await open(ana)
    const at = `/api/pages/${pageId}/operations`
    const body = (n: number, more: object = {}) => ({
      session: 'por-llamada',
      seen: 1,
      steps: [{ n, operations: [set('t-1', `vez ${n}`)] }],
      ...more,
    })
    const steps = Array.from({ length: 201 }, (_each, index) => ({
      n: index + 1,
      operations: [set('t-1', 'x')],
    }))
    expect(await bruno.call('POST', at, body(1, { steps }))).toMatchObject({ status: 422 })
    const huge = { steps: [{ n: 1, operations: [set('t-1', 'x'.repeat(10 * 1024 * 1024))] }] }
    expect(await bruno.call('POST', at, body(1, huge))).toMatchObject({ status: 413 })
    // Who has seen more than there is, as after a copy was put back, takes the page anew; what they did is kept.
    expect(await bruno.call('POST', at, body(1, { seen: 900 }))).toMatchObject({
      status: 200,
      body: { version: 2, steps: null, refused: [] },
    })
    const dario = await colleagueOf(server, ana, 'member')
    expect(await dario.call('POST', at, body(2))).toMatchObject({ status: 200 })
    const { user } = await sessionOf(dario)
    expect(await ana.call('PATCH', `/api/workspace/members/${user.id}`, { role: 'client' })).toMatchObject({
      status: 200,
    })
    expect(await dario.call('POST', at, body(3))).toMatchObject({ status: 403 })
    const clara = await signUp(server.url, 'Clara')
    expect(await clara.call('POST', at, body(4))).toMatchObject({ status: 404 })
    await expect.poll(() => a.steps().length).toBe(2)
    expect(a.ended()).toBeNull()
  })

  it('shows who may only look what happens, and takes nothing from them', async () => {
    const clara = await colleagueOf(server, ana, 'client')
    await expect(open(clara)).rejects.toThrow('404')
    const share = async (...clients: string[]) =>
      expect(
        await ana.call('PUT', `/api/pages/${pageId}/share`, { clients, level: 'view', leads: false }),
      ).toMatchObject({ status: 200 })
    const { user } = await sessionOf(clara)
    await share(user.id)
    const a = await open(ana)
    const looker = await open(clara)
    expect(looker.people()).toMatchObject([{ name: 'Ana' }])
    await expect.poll(() => a.people()).toMatchObject([{ name: 'Con client', isLooking: true }])
    expect(looker.people()[0]?.isLooking).toBeUndefined()
    say(a, 1, set('t-1', 'se ve'))
    await expect
      .poll(() => looker.steps().map(({ operations }) => operations))
      .toEqual([[set('t-1', 'se ve')]])
    a.say({ kind: 'here', presence: { selected: ['t-2'], typing: null, pointer: null, viewport: 'mobile' } })
    await expect.poll(() => looker.people()[0]?.presence?.selected).toEqual(['t-2'])
    // What they would do is refused in a word, to them alone; by the call too.
    say(looker, 1, set('t-1', 'no se ve'))
    await expect.poll(() => looker.refused()).toEqual([{ n: 1, code: 'only-looking' }])
    const sent = { session: 'quien-mira', seen: 2, steps: [{ n: 1, operations: [set('t-1', 'tampoco')] }] }
    expect(await clara.call('POST', `/api/pages/${pageId}/operations`, sent)).toMatchObject({ status: 403 })
    expect(await elements()).toContain('se ve')
    expect([looker.ended(), a.steps().length]).toEqual([null, 1])
    // What is not shared any more is not seen from that moment.
    await share()
    await expect.poll(looker.ended).toBe(lineEnds.forbidden)
    expect(a.ended()).toBeNull()
  })

  it('ends the line of who may not any more', async () => {
    const dario = await colleagueOf(server, ana, 'member')
    const line = await open(dario)
    const { body } = await dario.call('GET', '/api/session')
    const userId = String(Object(Object(body).user).id)
    expect(await ana.call('POST', `/api/workspace/members/${userId}/removal`)).toMatchObject({ status: 200 })
    await expect.poll(line.ended).toBe(lineEnds.forbidden)
  })
})
