import type { Page } from '@playwright/test'
import { contentsOf, picturesOn, textDocument } from '../product/documents.ts'
import { expect, test } from '../product/test.ts'
import { pointIn } from '../steps/editor.ts'
import { add, cards, kept, made, pdfTools } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'
import { fingerOn } from '../steps/touch.ts'

const signature = (page: Page) => page.getByRole('button', { name: 'Tu firma en la página' })
const sheet = (page: Page) => page.locator('[data-signature-page]')

/** Where the signature is on its sheet, in shares of it. */
async function place(page: Page) {
  const [own, whole] = [await signature(page).boundingBox(), await sheet(page).boundingBox()]
  if (!own || !whole) throw new Error('nothing is seen')
  return {
    left: (own.x - whole.x) / whole.width,
    top: (own.y - whole.y) / whole.height,
    width: own.width / whole.width,
  }
}

async function drag(page: Page, from: { x: number; y: number }, right: number, down: number) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + right, from.y + down, { steps: 5 })
  await page.mouse.up()
}

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.goto(`${pdfTools}?op=firmar`)
  await add(page, [await textDocument('uno.pdf', 3)])
  await expect(cards(page)).toHaveCount(3)
  await page.getByLabel('Tu nombre').fill('Lucía Prado')
  await expect(signature(page)).toBeVisible()
})

test('a signature is dragged to its place and its size, on several pages', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Páginas' }).fill('1, 3')
  await expect(page.getByText('Página 1: firma 1 de 2')).toBeVisible()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page.getByText('Página 3: firma 2 de 2')).toBeVisible()
  await signature(page).scrollIntoViewIfNeeded()
  const own = await signature(page).boundingBox()
  const whole = await sheet(page).boundingBox()
  if (!own || !whole) throw new Error('nothing is seen')
  await drag(
    page,
    { x: own.x + own.width / 3, y: own.y + own.height / 2 },
    -whole.width / 4,
    -whole.height / 3,
  )
  const moved = await place(page)
  expect(moved.left).toBeCloseTo(0.3, 1)
  expect(moved.top).toBeCloseTo(0.49, 1)

  const corner = await page.locator('[data-signature-corner]').boundingBox()
  if (!corner) throw new Error('no corner')
  await drag(page, { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 }, -whole.width / 8, 0)
  const last = await place(page)
  expect(last.width).toBeCloseTo(0.22, 1)

  const { content } = await made(page, 'Firmar')
  expect(await contentsOf(content)).toMatchObject(kept)
  const [first, second, third] = await picturesOn(content)
  expect(second).toEqual([])
  expect(third).toEqual(first)
  expect((first?.[0]?.x ?? 0) / 595).toBeCloseTo(last.left, 2)
  expect((first?.[0]?.width ?? 0) / 595).toBeCloseTo(last.width, 2)
})

test('by keyboard and by a tap a signature goes to its place as well', async ({ page }) => {
  const before = await place(page)
  await signature(page).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('-')
  const after = await place(page)
  expect(before.top - after.top).toBeCloseTo(0.05, 2)
  expect(before.left - after.left).toBeCloseTo(0.01, 2)
  expect(before.width - after.width).toBeCloseTo(0.01, 2)
  await sheet(page).click({ position: { x: 60, y: 60 } })
  const tapped = await place(page)
  expect(tapped.left).toBeLessThan(0.1)
  expect(tapped.top).toBeLessThan(0.2)
  const { content } = await made(page, 'Firmar')
  const [first] = await picturesOn(content)
  expect((first?.[0]?.x ?? 0) / 595).toBeCloseTo(tapped.left, 2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('a finger draws a signature, brings it to its place and stretches it, and the page stays where it is', async ({
    page,
  }) => {
    await page.getByRole('radio', { name: 'Dibujada' }).check()
    const finger = await fingerOn(page)
    const pad = page.getByRole('img', { name: 'Dibuja aquí tu firma' })
    await pad.scrollIntoViewIfNeeded()
    await finger.swipe(await pointIn(pad, { x: 0.2, y: 0.3 }), await pointIn(pad, { x: 0.8, y: 0.7 }))
    await expect(signature(page)).toBeVisible()

    await sheet(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const scrolled = await page.evaluate(() => scrollY)
    const before = await place(page)
    const middle = { x: 0.5, y: 0.5 }
    const whole = await sheet(page).boundingBox()
    if (!whole) throw new Error('nothing is seen')
    const from = await pointIn(signature(page), middle)
    await finger.swipe(from, { x: from.x - whole.width / 4, y: from.y - whole.height / 3 })
    const moved = await place(page)
    expect(before.left - moved.left).toBeCloseTo(0.25, 1)
    expect(before.top - moved.top).toBeCloseTo(0.33, 1)
    const corner = await pointIn(page.locator('[data-signature-corner]'), middle)
    await finger.swipe(corner, { x: corner.x - whole.width / 8, y: corner.y })
    const last = await place(page)
    expect(moved.width - last.width).toBeCloseTo(0.125, 1)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)

    const { content } = await made(page, 'Firmar')
    const [first] = await picturesOn(content)
    expect((first?.[0]?.x ?? 0) / 595).toBeCloseTo(last.left, 2)
    expect((first?.[0]?.width ?? 0) / 595).toBeCloseTo(last.width, 2)
  })
})
