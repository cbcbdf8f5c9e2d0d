import { lineEnds } from '@aurelio/contracts/together-line'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Editor, openEditor } from '../../testing/editors.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, foreignId } from '../../testing/work.ts'

const idOf = (body: unknown) => z.object({ id: z.string() }).parse(body).id
const text = (id: string, words: string) => ({ id, type: 'text', name: 'Texto', props: { text: words } })
const set = (id: string, words: string) => ({
  kind: 'set' as const,
  id,
  values: [{ path: ['text'] as [string], value: words }],
})
const remove = (...ids: string[]) => ({ kind: 'remove' as const, ids })
const say = (editor: Editor, n: number, ...operations: ReturnType<typeof set | typeof remove>[]) =>
  editor.say({ kind: 'steps', steps: [{ n, operations }] })
const section = {
  version: 1,
  elements: [
    { id: 's-1', type: 'section', name: '', props: { children: [text('t-1', 'uno'), text('t-2', 'dos')] } },
  ],
}

onEachEngine('documents that several have open', (engine) => {
  let server: TestServer
  let ana: Person
  let bruno: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    bruno = await colleagueOf(server, ana, 'member')
  })

  const kinds = [
    {
      of: 'symbols' as const,
      begin: async () => bodyOf(await ana.call('POST', '/api/symbols', { name: 'Aviso', document: section })),
      whole: (document: unknown, version: number) =>
        ana.call('PUT', `/api/symbols/${id}`, { name: 'Aviso', document, baseNumber: version }),
      read: async () => (await ana.call('GET', `/api/symbols/${id}/draft`)).text,
    },
    {
      of: 'letters' as const,
      begin: async () => {
        const letter = idOf(bodyOf(await ana.call('POST', '/api/letters', { subject: 'Hola' })))
        return bodyOf(await ana.call('PUT', `/api/letters/${letter}`, { document: section, baseNumber: 1 }))
      },
      whole: (document: unknown, version: number) =>
        ana.call('PUT', `/api/letters/${id}`, { document, baseNumber: version }),
      read: async () => (await ana.call('GET', `/api/letters/${id}`)).text,
    },
  ]

  describe.each(kinds)('of the kind $of', ({ of, begin, whole, read }) => {
    /** Where it stands before anything is done to it. */
    const first = of === 'symbols' ? 1 : 2
    beforeEach(async () => {
      id = idOf(await begin())
    })
    const open = (person: Person, seen = first) => openEditor(server.url, person, id, { seen, of })

    it('tells each what the others do, in one order, and each who is there', async () => {
      const [a, b] = [await open(ana), await open(bruno)]
      await expect.poll(() => a.people().map(({ name }) => name)).toEqual(['Con member'])
      say(a, 1, set('t-1', 'Hola'))
      say(b, 1, set('t-2', 'Adiós'))
      await expect.poll(() => [a.steps().length, b.steps().length]).toEqual([2, 2])
      expect(b.steps().find(({ session }) => session === a.session)?.operations).toEqual([set('t-1', 'Hola')])
      expect(await read()).toMatch(/Hola.*Adiós/)
      a.say({
        kind: 'here',
        presence: { selected: ['t-1'], typing: null, pointer: null, viewport: 'desktop' },
      })
      await expect.poll(() => b.people()[0]?.presence?.selected).toEqual(['t-1'])
      const late = await open(ana)
      await expect.poll(() => late.steps().length).toBe(2)
    })

    it('takes a step once, refuses what finds no place to its author alone, and takes it by a call too', async () => {
      const [a, b] = [await open(ana), await open(bruno)]
      say(b, 1, remove('t-1'))
      await expect.poll(() => a.steps().length).toBe(1)
      say(a, 1, set('t-1', 'nadie lo lee'))
      await expect.poll(() => a.refused()).toEqual([{ n: 1, code: 'unknown-element' }])
      const sent = {
        session: 'programa-1',
        seen: first,
        steps: [{ n: 1, operations: [set('t-2', 'de un programa')], name: 'Otro nombre' }],
      }
      const answer = await bruno.call('POST', `/api/${of}/${id}/operations`, sent)
      expect([answer.status, answer.body]).toMatchObject([200, { version: first + 2, refused: [] }])
      const again = await bruno.call('POST', `/api/${of}/${id}/operations`, sent)
      expect(again.body).toMatchObject({ version: first + 2, known: [1] })
      await expect.poll(() => a.steps().at(-1)?.operations).toEqual([set('t-2', 'de un programa')])
      expect(b.refused()).toEqual([])
      expect(await read()).toMatch(/Otro nombre.*de un programa/)
    })

    it('has it asked for anew where it is saved whole', async () => {
      const a = await open(ana)
      say(a, 1, set('t-1', 'antes'))
      await expect.poll(() => a.steps().length).toBe(1)
      const other = { version: 1, elements: [text('t-9', 'entero')] }
      expect(await whole(other, of === 'symbols' ? 1 : first + 1)).toMatchObject({ status: 200 })
      await expect.poll(() => a.heard.at(-1)).toEqual({ kind: 'anew' })
      say(a, 2, set('t-9', 'sigue'))
      await expect.poll(() => a.steps().at(-1)?.n).toBe(2)
      expect(await read()).toContain('sigue')
    })

    it('is none of others, and ends for who may not any more', async () => {
      const clara = await signUp(server.url, 'Clara')
      await clara.call('GET', '/api/session')
      await expect(open(clara)).rejects.toThrow('404')
      await expect(openEditor(server.url, ana, foreignId, { seen: 1, of })).rejects.toThrow('404')
      const dario = await colleagueOf(server, ana, 'member')
      const line = await open(dario)
      const { body } = await dario.call('GET', '/api/session')
      const userId = String(Object(Object(body).user).id)
      expect(await ana.call('POST', `/api/workspace/members/${userId}/removal`)).toMatchObject({
        status: 200,
      })
      await expect.poll(line.ended).toBe(lineEnds.forbidden)
      const client = await colleagueOf(server, ana, 'client')
      await expect(open(client)).rejects.toThrow('403')
      const sent = { session: 'programa-1', seen: 1, steps: [{ n: 1, operations: [remove('t-1')] }] }
      expect(await client.call('POST', `/api/${of}/${id}/operations`, sent)).toMatchObject({ status: 403 })
    })

    it('goes with it', async () => {
      const a = await open(ana)
      say(a, 1, set('t-1', 'antes'))
      await expect.poll(() => a.steps().length).toBe(1)
      expect(await ana.call('DELETE', `/api/${of}/${id}`)).toMatchObject({ status: 200 })
      say(a, 2, set('t-1', 'después'))
      await expect.poll(a.ended).toBe(lineEnds.gone)
    })
  })

  it('keeps what is being made of a symbol from its pages until somebody says that it is done', async () => {
    id = idOf(bodyOf(await ana.call('POST', '/api/symbols', { name: 'Aviso', document: section })))
    const a = await openEditor(server.url, ana, id, { seen: 1, of: 'symbols' })
    say(a, 1, set('t-1', 'en obras'))
    await expect.poll(() => a.steps().length).toBe(1)
    expect((await ana.call('GET', `/api/symbols/${id}`)).text).not.toContain('en obras')
    const finish = () => bruno.call('POST', `/api/symbols/${id}/versions`)
    expect(await finish()).toMatchObject({ status: 200, body: { number: 2 } })
    expect((await ana.call('GET', `/api/symbols/${id}`)).text).toContain('en obras')
    // Nothing new: the same version.
    expect(await finish()).toMatchObject({ status: 200, body: { number: 2 } })
    // Who has it open goes on where they were.
    say(a, 2, set('t-1', 'otra vez'))
    await expect.poll(() => a.steps().length).toBe(2)
    expect(a.heard.some(({ kind }) => kind === 'anew')).toBe(false)
    bodyOf(await ana.call('POST', `/api/symbols/${id}/versions/1/restoration`))
    await expect.poll(() => a.heard.at(-1)).toEqual({ kind: 'anew' })
    expect((await ana.call('GET', `/api/symbols/${id}/draft`)).text).toMatch(/uno/)
    say(a, 3, remove('s-1'))
    await expect.poll(() => a.steps().length).toBe(3)
    expect(await finish()).toMatchObject({ status: 422, body: { code: 'SYMBOL_NOT_ONE' } })
  })

  it('takes no more steps of a letter that has left', async () => {
    id = idOf(bodyOf(await ana.call('POST', '/api/letters', { subject: 'Hola' })))
    bodyOf(await ana.call('PUT', `/api/letters/${id}`, { document: section, baseNumber: 1 }))
    const a = await openEditor(server.url, ana, id, { seen: 2, of: 'letters' })
    await server.database.query().updateTable('letter').set({ state: 'sent' }).where('id', '=', id).execute()
    const sent = { session: 'programa-1', seen: 2, steps: [{ n: 1, operations: [set('t-1', 'tarde')] }] }
    const answer = await ana.call('POST', `/api/letters/${id}/operations`, sent)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'LETTER_HAS_LEFT' }])
    say(a, 1, set('t-1', 'tarde'))
    await expect.poll(a.ended).toBe(lineEnds.forbidden)
    expect((await ana.call('GET', `/api/letters/${id}`)).text).not.toContain('tarde')
  })
})
