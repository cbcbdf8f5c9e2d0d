import { z } from 'zod'
import { json } from './printed.ts'

const number = z.number().finite().nullish()
const partSchema = z.object({
  format_id: z.string().nullish(),
  ext: z.string().nullish(),
  protocol: z.string().nullish(),
  filesize: number,
  filesize_approx: number,
  tbr: number,
})
const chosenSchema = partSchema.extend({
  title: z.string().nullish(),
  duration: number,
  is_live: z.boolean().nullish(),
})
const progressSchema = z.object({
  status: z.string(),
  downloaded_bytes: number,
  total_bytes: number,
  total_bytes_estimate: number,
  fragment_index: number,
  fragment_count: number,
  filename: z.string().nullish(),
})

export type Part = z.infer<typeof partSchema>
export type Chosen = z.infer<typeof chosenSchema>
export type PartProgress = z.infer<typeof progressSchema>

export type OutputLine =
  | { tag: 'chosen'; chosen: Chosen }
  | { tag: 'parts'; parts: Part[] }
  | { tag: 'progress'; progress: PartProgress }

/** Reads one line of the engine's standard output; null for anything that is not one of our templates. */
export function readOutputLine(line: string): OutputLine | null {
  const [, tag, printed = ''] = /^@([IRP]) (.+)$/.exec(line.trim()) ?? []
  if (!tag) return null
  const value = json(printed)
  if (tag === 'P') {
    const { data } = progressSchema.safeParse(value)
    return data ? { tag: 'progress', progress: data } : null
  }
  if (tag === 'I') {
    const { data } = chosenSchema.safeParse(value)
    return data ? { tag: 'chosen', chosen: data } : null
  }
  // One format alone prints an empty object.
  const { data } = z.array(partSchema).safeParse(value)
  return data ? { tag: 'parts', parts: data } : null
}
