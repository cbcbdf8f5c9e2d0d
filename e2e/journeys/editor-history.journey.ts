import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import {
  action,
  canvas,
  control,
  elements,
  openBlankCanvas,
  openEditorWith,
  tile,
  told,
} from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openEditorWith(page)
})

const list = (page: Page) => page.getByRole('region', { name: 'Historial' })
const steps = (page: Page) => list(page).getByRole('button')

/** A heading with another text, a button and another name: four named steps. */
async function work(page: Page) {
  await tile(page, 'heading').click()
  await elements(page, 'heading').click()
  await page.locator('[data-tab="layout"]').click()
  await control(page, 'text').fill('Oferta de otoño')
  await page.keyboard.press('Escape')
  await tile(page, 'button').click()
  await page.getByRole('button', { name: 'Nombre del proyecto: Lienzo en Blanco' }).click()
  await page.getByPlaceholder('Nombre del proyecto').fill('Otoño')
  await page.keyboard.press('Enter')
}

const named = [
  'Estado inicial',
  'Añadir encabezado',
  'Cambiar texto de Encabezado',
  'Añadir botón',
  'Renombrar página',
]

test('every change is one named step, and a click jumps to any of them', async ({ page }) => {
  await work(page)
  await action(page, 'history').click()
  await expect(steps(page)).toHaveText(named)
  await expect(steps(page).nth(4)).toHaveAttribute('aria-current', 'step')

  await steps(page).nth(1).click()
  await expect(elements(page, 'heading')).toHaveText('Tu Encabezado Aquí')
  await expect(elements(page, 'button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nombre del proyecto: Lienzo en Blanco' })).toBeVisible()
  await expect(list(page).locator('[data-undone]')).toHaveCount(3)

  await steps(page).nth(4).click()
  await expect(page.getByRole('button', { name: 'Nombre del proyecto: Otoño' })).toBeVisible()
  await expect(elements(page, 'heading')).toHaveText('Oferta de otoño')
  await expect(steps(page)).toHaveCount(5)

  // By keyboard, and shortcuts go on working; a new change drops what was taken back.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(elements(page, 'heading')).toHaveText('Oferta de otoño')
  await page.keyboard.press('Control+z')
  await expect(elements(page, 'heading')).toHaveText('Tu Encabezado Aquí')
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(action(page, 'history')).toBeFocused()
  await tile(page, 'image').click()
  await action(page, 'history').click()
  await expect(steps(page)).toHaveText(['Estado inicial', 'Añadir encabezado', 'Añadir imagen'])
})

test('the history survives a reload, before and after the first save', deep, async ({ page }) => {
  await work(page)
  await action(page, 'undo').click()
  await kept(page, 'Renombrar página')
  // Undone, too: the step alone is there from the moment it was made.
  await kept(page, '"index":3')
  await page.reload()
  await expect(elements(page, 'button')).toHaveCount(1)
  await action(page, 'redo').click()
  await expect(page.getByRole('button', { name: 'Nombre del proyecto: Otoño' })).toBeVisible()
  for (const _ of [1, 2]) await page.keyboard.press('Control+z')
  await expect(elements(page, 'button')).toHaveCount(0)

  await action(page, 'save').click()
  await expect(told(page, 'Página guardada correctamente')).toBeVisible()
  await tile(page, 'text').click()
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible()
  await kept(page, 'Añadir {{elemento}}","names":{"elemento":"Texto"}')
  await page.reload()
  await expect(elements(page, 'text')).toHaveCount(1)
  await expect(action(page, 'undo')).toBeEnabled()
  await action(page, 'history').click()
  await expect(steps(page)).toHaveText([...named.slice(0, 3), 'Añadir texto'])
  await steps(page).first().click()
  await expect(canvas(page).getByText('Comienza tu diseño')).toBeVisible()
})

test('a new project begins without the steps of the one before', deep, async ({ page }) => {
  await tile(page, 'heading').click()
  await action(page, 'undo').click()
  await kept(page, 'Añadir {{elemento}}')
  await action(page, 'back').click()
  await expect(canvas(page)).toHaveCount(0)
  await openBlankCanvas(page)
  await tile(page, 'text').click()
  await action(page, 'history').click()
  await expect(steps(page)).toHaveText(['Estado inicial', 'Añadir texto'])
})

/** Waits until the browser's database holds a history with this text. */
async function kept(page: Page, text: string) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // Asking for a database that is not there yet would make an empty one in the editor's place.
        const known = await indexedDB.databases()
        if (!known.some(({ name }) => name === 'aurelio-editor')) return ''
        return new Promise<string>((resolve) => {
          const opening = indexedDB.open('aurelio-editor')
          opening.addEventListener('success', () => {
            const database = opening.result
            const reading = database.transaction('histories').objectStore('histories').getAll()
            reading.addEventListener('success', () => {
              resolve(reading.result.map((record: { text: string }) => record.text).join('\n'))
              database.close()
            })
          })
        })
      }),
    )
    .toContain(text)
}
