import { z } from 'zod'
import type { Font } from './font.ts'
import data from './font-data.json' with { type: 'json' }

const fontSchema: z.ZodType<Font> = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['sans', 'serif', 'mono']),
  weights: z.tuple([z.number(), z.number()]),
  hash: z.string(),
  bytes: z.number(),
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  regular: z.number(),
  bold: z.number(),
})

/** The families with what `e2e/fonts/` has read out of their files. */
export const fonts: readonly Font[] = z.array(fontSchema).parse(data)

const byId = new Map(fonts.map((font) => [font.id, font]))

/** A family by its id; undefined for one that the product does not bring. */
export function findFont(id: string): Font | undefined {
  return byId.get(id)
}
