import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { docsHtml } from '../../web/src/features/page-builder/editor/surface/inline-text/rich/testing/clipboards.ts'
import { test } from '../product/test.ts'
import { action, canvas, control, openEditorWith, publish } from '../steps/editor.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'

const start = [
  { id: 'heading-1', type: 'heading', name: '', props: { text: 'Taller de marzo', level: 1 } },
  { id: 'text-1', type: 'text', name: '', props: { text: 'Reserva tu plaza ahora' } },
  { id: 'faq-1', type: 'faq', name: '', props: {} },
]

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditorWith(page, start)
})

const editing = (page: Page) => canvas(page).getByRole('textbox', { name: 'Editar texto' })
const element = (page: Page, id: string) => canvas(page).locator(`[data-element-id="${id}"]`)
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formato' })
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name })

async function edit(page: Page, id: string) {
  await element(page, id).dblclick()
  await expect(editing(page)).toBeFocused()
  await expect(toolbar(page)).toBeVisible()
}

/** Selects the last so many characters by the keyboard. */
async function selectLast(page: Page, count: number) {
  await page.keyboard.press('ControlOrMeta+End')
  for (let left = count; left > 0; left -= 1) await page.keyboard.press('Shift+ArrowLeft')
}

test('a text is set apart by keys and toolbar, published as it stands, and undone as one step', async ({
  page,
}) => {
  await edit(page, 'text-1')
  await selectLast(page, 5)
  await page.keyboard.press('ControlOrMeta+B')
  await expect(tool(page, 'Negrita')).toHaveAttribute('aria-pressed', 'true')
  await expect(editing(page).locator('strong')).toHaveText('ahora')
  await tool(page, 'Cursiva').click()
  await expect(editing(page).locator('strong em')).toHaveText('ahora')
  await expect(editing(page)).toBeFocused()

  // Back and forth inside the text, one step each.
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(editing(page).locator('em')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(editing(page).locator('strong')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Y')
  await expect(editing(page).locator('strong')).toHaveText('ahora')

  await page.keyboard.press('ControlOrMeta+K')
  const address = page.getByRole('textbox', { name: 'Dirección del enlace' })
  await expect(address).toBeFocused()
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Esta dirección no se usará' })).toBeVisible()
  await address.fill('/precios')
  await address.press('Enter')
  await expect(editing(page)).toBeFocused()
  await expect(editing(page).getByRole('link')).toHaveAttribute('href', '/precios')
  await expect(tool(page, 'Enlace')).toHaveAttribute('aria-pressed', 'true')

  // Typed behind it: neither linked nor, once it is switched off, bold.
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Shift+Enter')
  await tool(page, 'Lista').click()
  await page.keyboard.type('Dos tardes')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Un certificado')
  await expect(editing(page).getByRole('listitem')).toHaveText(['Dos tardes', 'Un certificado'])
  expect(await faultsIn(page)).toEqual([])
  await page.keyboard.press('Escape')

  await expect(toolbar(page)).toHaveCount(0)
  const text = element(page, 'text-1')
  await expect(text.getByRole('listitem')).toHaveText(['Dos tardes', 'Un certificado'])
  await expect(text.locator('strong')).toHaveText('ahora')
  await expect(control(page, 'text')).toHaveValue('Reserva tu plaza ahora\nDos tardes\nUn certificado')

  // The plain field keeps what is set apart with the words that stay.
  await control(page, 'text').fill('¡Reserva ya! tu plaza ahora\nDos tardes\nUn certificado')
  await expect(text.locator('strong')).toHaveText('ahora')
  await expect(text.getByRole('listitem')).toHaveCount(2)

  const url = await publish(page)
  await page.goto(url)
  await expect(page.locator('main strong')).toHaveText('ahora')
  await expect(page.locator('main a[href="/precios"]')).toHaveText('ahora')
  await expect(page.locator('main strong')).toHaveCSS('font-weight', '700')
  await expect(page.locator('main [data-rich-list] li')).toHaveText(['Dos tardes', 'Un certificado'])
})

test('what is pasted from another program arrives clean, and leaves in one step', async ({ page }) => {
  await page.evaluate(async (html) => {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob(['sin formato'], { type: 'text/plain' }),
    })
    await navigator.clipboard.write([item])
  }, docsHtml)
  await edit(page, 'text-1')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(editing(page).getByRole('listitem')).toHaveText(['Dos tardes', 'Un certificado'])
  await expect(editing(page).locator('strong')).toHaveText('tu plaza')
  await expect(editing(page).getByRole('link')).toHaveAttribute('href', 'https://aurelio.app/taller')
  await expect(editing(page).locator('[style], [class], script')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(element(page, 'text-1').locator('em')).toHaveText('marzo')
  await action(page, 'undo').click()
  await expect(element(page, 'text-1')).toHaveText('Reserva tu plaza ahora')
  await expect(action(page, 'undo')).toBeDisabled()

  // A heading is one line and has no lists.
  await edit(page, 'heading-1')
  await expect(tool(page, 'Lista')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(editing(page)).toHaveText('Reserva tu plaza en el taller de marzo: Dos tardes Un certificado')
  await expect(editing(page).locator('strong')).toHaveText('tu plaza')
})

test('the toolbar is reached and left by keyboard, and keeps the selection', deep, async ({ page }) => {
  await element(page, 'heading-1').click()
  await page.keyboard.press('Enter')
  await expect(toolbar(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Negrita')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Cursiva')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(editing(page).locator('em')).toHaveText('Taller de marzo')
  await page.keyboard.press('Escape')
  await expect(editing(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' y abril')
  await page.keyboard.press('Escape')
  await expect(element(page, 'heading-1').locator('em')).toHaveText('Taller de marzo y abril')
})

test('words take a colour of the kit from the toolbar, by name', deep, async ({ page }) => {
  await edit(page, 'text-1')
  await selectLast(page, 5)
  await tool(page, 'Principal').click()
  await expect(tool(page, 'Principal')).toHaveAttribute('aria-pressed', 'true')
  await expect(editing(page).locator('[data-color="token:primary"]')).toHaveText('ahora')
  await expect(editing(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(element(page, 'text-1').getByText('ahora', { exact: true })).toHaveCSS(
    'color',
    'rgb(109, 40, 217)',
  )
})
