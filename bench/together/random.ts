// npm run bench:together:random: random operations of two to eight people on pages of a real server that is killed between,
// with answers that are lost, calls that come twice, reloads and what is taken back. OPERATIONS says how many.
import {
  createPageOrder,
  decodeStoredPage,
  DocumentError,
  edit,
  encodePage,
  record,
  startHistory,
  undo,
} from '@aurelio/page/document'
import type { History, PageDocument, Waiting } from '@aurelio/page/document'
import { orderedStepSchema } from '@aurelio/contracts/together-line'
import { operationFor, picks, type Pick } from '@aurelio/page/testing/random-operations'
import * as fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { signUp, type Account } from '../../e2e/product/account.ts'
import { inTemporaryFolder, type Product, startProduct } from '../../e2e/product/product.ts'
import { freePort } from '../../e2e/product/port.ts'
import { machine } from './pages.ts'

const wanted = Number(process.env['OPERATIONS'] ?? 100_000)
/** Operations on one page, all of which are looked at then; and in which rounds the server is killed in the middle. */
const perPage = 1800
const killedEvery = 4
const atOnce = 100

const answerSchema = z.object({
  version: z.int(),
  steps: z.array(orderedStepSchema).nullable(),
  refused: z.array(z.object({ n: z.int(), code: z.string() })),
  known: z.array(z.int()),
})
const pageSchema = z.object({ version: z.int(), document: z.unknown() })
const samples = fc.sample(picks, { numRuns: 5000, seed: Number(process.env['SEED'] ?? 1) })

const totals = { operations: 0, confirmed: 0, refused: 0, undone: 0, lostAnswers: 0, reloads: 0, kills: 0 }

