import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { action, canvas, control, elements, openEditorWith, tile } from '../steps/editor.ts'
import { choose, openTab, typeAndLeave } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const start = [
  {
    id: 'container-1',
    type: 'container',
    name: '',
    props: {
      padding: '20px',
      children: [
        { id: 'heading-1', type: 'heading', name: '', props: { text: 'Bienvenida' } },
        { id: 'text-1', type: 'text', name: '', props: { text: 'Un texto' } },
      ],
    },
  },
  { id: 'button-1', type: 'button', name: '', props: { text: 'Comprar' } },
  { id: 'faq-1', type: 'faq', name: '', props: {} },
]

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openEditorWith(page, start)
})

const editing = (page: Page) => canvas(page).getByRole('textbox', { name: 'Editar texto' })
const element = (page: Page, id: string) => canvas(page).locator(`[data-element-id="${id}"]`)
const layer = (page: Page, id: string) => page.locator(`[data-layer="${id}"]`)
const selected = (page: Page) => canvas(page).locator('[data-selected="true"]')

async function openLayers(page: Page) {
  await page.getByRole('button', { name: 'Capas' }).click()
  await expect(page.getByRole('tree', { name: 'Capas' })).toBeVisible()
}

test('a text is edited where it stands, as one step of the history', async ({ page }) => {
  const heading = element(page, 'heading-1')
  await heading.dblclick()
  await expect(editing(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Hola  <b>a todos</b>')
  // The panel follows while it is typed, and the caret stays where it is.
  await expect(control(page, 'text')).toHaveValue('Hola  <b>a todos</b>')
  await expect(editing(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editing(page)).toHaveCount(0)
  await expect(heading).toHaveText('Hola <b>a todos</b>')
  await expect(control(page, 'text')).toHaveValue('Hola  <b>a todos</b>')
  await expect(heading.locator('b')).toHaveCount(0)
  await action(page, 'undo').click()
  await expect(heading).toHaveText('Bienvenida')
  await action(page, 'redo').click()
  await expect(heading).toHaveText('Hola <b>a todos</b>')
  // Whoever types at once loses no letter.
  await heading.click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ya')
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Ya')
})

test(
  'Escape and leaving end a text and keep it, undoing takes it back, spaces stay in a question',
  deep,
  async ({ page }) => {
    const text = element(page, 'text-1')
    await text.click()
    await page.keyboard.press('Enter')
    await expect(editing(page)).toBeFocused()
    await page.keyboard.type(' y más')
    await expect(text).toHaveText('Un texto y más')
    await expect(control(page, 'text')).toHaveValue('Un texto y más')
    await page.keyboard.press('Escape')
    await expect(editing(page)).toHaveCount(0)
    await expect(text).toHaveText('Un texto y más')
    await expect(control(page, 'text')).toHaveValue('Un texto y más')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(text).toHaveText('Un texto')
    await expect(control(page, 'text')).toHaveValue('Un texto')
    await expect(action(page, 'undo')).toBeDisabled()

    // Typed and taken out again: nothing has happened, not even a step.
    await page.keyboard.press('Enter')
    await expect(editing(page)).toBeFocused()
    await page.keyboard.type('!')
    await expect(control(page, 'text')).toHaveValue('Un texto!')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Escape')
    await expect(text).toHaveText('Un texto')
    await expect(action(page, 'undo')).toBeDisabled()

    await page.keyboard.press('Enter')
    await expect(editing(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Uno')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Dos')
    await action(page, 'save').focus()
    await expect(control(page, 'text')).toHaveValue('Uno\nDos')

    const question = element(page, 'faq-1').locator('summary').nth(1)
    await question.dblclick()
    await expect(editing(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('¿Y esto otro?')
    await page.keyboard.press('Enter')
    await expect(question).toHaveText('¿Y esto otro?')
    await expect(element(page, 'faq-1').locator('summary')).toHaveCount(3)
  },
)

test('the layers choose, rename, hide, lock and move', async ({ page }) => {
  await openLayers(page)
  await layer(page, 'text-1').click()
  await expect(selected(page)).toHaveAttribute('data-element-id', 'text-1')
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: 'Nombre de la capa' }).fill('Lema')
  await page.keyboard.press('Enter')
  await expect(layer(page, 'text-1')).toContainText('Lema')
  await expect(page.getByRole('navigation', { name: 'Ruta del elemento' })).toContainText('Lema')

  await layer(page, 'text-1').getByRole('button', { name: 'Ocultar Lema' }).click()
  await expect(element(page, 'text-1')).toHaveCount(0)
  await expect(page.getByText('Oculto: no se ve ni se publica.')).toBeVisible()
  await layer(page, 'text-1').getByRole('button', { name: 'Mostrar Lema' }).click()
  await expect(element(page, 'text-1')).toHaveCount(1)

  await layer(page, 'text-1').getByRole('button', { name: 'Bloquear Lema' }).click()
  await expect(control(page, 'text')).toBeDisabled()
  await page.keyboard.press('Delete')
  await expect(
    page.getByRole('alert').filter({ hasText: 'El elemento está bloqueado' }).first(),
  ).toBeVisible()
  // The pointer passes over what is locked.
  await element(page, 'text-1').click()
  await expect(selected(page)).toHaveAttribute('data-element-id', 'container-1')

  await layer(page, 'heading-1').dragTo(layer(page, 'faq-1'), { targetPosition: { x: 80, y: 3 } })
  await expect(canvas(page).locator('[data-page-root] > [data-element-id]')).toHaveCount(4)
  await expect(canvas(page).locator('[data-page-root] > [data-element-id]').nth(2)).toHaveAttribute(
    'data-element-id',
    'heading-1',
  )
  await action(page, 'undo').click()
  await expect(element(page, 'container-1').locator('[data-element-id="heading-1"]')).toHaveCount(1)
})

test('the layers are operated by keyboard alone', deep, async ({ page }) => {
  await openLayers(page)
  await page.getByRole('tree').focus()
  await page.keyboard.press('Home')
  await expect(layer(page, 'container-1')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(layer(page, 'container-1')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(layer(page, 'heading-1')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(element(page, 'container-1').locator('[data-element-id]').nth(1)).toHaveAttribute(
    'data-element-id',
    'heading-1',
  )
  await page.keyboard.type('bot')
  await expect(layer(page, 'button-1')).toHaveAttribute('aria-selected', 'true')
})

test('several elements are aligned, copied and removed together, one step each', async ({ page }) => {
  await element(page, 'text-1').click()
  await element(page, 'button-1').click({ modifiers: ['Shift'] })
  await expect(selected(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: '2 elementos seleccionados' })).toBeVisible()
  await page.getByRole('button', { name: 'Alinear al centro' }).click()
  await expect(element(page, 'text-1')).toHaveCSS('text-align', 'center')
  await expect(element(page, 'button-1')).toHaveAttribute('style', /margin-inline: auto/)
  await action(page, 'undo').click()
  await expect(element(page, 'text-1')).toHaveCSS('text-align', 'left')

  await element(page, 'button-1').click()
  await page.keyboard.press('ControlOrMeta+A')
  await expect(selected(page)).toHaveCount(3)
  await page.keyboard.press('ControlOrMeta+D')
  await expect(elements(page, 'button')).toHaveCount(2)
  await expect(selected(page)).toHaveCount(3)
  await page.keyboard.press('Delete')
  await expect(elements(page, 'button')).toHaveCount(1)
  await action(page, 'undo').click()
  await expect(elements(page, 'button')).toHaveCount(2)
})

test('the menu renames, hides and locks; the breadcrumb leads outwards', deep, async ({ page }) => {
  await element(page, 'heading-1').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Renombrar' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Título grande')
  await page.keyboard.press('Enter')
  const path = page.getByRole('navigation', { name: 'Ruta del elemento' })
  await expect(path).toContainText('Título grande')
  await path.getByRole('button', { name: 'Contenedor' }).click()
  await expect(selected(page)).toHaveAttribute('data-element-id', 'container-1')
  await path.getByRole('button', { name: 'Página' }).click()
  await expect(selected(page)).toHaveCount(0)

  await tile(page, 'text').click()
  await element(page, 'button-1').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Ocultar', exact: true }).click()
  await expect(element(page, 'button-1')).toHaveCount(0)
  await page.reload()
  await expect(element(page, 'heading-1')).toBeVisible()
  await expect(element(page, 'button-1')).toHaveCount(0)
})

test(
  'a copy gets an anchor of its own, and a link to no anchor is told at its field',
  deep,
  async ({ page }) => {
    await openEditorWith(page, [
      {
        id: 'section-1',
        type: 'section',
        name: '',
        props: {
          anchor: 'precios',
          children: [{ id: 'button-1', type: 'button', name: '', props: { link: '#precios' } }],
        },
      },
    ])
    await choose(page, 'section-1')
    await element(page, 'section-1').click({ button: 'right', position: { x: 6, y: 6 } })
    await page.getByRole('menuitem', { name: 'Duplicar' }).click()
    await expect(canvas(page).locator('[data-element-type="section"]')).toHaveCount(2)
    await openTab(page, 'advanced')
    await expect(control(page, 'anchor')).toHaveValue('precios-2')
    await typeAndLeave(control(page, 'anchor'), 'precios')
    await expect(page.getByRole('alert').filter({ hasText: 'ya tiene esta ancla' })).toBeVisible()
    await typeAndLeave(control(page, 'anchor'), 'tarifas')
    await expect(page.getByText('ya tiene esta ancla')).toHaveCount(0)

    // The button of the copy led to the copy's own anchor, which is gone now.
    await canvas(page).locator('[data-element-type="button"]').nth(1).click()
    await openTab(page, 'layout')
    await expect(control(page, 'link')).toHaveValue('#precios-2')
    await expect(control(page, 'link')).toHaveAccessibleDescription(/no lleva a ninguna parte/)
    await typeAndLeave(control(page, 'link'), '#tarifas')
    await expect(page.getByText('no lleva a ninguna parte')).toHaveCount(0)
  },
)
