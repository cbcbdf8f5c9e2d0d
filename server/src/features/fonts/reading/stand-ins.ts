import { type FontKind, sampleText } from '@aurelio/page/fonts'
import { atWeight } from './cut-font.ts'
import type { Facts } from './facts.ts'
import { widthOf } from './letters-of.ts'
import { type Tables, tablesOf } from './sfnt.ts'

/**
 * How wide `sampleText` sets in the letters of every system, in letter sizes: Arial, Times New Roman and Courier New, as
 * Liberation Sans, Serif and Mono of the same measures tell, regular and bold.
 */
const widths: Record<FontKind, { regular: number; bold: number }> = {
  sans: { regular: 149.3628, bold: 160.4355 },
  serif: { regular: 134.1553, bold: 141.7515 },
  mono: { regular: 197.4321, bold: 197.4321 },
}

/** Percent by which what stands for a font until it is there becomes as wide as it is. */
export async function standInsFor(font: Buffer, tables: Tables, facts: Facts) {
  const at = async (weight: number) =>
    facts.axes.length === 0 ? tables : tablesOf(await atWeight(font, facts, weight, sampleText))
  const share = async (weight: number, stand: number) =>
    Number(((widthOf(await at(weight), sampleText) / stand) * 100).toFixed(2))
  const { regular, bold } = widths[facts.kind]
  return { regular: await share(400, regular), bold: await share(700, bold) }
}
