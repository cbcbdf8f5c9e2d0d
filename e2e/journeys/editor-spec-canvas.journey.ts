import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { action, canvas, drag, elements, middleOf, openEditorWith, tile } from '../steps/editor.ts'
import { choose, element, expectStored } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const box = (id: string, props: object = {}) => ({
  id,
  type: 'container',
  name: '',
  props: { minHeight: '120px', padding: '20px', ...props },
})
const order = (page: Page) =>
  canvas(page)
    .locator('[data-page-root] > [data-element-id]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-element-id')))

test.beforeEach(({ context, product }) => enter(context, product.url))

test('a container is dragged by its handle alone, and only at the top level', deep, async ({ page }) => {
  const inner = box('inner-1')
  await openEditorWith(page, [
    box('first-1', { children: [inner] }),
    { id: 'heading-1', type: 'heading', name: '', props: {} },
    box('last-1'),
  ])
  const handle = page.locator('[data-move-handle]')
  await drag(page, element(page, 'last-1'), element(page, 'first-1'), { x: 0.5, y: 0.02 })
  expect(await order(page)).toEqual(['first-1', 'heading-1', 'last-1'])
  await choose(page, 'inner-1')
  await expect(handle).toHaveCount(0)
  await expect(action(page, 'undo')).toBeDisabled()

  await choose(page, 'last-1')
  await drag(page, handle, element(page, 'heading-1'), { x: 0.5, y: 0.1 })
  await expect.poll(() => order(page)).toEqual(['first-1', 'last-1', 'heading-1'])
  await expect(canvas(page).locator('[data-dragging]')).toHaveCount(0)
})

test('what is dragged is dimmed, and a container says that it takes it', deep, async ({ page }) => {
  await openEditorWith(page, [box('box-1'), { id: 'text-1', type: 'text', name: '', props: {} }])
  const [from, to] = [await middleOf(element(page, 'text-1')), await middleOf(element(page, 'box-1'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await expect(element(page, 'text-1')).toHaveAttribute('data-dragging', 'true')
  const opacity = await element(page, 'text-1').evaluate((node) => Number(getComputedStyle(node).opacity))
  expect(opacity).toBeLessThan(1)
  await expect(page.getByText('¡Suelta aquí para agregar!')).toBeVisible()
  await expect(page.getByText('Elemento listo para agregarse')).toBeVisible()
  await page.mouse.up()
  await expect(element(page, 'box-1').locator('[data-element-id="text-1"]')).toHaveCount(1)
})

test('a copy in a row finds room: containers of a fixed width become full', deep, async ({ page }) => {
  const fixed = { widthType: 'box', width: '400px' }
  await openEditorWith(page, [
    box('row-1', {
      layout: 'horizontal',
      children: [
        box('left-1', fixed),
        box('right-1', { children: [{ id: 'text-1', type: 'text', name: '', props: {} }] }),
      ],
    }),
    box('column-1', { children: [box('alone-1', fixed)] }),
  ])
  await element(page, 'right-1').click({ button: 'right', position: { x: 6, y: 6 } })
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect(elements(page, 'text')).toHaveCount(2)
  await expectStored(page, 'left-1', { widthType: 'full', width: '100%' })
  const ids = await elements(page).evaluateAll((nodes) => nodes.map((node) => node.dataset['elementId']))
  expect(new Set(ids).size).toBe(ids.length)

  await choose(page, 'alone-1')
  await page.keyboard.press('ControlOrMeta+D')
  await expect(element(page, 'column-1').locator('[data-element-id]')).toHaveCount(2)
  await expectStored(page, 'alone-1', fixed)
})

test(
  'the canvas begins with 5000 px and grows by 2000 once 80 % of it is scrolled',
  deep,
  async ({ page }) => {
    await openEditorWith(page)
    const height = () =>
      canvas(page).evaluate((node) => node.firstElementChild?.getBoundingClientRect().height)
    const scrollTo = (bottom: number) =>
      canvas(page).evaluate((node, wanted) => node.scrollTo(0, wanted - node.clientHeight), bottom)
    expect(await height()).toBe(5000)
    await scrollTo(3900)
    await scrollTo(3990)
    await expect.poll(() => canvas(page).evaluate((node) => node.scrollTop)).toBeGreaterThan(2500)
    expect(await height()).toBe(5000)
    await scrollTo(4010)
    await expect.poll(height).toBe(7000)
    await scrollTo(5700)
    await expect.poll(height).toBe(9000)
  },
)

test('read-only view shows the page alone and changes nothing', async ({ page }) => {
  await openEditorWith(page, [box('box-1'), { id: 'text-1', type: 'text', name: '', props: {} }])
  await page.getByRole('button', { name: 'Ver en solo lectura' }).click()
  await expect(tile(page, 'text')).toBeHidden()
  await expect(page.getByText('Selecciona un elemento para editar sus propiedades')).toBeHidden()
  await expect(action(page, 'undo')).toHaveCount(0)
  await element(page, 'text-1').click()
  await element(page, 'text-1').click({ button: 'right' })
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await drag(page, element(page, 'text-1'), element(page, 'box-1'))
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(canvas(page).locator('[data-selected]')).toHaveCount(0)
  expect(await order(page)).toEqual(['box-1', 'text-1'])
  await page.getByRole('button', { name: 'Volver al Editor' }).click()
  await expect(tile(page, 'text')).toBeVisible()
  await expect(action(page, 'undo')).toBeDisabled()
})

test('the name of the project: Enter and leaving confirm, Escape does not, and it stays', async ({
  page,
}) => {
  await openEditorWith(page)
  const shown = (name: string) => page.getByRole('button', { name: `Nombre del proyecto: ${name}` })
  const field = page.getByPlaceholder('Nombre del proyecto')
  await shown('Lienzo en Blanco').click()
  await expect(field).toBeFocused()
  await field.fill('Otoño')
  await field.press('Enter')
  await shown('Otoño').click()
  await field.fill('Otoño 2026')
  await field.blur()
  await shown('Otoño 2026').click()
  await field.fill('Nada')
  await field.press('Escape')
  await expect(shown('Otoño 2026')).toBeVisible()
  await shown('Otoño 2026').click()
  await field.fill('   ')
  await field.press('Enter')
  await expect(shown('Lienzo en Blanco')).toBeVisible()
  await action(page, 'undo').click()
  await expect(shown('Otoño 2026')).toBeVisible()
  await page.reload()
  await expect(shown('Otoño 2026')).toBeVisible()
})

test('the keys of the local storage hold the page and whether the editor is open', async ({ page }) => {
  await openEditorWith(page)
  const stored = (key: string) =>
    page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
  await tile(page, 'container').click()
  await tile(page, 'heading').click()
  await expect
    .poll(() => stored('editorState'))
    .toMatchObject([
      {
        id: expect.stringMatching(/^container-\d{13}/),
        type: 'container',
        props: { children: [{ type: 'heading', props: { text: 'Tu Encabezado Aquí', level: 1 } }] },
      },
    ])
  expect(await stored('aurelioEditorData')).toMatchObject({ isOpen: true, selectedTemplate: null })
  await action(page, 'back').click()
  await expect(canvas(page)).toHaveCount(0)
  expect(await stored('aurelioEditorData')).toMatchObject({ isOpen: false })
})
