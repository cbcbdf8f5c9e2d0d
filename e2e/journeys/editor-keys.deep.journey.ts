import { expect, type Page } from '@playwright/test'
import { test } from '../product/test.ts'
import { canvas, openEditorWith } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const start = [
  {
    id: 'container-1',
    type: 'container',
    name: 'Contenedor',
    props: {
      padding: '20px',
      children: [
        {
          id: 'heading-1',
          type: 'heading',
          name: 'Encabezado',
          props: { text: 'Precios de marzo', opacity: 50 },
        },
        { id: 'text-1', type: 'text', name: 'Texto', props: { text: 'El precio de marzo es menor' } },
      ],
    },
  },
  { id: 'button-1', type: 'button', name: 'Botón', props: { text: 'Ver precios' } },
]

const element = (page: Page, id: string) => canvas(page).locator(`[data-element-id="${id}"]`)

/** Chooses an entry of the menu of what is selected, and what it opens beside it, by typing the beginning of its name. */
async function fromMenu(page: Page, ...names: readonly string[]) {
  await page.keyboard.press('Shift+F10')
  for (const [at, name] of names.entries()) {
    await expect(page.getByRole('menu')).toHaveCount(at + 1)
    const item = page.getByRole('menuitem', { name, exact: true })
    await item.waitFor()
    await page.keyboard.type(name)
    await expect(item).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('menu')).toHaveCount(0)
  // The next key is the canvas's again.
  await expect.poll(() => canvas(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
}

test('a style is copied, an element replaced, wrapped and taken out again, by keyboard alone', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openEditorWith(page, start)
  await canvas(page).focus()
  await page.keyboard.press('Home')
  await expect(element(page, 'container-1')).toHaveAttribute('data-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(element(page, 'heading-1')).toHaveAttribute('data-selected', 'true')

  await fromMenu(page, 'Copiar estilo')
  await page.keyboard.press('End')
  await expect(element(page, 'button-1')).toHaveAttribute('data-selected', 'true')
  await fromMenu(page, 'Pegar estilo')
  await expect(element(page, 'button-1')).toHaveCSS('opacity', '0.5')

  const button = page.locator('[data-element-id="button-1"]')
  const grouped = canvas(page).locator('[data-element-type="container"]').filter({ has: button })
  await fromMenu(page, 'Agrupar en un contenedor')
  await expect(grouped).toHaveAttribute('data-selected', 'true')
  await fromMenu(page, 'Desagrupar')
  await expect(grouped).toHaveCount(0)
  await expect(element(page, 'button-1')).toHaveAttribute('data-selected', 'true')

  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await fromMenu(page, 'Reemplazar por…', 'Texto')
  await expect(element(page, 'container-1').locator('[data-element-type="text"]')).toHaveCount(2)

  await page.keyboard.press('Control+d')
  await expect(element(page, 'container-1').locator('[data-element-type="text"]')).toHaveCount(3)
  await page.keyboard.press('Control+a')
  await expect(canvas(page).locator('[data-selected="true"]')).toHaveCount(3)
})

test('zoom, widths and what a search finds in the panel are reached by keyboard alone', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openEditorWith(page, start)
  const zoom = page.getByLabel('Zoom', { exact: true })
  for (const [typed, read] of [
    ['10', '25'],
    ['999', '200'],
  ] as const) {
    await zoom.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
    await expect(zoom).toHaveValue(read)
  }
  await canvas(page).focus()
  await page.keyboard.press('Control+0')
  await expect(zoom).toHaveValue('100')
  await page.getByRole('button', { name: 'Ajustar' }).focus()
  await page.keyboard.press('Enter')
  await expect(zoom).not.toHaveValue('100')

  const ruler = page.getByRole('slider', { name: 'Regla de dispositivos' })
  await ruler.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(ruler).toHaveValue('1439')
  await page.keyboard.press('Home')
  await expect(ruler).toHaveValue('320')

  await canvas(page).focus()
  await page.keyboard.press('Home')
  await expect(element(page, 'container-1')).toHaveAttribute('data-selected', 'true')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).focus()
  await page.keyboard.type('sombra')
  const hard = page.getByRole('button', { name: 'Fuerte' })
  await expect(hard).toBeVisible()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    if (await hard.evaluate((node) => node === document.activeElement)) break
  }
  await expect(hard).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(element(page, 'container-1')).not.toHaveCSS('box-shadow', 'none')
})
