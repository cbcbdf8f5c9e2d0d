import { expect, type Page } from '@playwright/test'
import { test } from '../product/test.ts'
import { action, canvas, control, elements, openBlankCanvas, tile } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openBlankCanvas(page)
})

const editing = (page: Page) => canvas(page).getByRole('textbox', { name: 'Editar texto' })

test('a text is edited where it stands, as one step of the history', async ({ page }) => {
  await tile(page, 'heading').click()
  const heading = elements(page, 'heading')
  await heading.dblclick()
  await expect(editing(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Hola  <b>a todos</b>')
  await page.keyboard.press('Enter')
  await expect(editing(page)).toHaveCount(0)
  await expect(heading).toHaveText('Hola  <b>a todos</b>')
  await expect(control(page, 'text')).toHaveValue('Hola  <b>a todos</b>')
  await expect(heading.locator('b')).toHaveCount(0)
  await action(page, 'undo').click()
  await expect(heading).toHaveText('Tu Encabezado Aquí')
  await action(page, 'redo').click()
  await expect(heading).toHaveText('Hola  <b>a todos</b>')
})

test('Escape gives the old text back, leaving keeps the new one', async ({ page }) => {
  await tile(page, 'text').click()
  const text = elements(page, 'text')
  await text.click()
  await page.keyboard.press('Enter')
  await expect(editing(page)).toBeFocused()
  await page.keyboard.type(' Y más.')
  // Undo inside the text is the text's own.
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(elements(page, 'text')).toHaveCount(1)
  await page.keyboard.type(' Otra cosa')
  await page.keyboard.press('Escape')
  await expect(text).toHaveText('Tu texto aquí. Puedes editarlo haciendo clic.')

  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Uno')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Dos')
  await action(page, 'save').focus()
  await expect(control(page, 'text')).toHaveValue('Uno\nDos')
})

test('the entry of a list that was pressed is the one that changes', async ({ page }) => {
  await page.getByRole('button', { name: 'Más elementos' }).click()
  await tile(page, 'list').click()
  const points = elements(page, 'list').locator('li')
  await points.nth(1).getByText('La segunda, igual de clara').dblclick()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Otra ventaja')
  await page.keyboard.press('Enter')
  await expect(points.nth(1)).toContainText('Otra ventaja')
  await expect(points.nth(0)).toContainText('La primera ventaja')
  await expect(points).toHaveCount(3)
})
