import { expect, type Page } from '@playwright/test'
import { tile } from '../editor.ts'

/** The twelve elements by keys alone. */
export async function buildByKeyboard(page: Page) {
  const add = async (type: string, keys: readonly string[], told: string) => {
    await tabBackTo(page, type)
    await page.keyboard.press('Space')
    await carry(page, keys, told)
  }
  const move = async (choice: readonly string[], keys: readonly string[], told: string) => {
    for (const key of choice) await page.keyboard.press(key)
    await page.keyboard.press('Space')
    await carry(page, keys, told)
  }
  const [down, up] = ['ArrowDown', 'ArrowUp']

  await add('columns', [], 'Columnas, posición 1 de 1 en la página')
  await add('container', [], 'Contenedor, posición 1 de 1 en Columnas')
  await add('container', [down], 'Contenedor, posición 2 de 2 en Columnas')
  await add('heading', [up, up], 'Encabezado, posición 1 de 1 en Contenedor')
  await add('text', [], 'Texto, posición 2 de 2 en Contenedor')
  await add('button', [], 'Botón, posición 3 de 3 en Contenedor')
  await add('text', [down, down], 'Texto, posición 1 de 1 en Contenedor')
  await add('image', [up, up, up], 'Imagen, posición 4 de 4 en Contenedor')
  await move([up], [up], 'Botón, posición 2 de 4 en Contenedor')
  await move([down, down], [down, down], 'Imagen, posición 1 de 2 en Contenedor')
  await add('section', ['End'], 'Sección, posición 2 de 2 en la página')
  await add('form', [], 'Formulario, posición 1 de 1 en Sección')
  await add('text', ['End'], 'Texto, posición 3 de 3 en la página')
  await add('heading', ['Home'], 'Encabezado, posición 1 de 4 en la página')
}

/** Takes what is lifted along and drops it; each step is told, and so is the end. */
async function carry(page: Page, keys: readonly string[], told: string) {
  const live = page.locator('[data-announcements]')
  await expect(live).toContainText('Flechas para mover')
  for (const key of keys) await page.keyboard.press(key)
  await expect(live).toContainText(told)
  await page.keyboard.press('Enter')
  await expect(live).toHaveText(`${told}. Soltado.`)
}

async function tabBackTo(page: Page, type: string) {
  const wanted = tile(page, type)
  const isThere = () => wanted.evaluate((node) => node === document.activeElement)
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error(`Shift+Tab does not reach the tile of ${type}`)
}
