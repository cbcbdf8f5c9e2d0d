import { z } from 'zod'
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
export type Objects = Readonly<Record<string, { value?: Value }>>

/** What qpdf tells about a file. */
export async function json(file: Bytes, parameters: string[]): Promise<unknown> {
  const run = ['--warning-exit-0', '--json=2', ...parameters, 'in.pdf', 'out']
  const { output } = await qpdf({ 'in.pdf': file }, run)
  return JSON.parse(new TextDecoder().decode(output))
}

/** The pages of a file, by the objects they are, and its objects: all, or those asked for. */
export async function objectsOf(file: Bytes, asked: readonly string[] = []) {
  const some = asked.map((object) => `--json-object=${object}`)
  const { pages, qpdf: found } = told.parse(
    await json(file, ['--json-key=pages', '--json-key=qpdf', ...some]),
  )
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
