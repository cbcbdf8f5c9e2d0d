import { cpus, loadavg } from 'node:os'
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'

const madeSchema = z.object({ id: z.string(), version: z.int() })

function text(at: number) {
  return { id: `text-${at}`, type: 'text', name: '', props: { text: `Párrafo ${at}` } }
}

/** Texts in containers of fifty, as the editor's other benches have them. */
export function elementsOf(count: number): unknown[] {
  const perBox = 49
  return Array.from({ length: Math.ceil(count / (perBox + 1)) }, (_box, box) => ({
    id: `container-${box}`,
    type: 'container',
    name: '',
    props: { children: Array.from({ length: perBox }, (_text, at) => text(box * perBox + at)) },
  }))
}

export async function makePage(account: Account, count: number) {
  const document = { version: 1, elements: elementsOf(count) }
  return madeSchema.parse(await account.call('POST', '/api/pages', { name: 'Entre varios', document }))
}

/** What was measured, and on what. */
export function machine(): string {
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
