import type { Page } from '@playwright/test'
import { z } from 'zod'
import { action, builder, canvas, elements } from '../steps/editor.ts'
import { soon } from '../steps/live.ts'
import { backOnline } from '../steps/network.ts'
import { expect, test } from '../steps/team-test.ts'

const heading = (id: string, words: string) => ({ id, type: 'heading', name: '', props: { text: words } })
const element = (page: Page, id: string) => canvas(page).locator(`[data-element-id="${id}"]`)
const withId = z.object({ id: z.string() })

/** Types over the text of an element, on the canvas. */
async function retype(page: Page, id: string, words: string) {
  await element(page, id).dblclick()
  await expect(element(page, id)).toHaveAttribute('data-inline-editing')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

test('two people work on one symbol at the same time', async ({ page, owner, colleague }) => {
  const children = [heading('heading-1', 'Uno'), heading('heading-2', 'Dos')]
  const document = {
    version: 1,
    elements: [{ id: 'section-1', type: 'section', name: 'Aviso', props: { children } }],
  }
  const { id } = withId.parse(await owner.call('POST', '/api/symbols', { name: 'Aviso', document }))
  const there = colleague.page
  for (const at of [page, there]) {
    await at.goto(`${builder}/symbols/${id}`)
    await expect(elements(at, 'heading')).toHaveCount(2)
  }

  // Who is there, and what they have selected.
  await expect(page.locator('[data-presence="Bruno Vidal"]')).toBeVisible(soon)
  await expect(there.locator('[data-presence="Lucía Prado"]')).toBeVisible(soon)
  await element(there, 'heading-2').click()
  await expect(page.locator('[data-remote-selection="Bruno Vidal"]')).toBeVisible(soon)

  // Each key of one is seen by the other; what is taken back is one's own alone.
  await retype(page, 'heading-1', 'Rebajas')
  await expect(element(there, 'heading-1')).toHaveText('Rebajas', soon)
  await page.keyboard.press('Escape')
  await retype(there, 'heading-2', 'Hasta el domingo')
  await there.keyboard.press('Escape')
  await expect(element(page, 'heading-2')).toHaveText('Hasta el domingo', soon)
  await action(page, 'undo').click()
  await expect(element(there, 'heading-1')).toHaveText('Uno', soon)
  await expect(element(page, 'heading-2')).toHaveText('Hasta el domingo')
  await action(page, 'redo').click()
  await expect(element(there, 'heading-1')).toHaveText('Rebajas', soon)

  // Without the network one goes on; it is sent when that is back, and a reload loses nothing.
  await page.context().setOffline(true)
  const offline = page
    .getByRole('status')
    .filter({ hasText: 'Sin conexión: tus cambios se envían al volver' })
  await expect(offline).toBeVisible(soon)
  await retype(page, 'heading-1', 'Sin red')
  await page.keyboard.press('Escape')
  await backOnline(page)
  await expect(element(there, 'heading-1')).toHaveText('Sin red', soon)
  await page.reload()
  await expect(element(page, 'heading-1')).toHaveText('Sin red', soon)
  await expect(element(page, 'heading-2')).toHaveText('Hasta el domingo')

  // Nobody else sees a draft; 'Terminar' makes it the symbol, for what both have done.
  const symbol = async () => JSON.stringify(await owner.call('GET', `/api/symbols/${id}`))
  expect(await symbol()).toContain('"text":"Uno"')
  await there.getByRole('button', { name: 'Terminar' }).click()
  await expect(there.getByText('Símbolo guardado. Tus páginas ya lo muestran en el editor.')).toBeVisible(
    soon,
  )
  expect(await symbol()).toMatch(/Sin red.*Hasta el domingo/)
  await expect(page.locator('[data-presence]')).toHaveCount(0, soon)

  // Whose rights are taken away is told, and what they type stays with them.
  await there.goto(`${builder}/symbols/${id}`)
  await expect(page.locator('[data-presence="Bruno Vidal"]')).toBeVisible(soon)
  const { user } = z.object({ user: withId }).parse(await colleague.account.call('GET', '/api/session'))
  await owner.call('POST', `/api/workspace/members/${user.id}/removal`)
  await expect(page.locator('[data-presence]')).toHaveCount(0, soon)
  await retype(there, 'heading-2', 'Ya no puedo')
  await expect(there.locator('[data-save-status="failed"]')).toBeVisible(soon)
  await retype(page, 'heading-1', 'Ya solos')
  await page.keyboard.press('Escape')
  await expect(element(page, 'heading-2')).toHaveText('Hasta el domingo')
  await expect
    .poll(async () => JSON.stringify(await owner.call('GET', `/api/symbols/${id}/draft`)), soon)
    .toContain('Ya solos')
})
