import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { openEditorWith } from '../steps/editor.ts'
import { add, openOptimizer } from '../steps/optimizer.ts'
import { choose } from '../steps/properties.ts'
import { chooseTheme, enter } from '../steps/session.ts'

/** The browser's own drawing of sliders, radios and checkboxes; ours draw their own. */
async function nativeControls(page: Page) {
  const controls = page.locator('input:is([type="range"], [type="radio"], [type="checkbox"]):visible')
  const found = []
  for (const control of await controls.all()) {
    const isNative = await control.evaluate((one) => getComputedStyle(one).appearance !== 'none')
    if (isNative) found.push(control)
  }
  return found
}

/** How near to white the lightest pixel of a picture is: its weakest channel, of 255. */
async function lightest(png: Buffer) {
  const data = await sharp(png).removeAlpha().raw().toBuffer()
  let most = 0
  for (let at = 0; at + 2 < data.length; at += 3)
    most = Math.max(most, Math.min(...data.subarray(at, at + 3)))
  return most
}

async function expectDark(page: Page, atLeast: number) {
  await expect.poll(async () => (await nativeControls(page)).length).toBeGreaterThanOrEqual(atLeast)
  const controls = await nativeControls(page)
  for (const control of controls)
    expect(await lightest(await control.screenshot()), String(control)).toBeLessThan(190)
}

test('sliders, radios and checkboxes of the dark theme have no part of the light one', async ({
  context,
  page,
  product,
}) => {
  await chooseTheme(context, 'dark')
  await enter(context, product.url)
  await openOptimizer(page)
  await add(page, [await drawnPicture(page, 'a.jpg', { width: 60, height: 40, type: 'image/jpeg' })])
  await expectDark(page, 6)
  await page.locator('[data-image-card]').getByRole('button', { name: 'Optimizar' }).click()
  await page.getByRole('button', { name: 'Más acciones para a.jpg' }).click()
  await page.getByRole('menuitem', { name: 'Comparar antes y después' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectDark(page, 1)

  await page.goto('/dashboard/tools/seo-mass-generator')
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await expectDark(page, 2)

  await openEditorWith(page, [
    { id: 'caja', type: 'container', props: { children: [] } },
    { id: 'alta', type: 'form', props: { fields: ['email'] } },
  ])
  await choose(page, 'caja')
  await expectDark(page, 1)
  await choose(page, 'alta')
  await expectDark(page, 1)
})
