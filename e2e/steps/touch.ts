import { expect, type Locator, type Page } from '@playwright/test'
import { middleOf, pointIn } from './editor.ts'

type Point = { x: number; y: number }

/** A finger on the screen, as the browser's own touch emulation gives it: touches, gestures, pointer events. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  async function send(type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point): Promise<void> {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  }

  async function slide(from: Point, to: Point, steps = 10) {
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps
      await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
  }

  return {
    /** Touches, moves at once and lets go: what scrolls. */
    async swipe(from: Point, to: Point) {
      await send('touchStart', from)
      await slide(from, to)
      await send('touchEnd')
    },
    /** Rests on something until it is lifted, carries it over a point of the target (fractions of its box). */
    async lift(source: Locator) {
      // A canvas that still runs on after a swipe would take the touch for what stops it.
      await source.hover({ trial: true })
      const from = await middleOf(source)
      await send('touchStart', from)
      await expect(page.locator('[data-drag-ghost]')).toBeVisible()
      return {
        async carry(target: Locator, at = { x: 0.5, y: 0.5 }) {
          const to = await pointIn(target, at)
          await slide(from, to)
          await send('touchMove', { x: to.x + 1, y: to.y + 1 })
        },
        moveTo: (point: Point) => send('touchMove', point),
        drop: () => send('touchEnd'),
      }
    },
  }
}

/** Takes something with a finger and lets go of it over a point of the target, as `drag` does with the mouse. */
export async function dragByFinger(page: Page, source: Locator, target: Locator, at = { x: 0.5, y: 0.5 }) {
  const finger = await fingerOn(page)
  const lifted = await finger.lift(source)
  await lifted.carry(target, at)
  await lifted.drop()
  await expect(page.locator('[data-drag-ghost]')).toHaveCount(0)
}
