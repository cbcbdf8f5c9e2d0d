import type { Locator, Page } from '@playwright/test'
import { action, control, drag, elements, tile } from './editor.ts'

const types = ['text', 'heading', 'button', 'container', 'image']

/**
 * Does one random thing a call, as a hand would: an edit, a new element, a drag of a tile or of an element, an undo or a
 * redo. The same seed does the same. The page stays about as large as it was.
 */
export function randomActions(page: Page, seed: number): () => Promise<void> {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const anyType = () => types[below(types.length)] ?? 'text'
  const anyOf = async (all: Locator) => all.nth(below(Math.max(1, await all.count())))
  const point = () => ({ x: 0.1 + below(80) / 100, y: 0.1 + below(80) / 100 })
  let start: number | undefined

  async function edit() {
    const text = await anyOf(elements(page, 'text'))
    await text.click({ position: { x: 4, y: 4 } })
    await control(page, 'text').fill(`Texto ${below(1000)}`)
  }

  async function step(name: 'undo' | 'redo') {
    const button = action(page, name)
    if (await button.isEnabled()) await button.click()
  }

  return async () => {
    const count = await elements(page).count()
    start ??= count
    const chance = below(100)
    if (count > start + 20) await step('undo')
    else if (chance < 35) await edit()
    else if (chance < 50) await tile(page, anyType()).click()
    else if (chance < 60)
      await drag(page, tile(page, anyType()), await anyOf(elements(page, 'text')), point())
    else if (chance < 70)
      await drag(page, await anyOf(elements(page, 'text')), await anyOf(elements(page, 'button')), point())
    else await step(chance < 90 ? 'undo' : 'redo')
  }
}