await inTemporaryFolder(async (folder) => {
  const port = String(await freePort())
  const start = () => startProduct(folder, { PORT: port, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000' })
  let product = await start()
  const account = await signUp(product.url)
  const begun = performance.now()
  for (let round = 0; totals.operations < wanted; round += 1) {
    product = await onePage(product, start, account, round)
    if (round % 10 === 0)
      console.log(`${totals.operations} operations, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  await product.stop()
})
console.log(JSON.stringify(totals))
console.log(`No divergence, nothing confirmed lost, nobody's work taken by an undo. ${machine()}.`)

/** Some people on one page until enough was done to it; then all of them see what the server has. */
async function onePage(running: Product, start: () => Promise<Product>, account: Account, round: number) {
  let product = running
  const made = { name: `Vuelta ${round}`, document: { version: 1, elements: [] } }
  const { id } = z.object({ id: z.string() }).parse(await account.call('POST', '/api/pages', made))
  const people = 2 + (round % 7)
  const editors = Array.from({ length: people }, (_each, index) => editorOf(account, id, `${round}-${index}`))
  const before = totals.operations
  const over = new AbortController()
  const working = editors.map(async (editor, index) => {
    for (let turn = index * 31 + round * 7; !over.signal.aborted; turn += 1) {
      for (let change = 0; change < 10; change += 1)
        editor.change(samples[(turn * 10 + change) % samples.length])
      if (turn % 5 === 0) editor.takeBack()
      if (turn % 23 === 0) await editor.reload()
      if (!(await editor.send(turn % 11 === 0))) await sleep(20)
    }
  })
  if (round % killedEvery === 0) {
    while (totals.operations - before < perPage / 2) await sleep(5)
    await product.kill()
    totals.kills += 1
    product = await start()
  }
  while (totals.operations - before < perPage) await sleep(5)
  over.abort()
  await Promise.all(working)
  for (let pass = 0; pass < 3; pass += 1) for (const editor of editors) await editor.sendAll()
  const page = pageSchema.parse(await account.call('GET', `/api/pages/${id}`))
  const all = JSON.stringify(page.document)
  // The order is told from one place on, of two thousand steps at most.
  const told = Math.max(1, page.version - 1999)
  const asked = { session: 'quien-mira', seen: told, steps: [] }
  const behind = answerSchema.parse(await account.call('POST', `/api/pages/${id}/operations`, asked))
  const kept = new Set(behind.steps?.map(({ session, n }) => `${session} ${n}`))
  for (const editor of editors) {
    if (JSON.stringify(encodePage(editor.document())) !== all)
      throw new Error(`Round ${round}: somebody sees another page`)
    if (!editor.isEmpty()) throw new Error(`Round ${round}: something waits that the server has`)
    for (const { key, sequence } of editor.confirmed)
      if (sequence > told && !kept.has(key))
        throw new Error(`Round ${round}: ${key} was confirmed and is lost`)
  }
  return product
}

/** Somebody who changes a page at random by calls, loses answers, loads anew, and takes back what is their own. */
function editorOf({ call }: Account, id: string, name: string) {
  let reloads = 0
  let session = `editor-${name}-0`
  let history: History = startHistory({ elements: {}, root: [] })
  let order = createPageOrder({
    shown: { document: history.document, name: '' },
    version: 1,
    waiting: [],
    session,
  })
  const confirmed: { key: string; sequence: number }[] = []
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body).catch(() => null)
  const show = (document: PageDocument) => {
    if (document !== history.document) history = { ...history, document }
  }

  async function read() {
    const page = pageSchema.safeParse(await ask('GET', `/api/pages/${id}`)).data
    const decoded = page && decodeStoredPage(page.document)
    return page && decoded?.ok ? { document: decoded.document, version: page.version } : null
  }

  async function anew() {
    const page = await read()
    if (page) show(order.begin({ document: page.document, name: '' }, page.version).document)
  }

  async function send(isAnswerLost: boolean): Promise<boolean> {
    const [first] = order.waiting()
    const of = first?.session ?? session
    const steps = order
      .waiting()
      .filter((step) => step.session === of)
      .slice(0, atOnce)
      .map(({ n, operations }) => ({ n, operations }))
    const seen = order.version()
    const answer = answerSchema.safeParse(
      await ask('POST', `/api/pages/${id}/operations`, { session: of, seen, steps }),
    ).data
    if (!answer) return false
    if (isAnswerLost) {
      totals.lostAnswers += 1
      return true
    }
    totals.refused += answer.refused.length
    order.drop(new Set(answer.refused.map(({ n }) => n)), of)
    show(order.shownNow().document)
    for (const { session: by, n, sequence } of answer.steps ?? [])
      if (by === of) confirmed.push({ key: `${by} ${n}`, sequence })
    const next = answer.steps && order.receive(answer.steps, { document: history.document, name: '' })
    if (next) show(next.document)
    else {
      await anew()
      order.drop(new Set([...answer.known, ...steps.map(({ n }) => n)]), of)
      show(order.shownNow().document)
    }
    if (next && answer.known.length > 0) {
      order.drop(new Set(answer.known), of)
      show(order.shownNow().document)
    }
    totals.confirmed = totals.confirmed + steps.length - answer.refused.length - answer.known.length
    return true
  }

  return {
    confirmed,
    document: () => history.document,
    isEmpty: () => order.isEmpty(),
    send,
    async sendAll() {
      await send(false)
      for (let turn = 0; turn < 50 && !order.isEmpty(); turn += 1) await send(false)
      await send(false)
    },
    change(pick: Pick | undefined) {
      const operation =
        pick && operationFor(history.document, pick, name.padStart(4, '0').slice(-4).replace('-', 'x'))
      if (!operation) return
      try {
        const edited = edit(history.document, (page) => page.do(operation))
        history = record(history, { edited, label: 'Cambiar', selection: null })
        order.add({ operations: edited.operations }, undefined)
        totals.operations += 1
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error
      }
    },
    /** Of others nothing may go by that. */
    takeBack() {
      const own = new Set(history.entries.flatMap(({ operations }) => operations.flatMap(addedBy)))
      const others = Object.keys(history.document.elements).filter((each) => !own.has(each))
      const { history: back, done } = undo(history)
      const isGone = others.some((each) => back.document.elements[each] === undefined)
      if (isGone) throw new Error(`${session}: an undo took what another had made`)
      history = back
      if (done.length === 0) return
      order.add({ operations: done }, undefined)
      totals.operations += 1
      totals.undone += 1
    },
    /** As a tab that is closed and opened again: what waited is still there. */
    async reload() {
      const waiting: readonly Waiting[] = order.waiting()
      const page = await read()
      if (!page) return
      totals.reloads += 1
      reloads += 1
      session = `editor-${name}-${reloads}`
      order = createPageOrder({
        shown: { document: page.document, name: '' },
        version: page.version,
        waiting,
        session,
      })
      history = startHistory(order.shownNow().document)
    },
  }
}

function addedBy(operation: { kind: string; nodes?: readonly { id: string }[] }): string[] {
  return operation.kind === 'add' ? (operation.nodes ?? []).map(({ id }) => id) : []
}
