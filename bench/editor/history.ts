import {
  decodeElements,
  edit,
  record,
  startHistory,
  update,
  type History,
} from '../../page/src/document/index.ts'
import { historyText } from '../../web/src/features/page-builder/editor/sync/history/kept-history.ts'
import { median } from '../statistics.ts'
import { sampleDocument } from '../../e2e/product/large-page.ts'

/** What the history costs: time and memory for each entry, and what it takes to keep it beyond a reload. */
const count = 5000
const entries = 49
const rounds = 20

if (!global.gc) throw new Error('Run with --expose-gc')
const collect = global.gc
const megabyte = 1024 * 1024

function documentOf() {
  const decoded = decodeElements(sampleDocument(count))
  if (!decoded.ok) throw decoded.error
  return decoded.document
}

function heap(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

function timed<T>(times: number[], work: () => T): T {
  const start = performance.now()
  const result = work()
  times.push(performance.now() - start)
  return result
}

/** A history filled with changes of the texts of elements all over the page. */
function fill(times: number[], keepTimes: number[]): { history: History; bytes: number } {
  const document = documentOf()
  const ids = Object.keys(document.elements).filter((id) => id.startsWith('text-'))
  let history = startHistory(document, 'Prueba')
  historyText(history)
  const before = heap()
  for (let step = 0; step < entries; step += 1) {
    const id = ids[(step * 97) % ids.length] ?? ''
    history = timed(times, () => {
      const edited = edit(history.document, (page) => update(page, { id, props: { text: `Cambio ${step}` } }))
      return record(history, { edited, label: 'Cambiar', selection: id })
    })
    timed(keepTimes, () => historyText(history))
  }
  return { history, bytes: heap() - before }
}

/** The 95th percentile. */
function slowest(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.95)] ?? Number.NaN
}

const [times, keepTimes, copyTimes, sizes]: [number[], number[], number[], number[]] = [[], [], [], []]
let text = 0
for (let round = 0; round < rounds; round += 1) {
  const { history, bytes } = fill(times, keepTimes)
  sizes.push(bytes / entries / megabyte)
  text = historyText(history).length
}
const copies = heap()
const document = documentOf()
const deep = Array.from({ length: entries }, () => timed(copyTimes, () => structuredClone(document)))
const copied = (heap() - copies) / deep.length / megabyte

const show = (name: string, all: number[], unit: string) =>
  console.log(`${name}: ${median(all).toFixed(2)} / ${slowest(all).toFixed(2)} ${unit}`)
show('one change and its entry', times, 'ms')
show('its text for the database', keepTimes, 'ms')
show('memory for an entry', sizes, 'MB')
show('a deep copy instead', copyTimes, 'ms')
console.log(`memory of a deep copy: ${copied.toFixed(2)} MB`)
console.log(`text of ${entries + 1} entries: ${(text / megabyte).toFixed(2)} MB`)
