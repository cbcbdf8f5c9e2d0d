import { z } from 'zod'
import { outlinesSchema } from './bookmarks.ts'
import type { Bytes } from './bytes.ts'
import { qpdf } from './qpdf.ts'

/** A value of a PDF as qpdf writes it: `12 0 R` leads to an object, `/Name` is a name, `u:text` a text. */
export type Value = unknown
export type Dictionary = Readonly<Record<string, Value>>

const told = z.object({
  pages: z.array(z.object({ object: z.string() })),
  qpdf: z.tuple([
    z.looseObject({ maxobjectid: z.number() }),
    z.record(z.string(), z.looseObject({ value: z.unknown().optional() })),
  ]),
})
const toldOfOutlines = z.object({ outlines: outlinesSchema })
export type Objects = Readonly<Record<string, { value?: Value }>>
/** The objects of a file: `pages` names those that are pages, `head` is what was told with them. */
export type Structure = { pages: readonly string[]; head: { maxobjectid: number }; objects: Objects }

/** What qpdf tells about a file. */
export async function json(file: Bytes, parameters: string[]): Promise<unknown> {
  const run = ['--warning-exit-0', '--json=2', ...parameters, 'in.pdf', 'out']
  const { output } = await qpdf({ 'in.pdf': file }, run)
  return JSON.parse(new TextDecoder().decode(output))
}

/** What a file's bookmarks are. */
export async function outlinesOf(file: Bytes) {
  return toldOfOutlines.parse(await json(file, ['--json-key=outlines'])).outlines
}

/** The structure of a file: all its objects, or those asked for. */
export async function structureOf(file: Bytes, asked: readonly string[] = []): Promise<Structure> {
  return structureIn(await json(file, [...structureKeys, ...asked.map((id) => `--json-object=${id}`)]))
}

/** Bookmarks and structure, told in one run. */
export async function outlinesAndStructureOf(file: Bytes) {
  const answer = await json(file, ['--json-key=outlines', ...structureKeys])
  return { outlines: toldOfOutlines.parse(answer).outlines, structure: structureIn(answer) }
}

const structureKeys = ['--json-key=pages', '--json-key=qpdf']

function structureIn(answer: unknown): Structure {
  const { pages, qpdf: found } = told.parse(answer)
  const [head, objects] = found
  return { pages: pages.map(({ object }) => object), head, objects }
}

/** The file with these objects in the place of its own, or beside them. `head` is what was told with its objects. */
export async function withObjects(
  file: Bytes,
  head: object,
  objects: Readonly<Record<string, { value: Value }>>,
): Promise<Bytes> {
  const update = new TextEncoder().encode(JSON.stringify({ qpdf: [head, objects] }))
  const run = ['--warning-exit-0', '--update-from-json=update.json', 'in.pdf', 'out']
  return (await qpdf({ 'in.pdf': file, 'update.json': update }, run)).output
}

export function isDictionary(value: Value): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Follows a value to its object. */
export function resolved(objects: Objects, value: Value): Value {
  return typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? objects[`obj:${value}`]?.value : value
}
