import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderedStepSchema } from '@aurelio/contracts/together-line'
import {
  createPageOrder,
  decodeStoredPage,
  edit,
  DocumentError,
  encodePage,
  type PageDocument,
} from '@aurelio/page/document'
import { operationFor, picks } from '@aurelio/page/testing/random-operations'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Engine } from '../platform/database/database.ts'
import { emptyInstallation, started } from './installation.ts'
import { createPage } from './pages.ts'
import { call, type Person, signUp } from './test-server.ts'
import { bodyOf } from './work.ts'

const answerSchema = z.object({
  version: z.int(),
  steps: z.array(orderedStepSchema).nullable(),
  refused: z.array(z.object({ n: z.int() })),
  known: z.array(z.int()),
})
/** A letter calls its place in the order a number. */
const readSchema = z
  .object({ version: z.int().optional(), number: z.int().optional(), document: z.unknown() })
  .transform(({ version, number, document }) => ({ version: version ?? number ?? 0, document }))

/** Where a document is changed, and where it is read. */
type Place = { address: string; read: string }

/** Makes what several change; each is read as a page is. */
export const places = {
  async page(person: Person): Promise<Place> {
    const { id } = await createPage(person, 'Resistente', { version: 1, elements: [] })
    return { address: `/api/pages/${id}`, read: `/api/pages/${id}` }
  },
  async symbol(person: Person): Promise<Place> {
    const section = { id: 'section-1', type: 'section', name: '', props: { children: [] } }
    const content = { name: 'Resistente', document: { version: 1, elements: [section] } }
    const { id } = withId.parse(bodyOf(await person.call('POST', '/api/symbols', content)))
    return { address: `/api/symbols/${id}`, read: `/api/symbols/${id}/draft` }
  },
  async letter(person: Person): Promise<Place> {
    const { id } = withId.parse(bodyOf(await person.call('POST', '/api/letters', { subject: 'Resistente' })))
    return { address: `/api/letters/${id}`, read: `/api/letters/${id}` }
  },
}
const withId = z.object({ id: z.string() })

type Begun = { document: PageDocument; version: number }

/** Somebody who changes a document at random, by calls, and goes on whatever becomes of the server. */
function randomEditor(url: string, { cookie }: Person, { address, read: at }: Place, begun: Begun) {
  const session = randomUUID()
  let shown = { document: begun.document, name: '' }
  const order = createPageOrder({ shown, version: begun.version, waiting: [], session })
  const confirmed = new Set<number>()
  const ask = (method: string, path: string, body?: unknown) =>
    call(url, method, path, body, cookie).catch(() => null)

  async function anew() {
    const read = readSchema.safeParse((await ask('GET', at))?.body).data
    const decoded = read && decodeStoredPage(read.document)
    if (read && decoded?.ok) shown = order.begin({ document: decoded.document, name: '' }, read.version)
  }

  async function send() {
    const steps = order.waiting().map(({ n, operations }) => ({ n, operations }))
    const body = { session, seen: order.version(), steps: steps.slice(0, 100) }
    const answer = answerSchema.safeParse((await ask('POST', `${address}/operations`, body))?.body).data
    if (!answer) return false
    order.drop(new Set(answer.refused.map((refused) => refused.n)), session)
    shown = order.shownNow()
    const before = new Set(order.waiting().map(({ n }) => n))
    const next = answer.steps && order.receive(answer.steps, shown)
    if (next) {
      shown = next
      for (const { n } of order.waiting()) before.delete(n)
      for (const n of before) confirmed.add(n)
    } else {
      await anew()
      order.drop(new Set(answer.known), session)
    }
    shown = order.shownNow()
    return true
  }

  return {
    session,
    confirmed,
    document: () => shown.document,
    isEmpty: () => order.isEmpty(),
    change(pick: Parameters<typeof operationFor>[1]) {
      const operation = operationFor(shown.document, pick, session.slice(0, 4))
      if (!operation) return
      try {
        const edited = edit(shown.document, (page) => page.do(operation))
        order.add({ operations: edited.operations }, undefined)
        shown = { ...shown, document: edited.document }
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error
      }
    },
    send,
  }
}

/** Kills a built server so many times while people change one document. Gives how much was confirmed and is lost, or differs. */
export async function lostSteps(
  kills: number,
  main: string,
  engine: Engine,
  begin: (person: Person) => Promise<Place>,
) {
  const installation = await emptyInstallation(main, engine)
  let server = await started(installation)
  const { url } = installation
  const person = await signUp(url)
  const place = await begin(person)
  const read = async () => readSchema.parse((await person.call('GET', place.read)).body)
  const first = await read()
  const decoded = decodeStoredPage(first.document)
  if (!decoded.ok) throw decoded.error
  const begun = { document: decoded.document, version: first.version }
  const editors = Array.from({ length: 4 }, () => randomEditor(url, person, place, begun))
  const over = new AbortController()
  const samples = fc.sample(picks, { numRuns: 500 })
  const working = editors.map(async (editor, index) => {
    for (let turn = index; !over.signal.aborted; turn += 1) {
      const pick = samples[turn % samples.length]
      if (pick) editor.change(pick)
      if (!(await editor.send())) await sleep(20)
      await sleep(5)
    }
  })
  const count = () => editors.reduce((sum, { confirmed }) => sum + confirmed.size, 0)
  for (let kill = 0; kill < kills; kill += 1) {
    const before = count()
    await expect.poll(count, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 10)
    await sleep(Math.random() * 1500)
    server.process.kill('SIGKILL')
    await server.ended
    server = await started(installation)
  }
  over.abort()
  await Promise.all(working)
  for (let round = 0; round < 3; round += 1) for (const editor of editors) await editor.send()
  const page = await read()
  const all = await person.call('POST', `${place.address}/operations`, {
    session: 'quien-mira',
    seen: Math.max(1, page.version - 1_900),
    steps: [],
  })
  const kept = new Set(answerSchema.parse(all.body).steps?.map(({ session, n }) => `${session} ${n}`))
  const recent = page.version <= 1_900
  return {
    confirmed: count(),
    lost: recent
      ? editors.flatMap(({ session, confirmed }) =>
          [...confirmed].filter((n) => !kept.has(`${session} ${n}`)).map((n) => `${session} ${n}`),
        )
      : [],
    waiting: editors.filter((editor) => !editor.isEmpty()).length,
    differing: editors.filter(
      (editor) => JSON.stringify(encodePage(editor.document())) !== JSON.stringify(page.document),
    ).length,
  }
}
