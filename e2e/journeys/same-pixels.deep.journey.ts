import type { Page } from '@playwright/test'
import { everyElement } from '../../page/src/elements/groups.ts'
import { choiceSamples } from '../../page/src/testing/samples.ts'
import { expect, test } from '../product/test.ts'
import { canvas, newPagePath, openEditorWith } from '../steps/editor.ts'
import { makeLegalPages } from '../steps/legal-pages.ts'
import { expectSameElements, samplesOf } from '../steps/same-elements.ts'
import { expectSamePixels, patient, wide } from '../steps/same-pixels.ts'
import { enter } from '../steps/session.ts'

// Every template of ours, and every option; the parts of each type are compared in the other journeys.
const editorPath = '/dashboard/tools/aurelio-builder/editor'

/** Opens a template of the gallery as the editor itself does after 'Usar Plantilla'. */
async function openTemplate(page: Page, template: string) {
  await page.goto('/terms')
  await page.evaluate((selectedTemplate) => {
    localStorage.removeItem('editorState')
    localStorage.setItem('aurelioEditorData', JSON.stringify({ isOpen: true, selectedTemplate }))
  }, template)
  await page.goto(editorPath)
  await expect(canvas(page).locator('[data-element-id]').first()).toBeVisible(patient)
}

test.beforeEach(async ({ context, page, product }) => {
  await makeLegalPages(await enter(context, product.url))
  await page.setViewportSize({ width: wide, height: 900 })
})

const parts = 4
for (let part = 0; part < parts; part += 1)
  test(`the templates of the gallery, part ${part + 1} of ${parts}`, async ({ context, page }) => {
    test.setTimeout(400_000)
    await page.goto(newPagePath)
    const cards = page.locator('[data-template]')
    await expect(cards).toHaveCount(13)
    const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-template') ?? ''))
    for (const id of ids.filter((_, index) => index % parts === part))
      await test.step(id, async () => {
        await openTemplate(page, id)
        await expectSamePixels(context, page)
      })
  })

test('the templates of the library', async ({ context, page }) => {
  test.setTimeout(400_000)
  for (let index = 0; index < 6; index += 1)
    await test.step(`template ${index + 1}`, async () => {
      await openEditorWith(page)
      await page.getByRole('button', { name: 'Plantillas' }).first().click()
      await page.getByRole('dialog').locator('[data-template]').nth(index).getByRole('button').first().click()
      await expect(canvas(page).locator('[data-element-id]').first()).toBeVisible(patient)
      await expectSamePixels(context, page)
    })
})

for (const definition of everyElement.filter((one) => choiceSamples(one).length > 0))
  test(`every option of ${definition.type}`, async ({ context, page, product }) => {
    test.setTimeout(400_000)
    const account = await enter(context, product.url)
    await expectSameElements({ context, page, account }, samplesOf(definition, choiceSamples))
  })
