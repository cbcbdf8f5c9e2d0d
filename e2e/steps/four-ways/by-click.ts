import { expect, type Locator, type Page } from '@playwright/test'
import { canvas, elements, tile } from '../editor.ts'
import { expectCount, inside } from './page.ts'

/** The twelve elements by single clicks alone. */
export async function buildByClick(page: Page) {
  const boxes = elements(page, 'container')
  const [first, second] = [boxes.nth(0), boxes.nth(1)]
  let count = 0
  const add = async (...types: readonly string[]) => {
    for (const type of types) {
      await tile(page, type).click()
      await expectCount(page, (count += 1))
    }
  }
  const chooseNothing = async () => {
    await canvas(page)
      .locator('[data-page-root]')
      .click({ position: { x: 300, y: 700 } })
    await expect(canvas(page).locator('[data-selected]')).toHaveCount(0)
  }
  const move = async (element: Locator, ...entries: readonly string[]) => {
    await choose(element)
    for (const name of entries) {
      await page.locator('[data-element-menu]').click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
  }

  await add('columns', 'container', 'container')
  await choose(first)
  await add('heading', 'text', 'button')
  await choose(second)
  await add('text')
  await choose(first)
  await add('image')
  await move(inside(first, 'button'), 'Subir')
  await move(inside(first, 'image'), 'Sacar', 'Bajar', 'Meter en Contenedor', 'Subir')
  await chooseNothing()
  await add('section', 'form')
  await chooseNothing()
  await add('text')
  await chooseNothing()
  await add('heading')
  await move(elements(page, 'heading').last(), 'Subir', 'Subir', 'Subir')
}

async function choose(element: Locator) {
  await element.click({ position: { x: 5, y: 5 } })
  await expect(element).toHaveAttribute('data-selected', 'true')
}
