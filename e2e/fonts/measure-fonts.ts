import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  commonLetters,
  families,
  type Family,
  type FontKind,
  type Measures,
  rareLetters,
  sampleText,
} from '@aurelio/page/fonts'
import { fromBuffer } from '@capsizecss/unpack'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { cutFont } from './cut-font.ts'

/** Fonts of the measures of Arial, Times New Roman and Courier New. */
const stands: Record<FontKind, string> = {
  sans: 'Liberation Sans',
  serif: 'Liberation Serif',
  mono: 'Liberation Mono',
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const target = join(root, 'page/src/fonts/font-data.json')
/** What the server serves, with the licence of each. */
const folder = join(root, 'server/fonts')

/** The two files of a family, made of the one that its package brings. */
async function cutFamily(family: Family): Promise<{ bytes: Buffer; rareBytes: Buffer }> {
  const { id } = family
  const whole = await readFile(ofPackage(id, `files/${id}-latin-wght-normal.woff2`))
  const bytes = await cutFont(whole, family, commonLetters)
  const rareBytes = await cutFont(whole, family, rareLetters)
  await mkdir(join(folder, id), { recursive: true })
  await writeFile(join(folder, id, 'common.woff2'), bytes)
  await writeFile(join(folder, id, 'rare.woff2'), rareBytes)
  await writeFile(join(folder, id, 'LICENSE'), await readFile(ofPackage(id, 'LICENSE')))
  return { bytes, rareBytes }
}

function ofPackage(id: string, file: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${id}/${file}`))
}

/** What the page package knows of each family, read from its files: tables, and widths at two weights. */
async function describe(page: Page, family: Family): Promise<Measures> {
  const { id, kind } = family
  const { bytes, rareBytes } = await cutFamily(family)
  const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(bytes)
  const percent = (units: number) => round((Math.abs(units) / unitsPerEm) * 100)
  const weights = await weightsOf(id)
  await page.evaluate(
    async ({ name, source, range }) => {
      const face = new FontFace(name, `url(${source})`, { weight: range })
      document.fonts.add(await face.load())
    },
    { name: id, source: `data:font/woff2;base64,${bytes.toString('base64')}`, range: weights.join(' ') },
  )
  const adjust = async (weight: number) => {
    const [own, stand] = await widths(page, weight, [id, stands[kind]])
    return round((own / stand) * 100)
  }
  return {
    weights,
    hash: hashOf(bytes),
    bytes: bytes.length,
    rareHash: hashOf(rareBytes),
    ascent: percent(ascent),
    descent: percent(descent),
    lineGap: percent(lineGap),
    regular: await adjust(400),
    bold: await adjust(700),
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10)
}

async function weightsOf(id: string): Promise<[number, number]> {
  const css = await readFile(ofPackage(id, 'wght.css'), 'utf8')
  const [, least, most] = /font-weight: (\d+) (\d+)/.exec(css) ?? []
  return [Number(least), Number(most)]
}

async function widths(page: Page, weight: number, names: [string, string]): Promise<[number, number]> {
  return page.evaluate(
    ({ at, family: [one, other], text }) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('No canvas')
      const measured: [number, number] = [0, 0]
      context.font = `${at} 1000px "${one}"`
      measured[0] = context.measureText(text).width
      context.font = `${at} 1000px "${other}"`
      measured[1] = context.measureText(text).width
      return measured
    },
    { at: weight, family: names, text: sampleText },
  )
}

function round(percent: number) {
  return Number(percent.toFixed(2))
}

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
try {
  const page = await browser.newPage()
  const fonts: Record<string, Measures> = {}
  for (const family of families) fonts[family.id] = await describe(page, family)
  await writeFile(target, `${JSON.stringify(fonts, null, 2)}\n`)
} finally {
  await browser.close()
}
