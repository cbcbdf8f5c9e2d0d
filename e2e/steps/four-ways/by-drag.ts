import type { Locator, Page } from '@playwright/test'
import { canvas, elements, tile } from '../editor.ts'
import { expectCount, inside } from './page.ts'

/** Carries something over a point of the target (fractions of its box) and lets go. */
type Carry = (page: Page, source: Locator, target: Locator, at?: { x: number; y: number }) => Promise<void>

/** The twelve elements by dragging alone, with whatever drags. */
export async function buildByDrag(page: Page, carry: Carry) {
  const ground = canvas(page).locator('[data-page-root]')
  const columns = elements(page, 'columns')
  const boxes = elements(page, 'container')
  const [first, second] = [boxes.nth(0), boxes.nth(1)]
  const low = { x: 0.5, y: 0.85 }
  let count = 0
  async function add(type: string, target: Locator, at?: { x: number; y: number }) {
    await carry(page, tile(page, type), target, at)
    await expectCount(page, (count += 1))
  }

  await add('columns', ground, { x: 0.5, y: 0.3 })
  await add('container', columns)
  await add('container', columns, { x: 0.75, y: 0.5 })
  await add('heading', first)
  await add('text', first, low)
  await add('button', first, low)
  await add('text', second)
  await add('image', first, low)
  await carry(page, inside(first, 'button'), inside(first, 'text'), { x: 0.5, y: 0.15 })
  await carry(page, inside(first, 'image'), inside(second, 'text'), { x: 0.5, y: 0.15 })
  await add('section', ground, { x: 0.5, y: 0.7 })
  await add('form', elements(page, 'section'))
  await add('text', ground, { x: 0.5, y: 0.73 })
  // On the upper edge of a container means before it.
  await add('heading', columns, { x: 0.5, y: 0.005 })
}
