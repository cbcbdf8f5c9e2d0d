import { assistantChangeSchema } from '@aurelio/contracts/assistants'
import { recordSchema } from '@aurelio/contracts/audit'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { callWith, newToken } from '../../testing/api-tokens.ts'
import { type Editor, openEditor } from '../../testing/editors.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, problemIn } from '../../testing/work.ts'

const text = (id: string, words: string) => ({ id, type: 'text', name: 'Texto', props: { text: words } })
const set = (id: string, words: string) => ({
  kind: 'set' as const,
  id,
  values: [{ path: ['text'] as [string], value: words }],
})
const remove = (...ids: string[]) => ({ kind: 'remove' as const, ids })
const added = (id: string) => ({
  kind: 'add' as const,
  parent: null,
  after: 't-1',
  nodes: [{ id, type: 'text', name: 'Texto', props: { text: 'Nuevo' }, children: [], parent: null }],
})
const listed = z.object({ items: z.array(assistantChangeSchema) })
const answered = z.object({
  version: z.int(),
  refused: z.array(z.object({ n: z.int(), code: z.string() })),
  known: z.array(z.int()),
  proposed: z.array(z.object({ n: z.int(), id: z.string() })),
})
const undone = z.object({ undone: z.array(z.string()), left: z.array(z.string()) })

/** One step of a program. */
function oneStep(n: number, more: object = {}) {
  return { session: 'con-permiso', seen: 1, steps: [{ n, operations: [set('t-1', `Vez ${n}`)] }], ...more }
}

