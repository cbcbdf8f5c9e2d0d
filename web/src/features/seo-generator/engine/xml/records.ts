import type { Parser } from 'saxen'
import { FileError } from '../csv-error.ts'

/** Between texts of elements of the same name in one record. */
const between = ', '
const mostColumns = 500

type Frame = { path: string; children: Map<string, number>; characters: number }

/**
 * Which elements are the rows: the outermost that repeat within one parent, and of those the ones that hold most text.
 * Undefined where nothing repeats and nothing holds others.
 */
export function recordPath(parser: Parser, xml: string): string | undefined {
  const repeated = new Map<string, { depth: number; characters: number }>()
  const frames: Frame[] = [newFrame('')]
  let single: string | undefined
  readXml(parser, xml, {
    open(name) {
      const parent = frames.at(-1) ?? newFrame('')
      const times = (parent.children.get(name) ?? 0) + 1
      parent.children.set(name, times)
      const path = `${parent.path}/${name}`
      if (times > 1 && !repeated.has(path)) repeated.set(path, { depth: frames.length, characters: 0 })
      frames.push(newFrame(path))
    },
    text(text) {
      for (const frame of frames) frame.characters += text.length
    },
    close() {
      const { path, characters, children } = frames.pop() ?? newFrame('')
      if (children.size === 0) single ??= frames.at(-1)?.path
      const known = repeated.get(path)
      if (known) known.characters += characters
    },
  })
  const depth = Math.min(...[...repeated.values()].map((each) => each.depth))
  const outermost = [...repeated].filter(([, each]) => each.depth === depth)
  const [best] = outermost.toSorted(([, a], [, b]) => b.characters - a.characters)
  return best?.[0] ?? (single === '' ? undefined : single)
}

/** The rows: a column for each path of elements and attributes within a record, as they come up. */
export function columnsOfRecords(parser: Parser, xml: string, path: string) {
  const columns = new Map<string, number>()
  const rows: string[][] = []
  const names: string[] = []
  let row: string[] | undefined
  let text = ''
  let start = 0

  function put(column: string, value: string) {
    const known = columns.get(column)
    if (known === undefined && (columns.size === mostColumns || value === '')) return
    const at = known ?? columns.size
    columns.set(column, at)
    if (row) row[at] = row[at] ? `${row[at]}${between}${value}` : value
  }
  readXml(parser, xml, {
    open(name, attributes) {
      names.push(name)
      text = ''
      if (!row && `/${names.join('/')}` === path) {
        row = []
        start = names.length
      }
      if (!row) return
      const within = names.slice(start).join('/')
      for (const [key, value] of Object.entries(attributes)) put(`${within}@${key}`, value)
    },
    text(piece) {
      text += piece
    },
    close() {
      if (row) put(names.slice(start).join('/') || (names.at(-1) ?? ''), text.trim())
      text = ''
      if (row && names.length === start) {
        rows.push(row)
        row = undefined
      }
      names.pop()
    },
  })
  const header = [...columns.keys()]
  return { header, rows: rows.map((cells) => header.map((_, at) => cells[at] ?? '')) }
}

type Reader = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text: (text: string) => void
  close: () => void
}

function readXml(parser: Parser, xml: string, { open, text, close }: Reader) {
  let depth = 0
  parser.on('error', () => {
    throw damaged()
  })
  parser.on('openTag', (name, attributes, decode) => {
    depth += 1
    const found = Object.entries(attributes()).map(([key, value]) => [key, decode(value)] as const)
    open(name, Object.fromEntries(found))
  })
  parser.on('text', (value, decode) => text(decode(value)))
  parser.on('cdata', (value) => text(value))
  parser.on('closeTag', () => {
    depth -= 1
    close()
  })
  parser.parse(xml)
  if (depth !== 0) throw damaged()
}

function damaged() {
  return new FileError({ fault: 'damaged-xml' })
}

function newFrame(path: string): Frame {
  return { path, children: new Map(), characters: 0 }
}
