import { sampleDocument } from '../product/large-page.ts'
import { expect, test } from '../product/test.ts'
import { action, elements, openEditorWith } from '../steps/editor.ts'
import { whatIsHeld } from '../steps/memory.ts'
import { randomActions } from '../steps/random-actions.ts'
import { enter } from '../steps/session.ts'

const rounds = 6
/** Fewer than the history keeps, so that all of them can be undone. */
const actions = 40

test('what is undone leaves nothing behind in memory', async ({ page, context, product }) => {
  test.setTimeout(300_000)
  await enter(context, product.url)
  await openEditorWith(page, sampleDocument(90))
  const start = await elements(page).count()
  const act = randomActions(page, 7)
  const held = []
  for (let round = 0; round < rounds; round += 1) {
    for (let done = 0; done < actions; done += 1) await act()
    while (await action(page, 'undo').isEnabled()) await action(page, 'undo').click()
    await expect(elements(page)).toHaveCount(start)
    // The same element is chosen, so that the same controls stand in the panel.
    await elements(page, 'heading')
      .first()
      .click({ position: { x: 4, y: 4 } })
    await expect(elements(page, 'heading').first()).toHaveAttribute('data-selected', 'true')
    held.push(await whatIsHeld(page))
  }
  test.info().annotations.push({ type: 'held', description: JSON.stringify(held) })
  // What loads with the first use of something is there after three rounds.
  const [, , before] = held
  const after = held.at(-1)
  if (!before || !after) throw new Error('Nothing was measured')
  const since = actions * (rounds - 3)
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(since / 5)
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(since)
  expect(after.detached, 'trees out of the document').toBeLessThan(since / 5)
})
