import { z } from 'zod'
import { families } from './families.ts'
import { type Font, fontFile, type Measures } from './font.ts'
import data from './font-data.json' with { type: 'json' }

const measuresSchema: z.ZodType<Measures> = z.object({
  weights: z.tuple([z.number(), z.number()]),
  hash: z.string(),
  bytes: z.number(),
  rareHash: z.string(),
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  regular: z.number(),
  bold: z.number(),
})

const measures = z.record(z.string(), measuresSchema).parse(data)

/** The families with what `e2e/fonts/` has read out of their files. */
export const fonts: readonly Font[] = families.flatMap((family) => {
  const measured = measures[family.id]
  return measured ? [{ ...family, ...measured }] : []
})

const byId = new Map(fonts.map((font) => [font.id, font]))

const byFile = new Map(fonts.map((font) => [fontFile(font), font]))

/** The family whose common letters are in a file, by the name that its address has. */
export function findFontFile(file: string): Font | undefined {
  return byFile.get(file)
}

/** A family by its id; undefined for one that the product does not bring. */
export function findFont(id: string): Font | undefined {
  return byId.get(id)
}
