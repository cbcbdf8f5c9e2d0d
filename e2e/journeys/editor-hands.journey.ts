import { expect, type Locator, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { action, canvas, elements, openEditorWith } from '../steps/editor.ts'
import { openTab } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const start = [
  {
    id: 'container-1',
    type: 'container',
    name: 'Contenedor',
    props: {
      padding: '20px',
      children: [
        { id: 'heading-1', type: 'heading', name: 'Encabezado', props: { text: 'Precios de marzo' } },
        { id: 'text-1', type: 'text', name: 'Texto', props: { text: 'El precio de marzo es menor' } },
      ],
    },
  },
  { id: 'button-1', type: 'button', name: 'Botón', props: { text: 'Ver precios' } },
  { id: 'image-1', type: 'image', name: 'Imagen', props: { width: '300px', height: '200px' } },
]

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openEditorWith(page, start)
})

const element = (page: Page, id: string) => canvas(page).locator(`[data-element-id="${id}"]`)
const selected = (page: Page) => canvas(page).locator('[data-selected="true"]')

test('words are found and replaced in the page, all of them as one step', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Buscar y reemplazar' })).toBeVisible()
  await canvas(page).focus()
  await page.keyboard.press('ControlOrMeta+F')
  const dialog = page.getByRole('dialog', { name: 'Buscar y reemplazar' })
  await expect(dialog.getByRole('searchbox', { name: 'Buscar' })).toBeFocused()
  await page.keyboard.type('precio')
  await expect(dialog.getByRole('status')).toHaveText('1 de 3')
  await page.keyboard.press('Enter')
  await expect(selected(page)).toHaveAttribute('data-element-id', 'heading-1')
  await page.keyboard.press('Enter')
  await expect(selected(page)).toHaveAttribute('data-element-id', 'text-1')
  await expect(dialog.getByRole('status')).toHaveText('2 de 3')
  expect(await faultsIn(page)).toEqual([])

  await dialog.getByRole('checkbox', { name: 'Distinguir mayúsculas' }).check()
  await expect(dialog.getByRole('status')).toHaveText('1 de 2')
  await dialog.getByRole('textbox', { name: 'Reemplazar por' }).fill('coste')
  await dialog.getByRole('button', { name: 'Reemplazar todo' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Sin resultados')
  await expect(element(page, 'text-1')).toHaveText('El coste de marzo es menor')
  await expect(element(page, 'button-1')).toHaveText('Ver costes')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(element(page, 'text-1')).toHaveText('El precio de marzo es menor')
  await expect(element(page, 'button-1')).toHaveText('Ver precios')
  await expect(action(page, 'undo')).toBeDisabled()
})

test(
  'an element becomes one of another kind with its words, and layers are called by what they say',
  deep,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Capas' }).click()
    await expect(page.locator('[data-layer="container-1"]')).toContainText('Contenedor · Precios de marzo')
    await expect(page.locator('[data-layer="button-1"]')).toContainText('Botón · Ver precios')

    await element(page, 'heading-1').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Reemplazar por…' }).click()
    await page.getByRole('menuitem', { name: 'Texto', exact: true }).click()
    await expect(element(page, 'container-1').locator('[data-element-type="text"]')).toHaveText([
      'Precios de marzo',
      'El precio de marzo es menor',
    ])
    await action(page, 'undo').click()
    await expect(element(page, 'heading-1')).toHaveText('Precios de marzo')

    await element(page, 'container-1').click({ button: 'right', position: { x: 4, y: 4 } })
    await page.getByRole('menuitem', { name: 'Reemplazar por…' }).click()
    await page.getByRole('menuitem', { name: 'Sección' }).click()
    await expect(canvas(page).locator('[data-element-type="section"] > [data-element-id]')).toHaveCount(2)
  },
)

test('several elements are changed together, and where they differ it says so', async ({ page }) => {
  await element(page, 'heading-1').click()
  await element(page, 'text-1').click({ modifiers: ['Shift'] })
  const together = page.getByRole('group', { name: 'Propiedades en común' })
  const size = together.locator('[data-field="fontSize"]')
  await expect(size.locator('xpath=..')).toContainText('Varios')
  await size.locator('input[type="number"]').fill('24')
  await expect(element(page, 'heading-1')).toHaveCSS('font-size', '24px')
  await expect(element(page, 'text-1')).toHaveCSS('font-size', '24px')
  await action(page, 'save').focus()
  await action(page, 'undo').click()
  await expect(element(page, 'heading-1')).toHaveCSS('font-size', '32px')
  await expect(element(page, 'text-1')).toHaveCSS('font-size', '16px')
})

