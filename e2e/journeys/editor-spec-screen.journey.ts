import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { action, canvas, control, elements, middleOf, openEditorWith, tile } from '../steps/editor.ts'
import { choose, expectStored, option, section } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(({ context, product }) => enter(context, product.url))

const texts = (page: Page) => elements(page, 'text')

test('three columns: nine elements to add, the canvas, and a panel of 20rem', async ({ page }) => {
  await openEditorWith(page)
  await expect(page.getByRole('button', { name: 'Nombre del proyecto: Lienzo en Blanco' })).toBeVisible()
  await expect(page.getByText('Arrastra o haz clic para agregar')).toBeVisible()
  const types = await page
    .locator('[data-panel-element]')
    .evaluateAll((tiles) => tiles.map((each) => each.getAttribute('data-panel-element')))
  expect(types.join(' ')).toBe('container heading text image button video form section columns')
  const [first, second, third] = await Promise.all(
    ['container', 'heading', 'text'].map((type) => tile(page, type).boundingBox()),
  )
  // Two to a row.
  expect([first?.y === second?.y, third?.x === first?.x]).toEqual([true, true])
  const panel = page.getByRole('complementary', { name: 'Propiedades del elemento' })
  expect((await panel.boundingBox())?.width).toBe(320)
})

test('each viewport has its frame', async ({ page }) => {
  await page.setViewportSize({ width: 2600, height: 1300 })
  await openEditorWith(page)
  for (const [viewport, width, height] of [
    ['desktop', 1920, 1080],
    ['tablet', 768, 1024],
    ['mobile', 375, 812],
  ] as const) {
    await page.locator(`[data-viewport="${viewport}"]`).click()
    await expect
      .poll(async () => await page.locator(`[data-frame="${viewport}"]`).boundingBox())
      .toMatchObject({ width, height })
  }
})

test('a drag over the empty canvas is told that it may let go', deep, async ({ page }) => {
  await openEditorWith(page)
  const [from, to] = [await middleOf(tile(page, 'text')), await middleOf(canvas(page))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await expect(page.getByText('¡Perfecto! Suelta aquí')).toBeVisible()
  await page.mouse.up()
  await expect(texts(page)).toHaveCount(1)
  await expect(page.getByText('Comienza tu diseño')).toHaveCount(0)
})

test('the menu of an element: four entries first, and pasting waits for something to paste', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditorWith(page, [{ id: 'text-1', type: 'text', name: '', props: {} }])
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await texts(page).click()
  await page.locator('[data-element-menu]').first().click()
  const entries = page.getByRole('menuitem')
  await expect(entries.nth(3)).toBeVisible()
  expect((await entries.allInnerTexts()).slice(0, 4)).toEqual(['Copiar', 'Pegar', 'Duplicar', 'Eliminar'])
  await expect(entries.nth(1)).toHaveAttribute('aria-disabled', 'true')
  await entries.nth(0).click()
  await texts(page).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Pegar', exact: true }).click()
  await expect(texts(page)).toHaveCount(2)
})

test('undo and redo by their keys, over fifty states', deep, async ({ page }) => {
  await openEditorWith(page)
  for (let count = 1; count <= 52; count += 1) {
    await tile(page, 'text').click()
    await expect(texts(page)).toHaveCount(count)
  }
  // Fifty states are forty-nine steps back.
  for (let step = 0; step < 49; step += 1) await page.keyboard.press('ControlOrMeta+z')
  await expect(texts(page)).toHaveCount(3)
  await expect(action(page, 'undo')).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+y')
  await expect(texts(page)).toHaveCount(4)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(texts(page)).toHaveCount(5)
  // What is done now ends what could be redone.
  await tile(page, 'heading').click()
  await expect(action(page, 'redo')).toBeDisabled()
})

test('the sections of the panel open and close', deep, async ({ page }) => {
  await openEditorWith(page, [{ id: 'box-1', type: 'container', name: '', props: {} }])
  await choose(page, 'box-1')
  await expect(page.locator('[data-tab]')).toHaveText(['Disposición', 'Estilo', 'Avanzado'])
  await expect(page.locator('[data-tab="layout"]')).toHaveAttribute('aria-selected', 'true')
  await page.locator('[data-tab="style"]').click()
  await expect(section(page, 'background')).toHaveAttribute('aria-expanded', 'true')
  await expect(section(page, 'border')).toHaveAttribute('aria-expanded', 'false')
  await section(page, 'background').click()
  await expect(option(page, 'backgroundMode', 'glass')).toBeHidden()
  await section(page, 'border').click()
  await expect(control(page, 'borderStyle')).toBeVisible()
})

test('a picture by its address, with Enter and by the button', async ({ page }) => {
  await openEditorWith(page, [{ id: 'image-1', type: 'image', name: '', props: {} }])
  await choose(page, 'image-1')
  await expect(page.locator('[data-dropzone="image"] + input[type="file"]')).toHaveAttribute(
    'accept',
    /image/,
  )
  await control(page, 'src').fill('https://ejemplo.es/una.png')
  await control(page, 'src').press('Enter')
  await expectStored(page, 'image-1', { src: 'https://ejemplo.es/una.png' })
  await control(page, 'src').fill('https://ejemplo.es/otra.png')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expectStored(page, 'image-1', { src: 'https://ejemplo.es/otra.png' })
})

test('an address that will not be used is told at its field, and stays as typed', deep, async ({ page }) => {
  await openEditorWith(page, [{ id: 'button-1', type: 'button', name: '', props: {} }])
  await choose(page, 'button-1')
  const link = control(page, 'link')
  await link.fill('javascript:alert(1)')
  await expect(page.getByText('Esta dirección no se usará')).toHaveCount(0)
  await link.blur()
  await expect(page.getByText('podría ejecutar código en tu página')).toBeVisible()
  await expect(link).toHaveValue('javascript:alert(1)')
  await expect(link).toHaveAccessibleDescription(/Esta dirección no se usará/)
  await expect(elements(page, 'button')).toHaveAttribute('href', '#')
  await link.fill('https://ejemplo.es')
  await expect(page.getByText('Esta dirección no se usará')).toHaveCount(0)
  await expect(elements(page, 'button')).toHaveAttribute('href', 'https://ejemplo.es')
})