onBothEngines('what an assistant does to a page', (engine) => {
  let server: TestServer
  let ana: Person
  let bruno: Person
  let program: { id: string; token: string }
  let pageId: string
  let editor: Editor
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    bruno = await colleagueOf(server, ana, 'member')
    program = await newToken(ana, ['pages:read', 'pages:write'], { name: 'Corrector' })
  }, 120_000)
  beforeEach(async () => {
    const elements = [text('t-1', 'uno'), text('t-2', 'dos'), text('t-3', 'tres')]
    pageId = (await createPage(ana, 'Otoño', { version: 1, elements })).id
    editor = await openEditor(server.url, bruno, pageId, { seen: 1 })
  })

  const ask = (method: string, path: string, body?: unknown, token = program.token) =>
    callWith(server.url, token, method, path, body)
  const send = (
    operations: object[],
    more: object = {},
    session = `programa-${Math.random()}`.replace('.', ''),
  ) =>
    ask('POST', `/api/pages/${pageId}/operations`, {
      session,
      seen: 1,
      steps: [{ n: 1, operations, summary: 'Un texto más claro' }],
      ...more,
    })
  const sent = async (...asked: Parameters<typeof send>) => answered.parse(bodyOf(await send(...asked)))
  const changes = async (person = ana) =>
    listed.parse(bodyOf(await person.call('GET', `/api/assistant-changes?pageId=${pageId}`))).items
  const page = async () => JSON.stringify(bodyOf(await ana.call('GET', `/api/pages/${pageId}`)))
  const decide = (id: string, decision: 'accept' | 'discard', person = ana) =>
    person.call('POST', `/api/assistant-changes/${id}/decision`, { decision })
  const undo = async (...ids: string[]) =>
    undone.parse(
      bodyOf(await ana.call('POST', `/api/pages/${pageId}/assistant-changes/undo`, { changes: ids })),
    )
  const saying = (n: number, ...operations: ReturnType<typeof set | typeof remove>[]) =>
    editor.say({ kind: 'steps', steps: [{ n, operations }] })

  it('is proposed where it says so, and waits for a person', async () => {
    const { version, proposed } = await sent([set('t-1', 'Uno')], { mode: 'proposed' })
    expect([version, proposed.length]).toEqual([1, 1])
    expect(await page()).not.toContain('Uno')
    // Who has the page open sees the assistant there, at what it is about.
    await expect
      .poll(() => editor.people())
      .toMatchObject([{ name: 'Corrector', presence: { selected: ['t-1'] } }])
    const [change] = await changes(bruno)
    expect(change).toMatchObject({
      assistant: 'Corrector',
      tokenId: program.id,
      state: 'proposed',
      summary: 'Un texto más claro',
      operations: [set('t-1', 'Uno')],
      decidedBy: null,
    })
    const accepted = bodyOf(await decide(change?.id ?? '', 'accept', bruno))
    expect(accepted).toMatchObject({ state: 'done', decidedBy: { name: 'Con member' } })
    // One ordinary step: everybody who has it open hears it, and it is of who accepted it.
    await expect
      .poll(() => editor.steps().at(-1))
      .toMatchObject({ sequence: 2, operations: [set('t-1', 'Uno')] })
    expect(await page()).toContain('Uno')
    // A version names both.
    const kept = bodyOf(await ana.call('POST', `/api/pages/${pageId}/versions`, {}))
    expect(kept).toMatchObject({ others: [{ name: 'Con member' }], programs: ['Corrector'] })
    for (const how of ['accept', 'discard'] as const)
      expect(problemIn(await decide(change?.id ?? '', how))).toEqual([409, 'PROPOSAL_DECIDED'])
    expect(editor.steps()).toHaveLength(1)
    const records = z
      .object({ items: z.array(recordSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/workspace/audit'))).items
    expect(records.map(({ kind }) => kind)).toContain('proposal-accepted')
  })

  it('is accepted once where two people do so at one moment', async () => {
    const [one] = (await sent([added('t-9')], { mode: 'proposed' })).proposed
    const answers = await Promise.all([
      decide(one?.id ?? '', 'accept'),
      decide(one?.id ?? '', 'accept', bruno),
    ])
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409])
    expect((await page()).split('"t-9"')).toHaveLength(2)
  })

  it('is discarded or withdrawn, and changes nothing', async () => {
    const [one] = (await sent([set('t-1', 'Uno')], { mode: 'proposed' })).proposed
    const [two] = (await sent([set('t-2', 'Dos')], { mode: 'proposed' })).proposed
    bodyOf(await decide(one?.id ?? '', 'discard'))
    // Its own assistant alone withdraws it.
    const other = await newToken(ana, ['pages:read', 'pages:write'], { name: 'Otro' })
    const away = `/api/assistant-changes/${two?.id}/withdrawal`
    expect(problemIn(await ask('POST', away, {}, other.token))[0]).toBe(404)
    expect(bodyOf(await ask('POST', away, {}))).toMatchObject({ state: 'withdrawn' })
    expect(problemIn(await ask('POST', away, {}))).toEqual([409, 'PROPOSAL_DECIDED'])
    expect(await changes()).toEqual([])
    const mine = listed.parse(bodyOf(await ask('GET', `/api/assistant-changes?pageId=${pageId}`))).items
    expect(mine.map(({ state }) => state)).toEqual(['withdrawn', 'discarded'])
    expect(
      listed.parse(bodyOf(await ask('GET', '/api/assistant-changes', undefined, other.token))).items,
    ).toEqual([])
    expect(await page()).toContain('"version":1')
  })

  it('stays where its element is gone, and says so', async () => {
    const [one] = (await sent([set('t-3', 'Tres')], { mode: 'proposed' })).proposed
    saying(1, remove('t-3'))
    await expect.poll(() => editor.steps().length).toBe(1)
    const refused = await decide(one?.id ?? '', 'accept')
    expect(problemIn(refused)).toEqual([409, 'PROPOSAL_WITHOUT_PLACE'])
    expect(await changes()).toMatchObject([{ state: 'proposed' }])
    // What would find no place now is not taken as a proposal at all.
    const { refused: lost, proposed } = await sent([set('t-3', 'Tres')], { mode: 'proposed' })
    expect([lost, proposed]).toEqual([[{ n: 1, code: 'unknown-element' }], []])
  })

  it('is done at once and undone as a whole, without what others built on it', async () => {
    await sent([set('t-1', 'Uno')])
    await sent([added('t-9')])
    await sent([set('t-2', 'Dos')])
    await expect.poll(() => editor.steps().length).toBe(3)
    saying(1, set('t-2', 'De Bruno'))
    await expect.poll(() => editor.steps().length).toBe(4)
    const all = await changes()
    expect(all.map(({ state, operations }) => [state, operations])).toEqual(
      Array.from({ length: 3 }, () => ['done', []]),
    )
    const second = all.find(({ id }) => id === all[0]?.id)
    const { undone: gone, left } = await undo(...all.map(({ id }) => id))
    expect([gone.length, left]).toEqual([2, [second?.id]])
    // One step of the order, whatever it takes back.
    await expect.poll(() => editor.steps().length).toBe(5)
    const now = await page()
    expect(now).toContain('"uno"')
    expect(now).toContain('De Bruno')
    expect(now).not.toContain('t-9')
    expect((await changes()).map(({ id }) => id)).toEqual(left)
    expect(await undo(...gone)).toEqual({ undone: [], left: [] })
  })

  it('is proposed or done as whoever made the token wants it, unless it says otherwise', async () => {
    const own = await newToken(ana, ['pages:read', 'pages:write'], { name: 'Con permiso' })
    const careful = (path: string, body: unknown) => ask('POST', path, body, own.token)
    const change = (person: Person, to: string) =>
      person.call('PATCH', `/api/tokens/${own.id}`, { changes: to })
    expect(problemIn(await change(bruno, 'proposed'))[0]).toBe(404)
    expect(bodyOf(await change(ana, 'proposed'))).toMatchObject({ changes: 'proposed' })
    const at = `/api/pages/${pageId}/operations`
    expect(answered.parse(bodyOf(await careful(at, oneStep(1)))).proposed).toHaveLength(1)
    // Sent once more it is kept once.
    expect(answered.parse(bodyOf(await careful(at, oneStep(1))))).toMatchObject({
      known: [1],
      proposed: [{ n: 1 }],
    })
    expect(await changes()).toHaveLength(1)
    // Another's session may be called the same, and what was proposed may be done after all.
    for (const by of [program.token, own.token])
      expect(answered.parse(bodyOf(await ask('POST', at, oneStep(1, { mode: 'done' }), by)))).toMatchObject({
        refused: [],
      })
    expect(answered.parse(bodyOf(await careful(at, oneStep(2, { mode: 'done' })))).version).toBe(3)
    // A page is not put in place whole either.
    const whole = { name: 'Otoño', baseVersion: 3, document: { version: 1, elements: [] } }
    expect(problemIn(await ask('PUT', `/api/pages/${pageId}`, whole, own.token))).toEqual([
      409,
      'TOKEN_PROPOSES',
    ])
    // A person's own changes are done, whatever they send along.
    const byPerson = await ana.call('POST', at, oneStep(3, { session: 'una-persona', mode: 'proposed' }))
    expect(answered.parse(bodyOf(byPerson))).toMatchObject({ version: 4, proposed: [] })
  })

  it('fills no page with proposals, nor a list with one that is too large', async () => {
    const large = await sent([set('t-1', 'x'.repeat(70_000))], { mode: 'proposed' })
    expect(large.refused).toEqual([{ n: 1, code: 'too-large' }])
    const steps = Array.from({ length: 30 }, (_, index) => ({
      n: index + 1,
      operations: [set('t-1', `${index}`)],
    }))
    expect((await sent([], { mode: 'proposed', steps })).proposed).toHaveLength(30)
    expect(problemIn(await send([set('t-1', 'una más')], { mode: 'proposed' }))).toEqual([
      409,
      'PROPOSALS_FULL',
    ])
  })
})
