import type { Page } from '@playwright/test'
import { z } from 'zod'
import { action, canvas, elements, openEditorOf } from '../steps/editor.ts'
import { soon } from '../steps/live.ts'
import { backOnline } from '../steps/network.ts'
import { expect, test } from '../steps/team-test.ts'

const text = (id: string, words: string) => ({ id, type: 'text', name: 'Texto', props: { text: words } })
const heading = (id: string, words: string) => ({
  id,
  type: 'heading',
  name: 'Título',
  props: { text: words },
})
const element = (page: Page, id: string) => canvas(page).locator(`[data-element-id="${id}"]`)

const order = (at: Page) =>
  elements(at).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-element-id')))

/** Types over the text of an element, on the canvas. */
async function retype(page: Page, id: string, words: string) {
  await element(page, id).dblclick()
  await expect(element(page, id)).toHaveAttribute('data-inline-editing')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

test('two people work on one page at the same time', async ({ page, owner, colleague }) => {
  const made = await owner.call('POST', '/api/pages', {
    name: 'Otoño',
    document: {
      version: 1,
      elements: [heading('heading-1', 'Uno'), text('text-2', 'Dos'), text('text-3', 'Tres')],
    },
  })
  const { id } = z.object({ id: z.string() }).parse(made)
  const there = colleague.page
  await openEditorOf(page, id)
  await openEditorOf(there, id)

  // Who is there, and what they have selected.
  const people = page.getByRole('list', { name: 'Personas en la página' })
  await expect(people.locator('[data-presence="Bruno Vidal"]')).toBeVisible(soon)
  await expect(there.locator('[data-presence="Lucía Prado"]')).toBeVisible(soon)
  await element(there, 'text-2').click()
  await expect(page.locator('[data-remote-selection="Bruno Vidal"]')).toBeVisible(soon)
  const layers = page.getByRole('button', { name: 'Capas' })
  await layers.click()
  await expect(page.locator('[data-remote-layer="Bruno Vidal"]')).toBeVisible(soon)
  await layers.click()

  // Whoever is followed leads to their device.
  const follow = people.getByRole('button', { name: 'Seguir a Bruno Vidal' })
  await follow.click()
  await there.locator('[data-viewport="mobile"]').click()
  await expect(page.locator('[data-viewport="mobile"]')).toHaveAttribute('aria-pressed', 'true', soon)
  await element(page, 'heading-1').click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  for (const at of [there, page]) await at.locator('[data-viewport="desktop"]').click()

  // Each key of one is seen by the other, before the text is left.
  await retype(page, 'heading-1', 'Rebajas')
  await expect(element(there, 'heading-1')).toHaveText('Rebajas', soon)
  await page.keyboard.press('Escape')

  // A move and a removal.
  await retype(there, 'text-3', 'Al principio')
  await there.keyboard.press('Escape')
  await expect(element(page, 'text-3')).toHaveText('Al principio', soon)
  await element(there, 'text-3').click()
  await there.keyboard.press('Alt+ArrowUp')
  await there.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => order(page), soon).toEqual(['text-3', 'heading-1', 'text-2'])
  await element(page, 'text-2').click()
  await page.keyboard.press('Delete')
  await expect(element(there, 'text-2')).toHaveCount(0, soon)

  // What is taken back is one's own alone.
  await action(page, 'undo').click()
  await expect(element(there, 'text-2')).toHaveText('Dos', soon)
  await action(page, 'undo').click()
  await expect(element(there, 'heading-1')).toHaveText('Uno', soon)
  expect(await order(page)).toEqual(['text-3', 'heading-1', 'text-2'])

  // Without the network one goes on; both join when it is back, and a reload loses nothing.
  await page.context().setOffline(true)
  await expect(
    page.getByRole('status').filter({ hasText: 'Sin conexión: tus cambios se envían al volver' }),
  ).toBeVisible(soon)
  await retype(page, 'heading-1', 'Sin red')
  await page.keyboard.press('Escape')
  await retype(there, 'text-2', 'Con red')
  await there.keyboard.press('Escape')
  await backOnline(page)
  await expect(element(there, 'heading-1')).toHaveText('Sin red', soon)
  await expect(element(page, 'text-2')).toHaveText('Con red', soon)
  await page.reload()
  await expect(element(page, 'heading-1')).toHaveText('Sin red', soon)
  await expect(element(page, 'text-2')).toHaveText('Con red', soon)

  await there.close()
  await expect(page.locator('[data-presence]')).toHaveCount(0, soon)
})
