import type { Page } from '@playwright/test'
import { type PictureFile, drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { action, canvas, elements, middleOf, openEditorWith, tile, told } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'
import { fingerOn } from '../steps/touch.ts'

test.beforeEach(async ({ context, page, product }) => {
  test.setTimeout(180_000)
  await enter(context, product.url)
  await openEditorWith(page)
})

/** Lets files go over the canvas, with the events that the browser sends for files of the desktop. */
async function dropFiles(page: Page, files: readonly PictureFile[], target = canvas(page)) {
  const point = await middleOf(target)
  const data = await page.evaluateHandle(
    (list) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      return transfer
    },
    files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') })),
  )
  const event = { dataTransfer: data, clientX: point.x, clientY: point.y }
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, event)
}

test('pictures from the desktop become elements where they are let go, in one step', async ({ page }) => {
  await tile(page, 'container').click()
  const small = await drawnPicture(page, 'sello.png', { width: 60, height: 40, type: 'image/png' })
  const large = await drawnPicture(page, 'mar.png', { width: 1600, height: 1200, type: 'image/png' })
  expect(large.buffer.length).toBeGreaterThan(300_000)
  await dropFiles(page, [small, large], elements(page, 'container'))

  const images = elements(page, 'container').locator('[data-element-type="image"]')
  // Shrinking and sending a photograph takes a busy machine a while.
  await expect(images).toHaveCount(2, { timeout: 60_000 })
  await expect(images.nth(0)).toHaveAttribute('src', /^\/p\/_pictures\//)
  await expect(images.nth(1)).toHaveAttribute('src', /^\/p\/_pictures\//)
  await action(page, 'undo').click()
  await expect(images).toHaveCount(0)
  await expect(elements(page, 'container')).toHaveCount(1)
})

test('a file that is no picture is refused, and the page stays', deep, async ({ page }) => {
  await tile(page, 'text').click()
  await dropFiles(page, [{ name: 'acta.txt', mimeType: 'text/plain', buffer: Buffer.from('Hola') }])
  await expect(told(page, 'Solo se pueden soltar imágenes.')).toBeVisible()
  await expect(elements(page)).toHaveCount(1)
})

test('what the keyboard lifted goes back with Escape, and so does the focus', deep, async ({ page }) => {
  const live = page.locator('[data-announcements]')
  await tile(page, 'heading').focus()
  await page.keyboard.press('Space')
  await expect(live).toContainText('Encabezado, posición 1 de 1 en la página')
  await page.keyboard.press('Escape')
  await expect(live).toHaveText('Movimiento cancelado. Nada ha cambiado.')
  await expect(elements(page)).toHaveCount(0)
  await expect(tile(page, 'heading')).toBeFocused()
  await expect(action(page, 'undo')).toBeDisabled()
})

test(
  'the canvas is one stop of the Tab key, and keeps the focus when an element goes',
  deep,
  async ({ page }) => {
    await tile(page, 'text').click()
    await tile(page, 'heading').click()
    await canvas(page).focus()
    await page.keyboard.press('Home')
    await expect(elements(page, 'text')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(elements(page, 'heading')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(elements(page, 'heading')).toHaveCount(0)
    await expect(canvas(page)).toBeFocused()
  },
)

test('? lists the keys', deep, async ({ page }) => {
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atajos del editor' })
  await expect(help.getByText('Levantar lo elegido, o una pieza del panel')).toBeVisible()
  // It takes the keys once it has the focus.
  await expect(page.locator('[role="dialog"]:focus-within')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
})

test.describe('with a finger, on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } })

  test('a swipe scrolls, a tap adds, a rest lifts', async ({ page }) => {
    await page.getByRole('button', { name: 'Panel de elementos' }).tap()
    await tile(page, 'text').tap()
    await expect(elements(page, 'text')).toHaveCount(1)
    await page.getByRole('button', { name: 'Cerrar panel' }).tap()

    const finger = await fingerOn(page)
    await finger.swipe({ x: 400, y: 900 }, { x: 400, y: 400 })
    await expect.poll(() => canvas(page).evaluate((node) => node.scrollTop)).toBeGreaterThan(200)
    await expect(elements(page)).toHaveCount(1)

    const lifted = await finger.lift(elements(page, 'text'))
    const scrolled = await canvas(page).evaluate((node) => node.scrollTop)
    await lifted.moveTo({ x: 400, y: 1170 })
    // Near the edge the canvas goes on by itself.
    await expect.poll(() => canvas(page).evaluate((node) => node.scrollTop)).toBeGreaterThan(scrolled)
    await page.keyboard.press('Escape')
    await lifted.drop()
    await expect(page.locator('[data-drag-ghost]')).toHaveCount(0)
    await expect(action(page, 'undo')).toBeEnabled()
    await expect(elements(page)).toHaveCount(1)
  })
})