test('who leaves the menu of an element for a field goes on typing there', deep, async ({ page }) => {
  await element(page, 'heading-1').click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: 'Copiar', exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Buscar propiedades' })
  await search.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(search).toBeFocused()
  await page.keyboard.type('borde')
  await page.keyboard.press('Backspace')
  await expect(search).toHaveValue('bord')
  await expect(element(page, 'heading-1')).toBeVisible()
})

test('a drag with Alt leaves a copy', deep, async ({ page }) => {
  const from = await middle(element(page, 'button-1'))
  const to = await middle(element(page, 'text-1'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 4, { steps: 4 })
  await page.keyboard.down('Alt')
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await page.mouse.move(to.x + 1, to.y + 1, { steps: 2 })
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expect(elements(page, 'button')).toHaveCount(2)
  await expect(element(page, 'container-1').locator('[data-element-type="button"]')).toHaveText('Ver precios')
})

test('size and space are dragged at the edges, in steps, each drag as one step of the history', async ({
  page,
}) => {
  await element(page, 'image-1').click()
  await pull(page, page.locator('[data-resize="right"]'), { x: 60, y: 0 })
  const width = () => element(page, 'image-1').evaluate((node) => Number.parseInt(node.style.width, 10))
  await expect.poll(width).toBeGreaterThan(330)
  expect((await width()) % 4).toBe(0)
  await action(page, 'undo').click()
  await expect.poll(width).toBe(300)
  await expect(action(page, 'undo')).toBeDisabled()

  await element(page, 'container-1').click({ position: { x: 4, y: 4 } })
  await pull(page, page.locator('[data-space="paddingTop"]'), { x: 0, y: 24 })
  await openTab(page, 'layout')
  const top = page.locator('input[data-prop="paddingTop"]')
  await expect(top).not.toHaveValue('20')
  expect(Number(await top.inputValue()) % 4).toBe(0)
  await expect(page.locator('input[data-prop="paddingLeft"]')).toHaveValue('20')
})

test(
  'what is dragged takes the size of its neighbour and the space of the kit, and a line shows it',
  deep,
  async ({ page }) => {
    const props = { padding: '30px', children: [picture('image-1', '300px'), picture('image-2', '420px')] }
    await openEditorWith(page, [{ id: 'container-1', type: 'container', name: '', props }])
    await element(page, 'image-1').click()
    const zoom = await page
      .locator('[data-frame]')
      .evaluate((node) => node.getBoundingClientRect().width / 1440)
    const guide = page.locator('[data-guide]')
    const handle = await middle(page.locator('[data-resize="right"]'))
    await page.mouse.move(handle.x, handle.y)
    await page.mouse.down()
    await page.mouse.move(handle.x + 117 * zoom, handle.y, { steps: 6 })
    await expect(guide).toHaveCount(1)
    await expect(page.locator('[data-handle-figure]')).toHaveText('420 px')
    await page.mouse.up()
    await expect(guide).toHaveCount(0)
    await expect(element(page, 'image-1')).toHaveCSS('width', '420px')

    await element(page, 'container-1').click({ position: { x: 4, y: 4 } })
    const space = await middle(page.locator('[data-space="paddingLeft"]'))
    await page.mouse.move(space.x, space.y)
    await page.mouse.down()
    await page.mouse.move(space.x - 5 * zoom, space.y, { steps: 3 })
    await expect(guide).toHaveCount(1)
    await expect(page.locator('[data-handle-figure]')).toHaveText('24 px')
    await page.mouse.up()
    await expect(element(page, 'container-1')).toHaveCSS('padding-left', '24px')
  },
)

function picture(id: string, width: string) {
  return { id, type: 'image', name: '', props: { width, height: '80px' } }
}

async function middle(target: Locator) {
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a handle by so many pixels of the window, and looks at the figure meanwhile. */
async function pull(page: Page, handle: Locator, by: { x: number; y: number }) {
  const { x, y } = await middle(handle)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 6 })
  await expect(page.locator('[data-handle-figure]')).toContainText('px')
  await page.mouse.up()
  await expect(page.locator('[data-handle-figure]')).toHaveCount(0)
}

test(
  'the menu key opens the menu of what is selected, and gives the keyboard back to it',
  deep,
  async ({ page }) => {
    await openEditorWith(page, [
      { id: 'heading-1', type: 'heading', name: '', props: { text: 'Precios' } },
      { id: 'text-1', type: 'text', name: '', props: { text: 'Desde hoy' } },
    ])
    await canvas(page).focus()
    await page.keyboard.press('ArrowDown')
    const heading = elements(page, 'heading')
    await expect(heading).toBeFocused()
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menu', { name: 'Acciones del elemento' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Copiar', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(heading).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.locator('[data-announcements]')).toHaveText('Encabezado, posición 2 de 2 en la página')
    await page.keyboard.press('Control+a')
    await expect(page.locator('[data-announcements]')).toHaveText('2 elementos seleccionados')
  },
)
