import type { Browser, CDPSession, Page } from '@playwright/test'
import { middle, sampleDocument } from '../../e2e/product/large-page.ts'
import type { Editor } from './editors.ts'

/** What is timed, in ms: commands by program, then the same by a real keyboard and a real mouse. */
export const series = ['select', 'edit', 'insert', 'undo', 'type', 'drop'] as const

export type Figures = Record<(typeof series)[number], number[]> & {
  /** From the start of navigation until every element stands on the canvas and can be selected. */
  load: number
  /** Frames while a tile is dragged over sixty places. */
  frames: number[]
  /** MB of script objects after a collection. */
  heap: number
}

const repeats = 10

/** One run in a browser profile of its own, its processor so many times slower (1: as it is). */
export async function measure(
  browser: Browser,
  editor: Editor,
  size: number,
  slower: number,
): Promise<Figures> {
  const document = sampleDocument(size)
  const place = middle(document)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(180_000)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const load = await editor.open(page, document)
    await select(page, place.text)
    const heap = await heapOf(cdp)
    const figures: Figures = {
      load,
      frames: [],
      heap,
      select: [],
      edit: [],
      insert: [],
      undo: [],
      type: [],
      drop: [],
    }
    for (let round = 0; round < repeats; round += 1) {
      await select(page, place.otherText)
      figures.select.push(await select(page, place.text))
      figures.edit.push(
        await page.evaluate(([id, text]) => globalThis.probe?.edit(id, text) ?? 0, [
          place.text,
          `Cambio ${String(round)}`,
        ] as const),
      )
      figures.insert.push(await page.evaluate((id) => globalThis.probe?.insert(id) ?? 0, place.text))
      figures.undo.push(await page.evaluate(() => globalThis.probe?.undo() ?? 0))
    }
    figures.type = await typing(page, editor, place.text)
    await dragging(page, editor, place.text, figures)
    return figures
  } finally {
    await context.close()
  }
}

function select(page: Page, id: string) {
  return page.evaluate((one) => globalThis.probe?.select(one) ?? 0, id)
}

async function typing(page: Page, { field }: Editor, id: string): Promise<number[]> {
  if (field === null) return []
  await select(page, id)
  await page.evaluate((one) => Object(globalThis).watchTyping(one), id)
  await page.locator(field).first().click()
  await page.keyboard.press('End')
  await page.keyboard.type('hola mundo, qué tal', { delay: 80 })
  await page.waitForFunction(() => (globalThis.typed?.length ?? 0) >= 18, null, { timeout: 60_000 })
  return page.evaluate(() => globalThis.typed ?? [])
}

/** Takes the tile of a text with the mouse, leads it over sixty places and lets go over the middle element. */
async function dragging(page: Page, editor: Editor, id: string, figures: Figures) {
  const target = editor.canvas(page).locator(editor.node(id)).first()
  if ((await target.count()) === 0) return
  await target.scrollIntoViewIfNeeded()
  const from = await page.locator(editor.tile).first().boundingBox()
  const to = await target.boundingBox()
  if (!from || !to) return
  await page.evaluate(() => Object(globalThis).watchDrag())
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 10, from.y + from.height / 2 + 10, { steps: 3 })
  for (let step = 0; step < 60; step += 1)
    await page.mouse.move(
      to.x + to.width * (0.3 + (step % 10) / 25),
      to.y + to.height * 0.8 + Math.sin(step / 6) * 120,
    )
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.8, { steps: 5 })
  await page.mouse.up()
  await page.waitForFunction(() => globalThis.dragged?.drop !== null, null, { timeout: 30_000 })
  const dragged = await page.evaluate(() => globalThis.dragged)
  figures.frames = dragged?.frames ?? []
  if (typeof dragged?.drop === 'number') figures.drop.push(dragged.drop)
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
