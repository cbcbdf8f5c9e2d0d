import type { Page } from '@playwright/test'
import { median } from './statistics.ts'

/** Frames of 60 a second, and what a timer may be late by. */
const frameMs = 1000 / 60
const lateMs = 1.5 * frameMs

type Place = { x: number; y: number }

/** A place of a graph's canvas where nothing stands, to take hold of the whole; the canvas is scrolled into sight. */
export async function canvasGround(page: Page): Promise<Place> {
  const pane = page.locator('.react-flow__pane')
  await pane.scrollIntoViewIfNeeded()
  const whole = await pane.boundingBox()
  if (!whole) throw new Error('There is no canvas')
  return { x: whole.x + whole.width / 2, y: whole.y + whole.height - 12 }
}

/** Says how evenly a canvas moves with the pointer; an error where it does not move at all. */
export async function moved(page: Page, what: string, from: Place): Promise<void> {
  const placeOf = () =>
    page.locator('.react-flow__viewport').evaluate((element) => getComputedStyle(element).transform)
  const before = await placeOf()
  const shown = await page.locator('.react-flow__node').count()
  const frames = await framesWhile(page, from)
  if ((await placeOf()) === before) throw new Error(`${what}: it stayed where it was`)
  const late = frames.filter((each) => each > lateMs).length
  const longest = Math.max(...frames)
  console.log(
    `${what}, ${shown} nodes in sight: ${frames.length} frames, median ${median(frames).toFixed(1)} ms, ${late} late, longest ${longest.toFixed(0)} ms.`,
  )
}

/** How long each frame took while the pointer moved with the button down. */
async function framesWhile(page: Page, { x, y }: Place): Promise<number[]> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = page.evaluate(async () => {
    const found: number[] = []
    let before = await new Promise<number>((done) => requestAnimationFrame(done))
    const end = before + 2000
    while (before < end) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done))
      found.push(now - before)
      before = now
    }
    return found
  })
  for (let step = 1; step <= 150; step += 1)
    await page.mouse.move(x + 2 * step, y - Math.round(50 * Math.sin(step / 20)))
  const taken = await frames
  await page.mouse.up()
  return taken
}
