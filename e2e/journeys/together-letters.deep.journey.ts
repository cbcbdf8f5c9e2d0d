import type { Page } from '@playwright/test'
import { z } from 'zod'
import { builder, canvas, elements } from '../steps/editor.ts'
import { soon } from '../steps/live.ts'
import { backOnline } from '../steps/network.ts'
import { expect, test } from '../steps/team-test.ts'

const withId = z.object({ id: z.string() })
const element = (page: Page, id: string) => canvas(page).locator(`[data-element-id="${id}"]`)
const heading = (id: string, words: string) => ({ id, type: 'heading', name: '', props: { text: words } })

/** Types over the text of an element, on the canvas. */
async function retype(page: Page, id: string, words: string) {
  await element(page, id).dblclick()
  await expect(element(page, id)).toHaveAttribute('data-inline-editing')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

test('two people write one letter at the same time', async ({ page, owner, colleague }) => {
  const { id } = withId.parse(await owner.call('POST', '/api/letters', { subject: 'Otoño' }))
  const document = { version: 1, elements: [heading('heading-1', 'Uno'), heading('heading-2', 'Dos')] }
  await owner.call('PUT', `/api/letters/${id}`, { document, baseNumber: 1 })
  const there = colleague.page
  for (const at of [page, there]) {
    await at.goto(`${builder}/letters/${id}`)
    await expect(elements(at, 'heading')).toHaveCount(2)
  }
  await expect(page.locator('[data-presence="Bruno Vidal"]')).toBeVisible(soon)
  await element(there, 'heading-2').click()
  await expect(page.locator('[data-remote-selection="Bruno Vidal"]')).toBeVisible(soon)

  await retype(page, 'heading-1', 'Ya es otoño')
  await expect(element(there, 'heading-1')).toHaveText('Ya es otoño', soon)
  await page.keyboard.press('Escape')
  await retype(there, 'heading-2', 'Ven a vernos')
  await there.keyboard.press('Escape')
  await expect(element(page, 'heading-2')).toHaveText('Ven a vernos', soon)

  await page.context().setOffline(true)
  await expect(page.locator('[data-save-status="offline"]')).toBeVisible(soon)
  await retype(page, 'heading-1', 'Sin red')
  await page.keyboard.press('Escape')
  await backOnline(page)
  await expect(element(there, 'heading-1')).toHaveText('Sin red', soon)
  await expect
    .poll(async () => JSON.stringify(await owner.call('GET', `/api/letters/${id}`)), soon)
    .toMatch(/Sin red.*Ven a vernos/)
})
