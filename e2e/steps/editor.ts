import { expect, type Locator, type Page } from '@playwright/test'

export const builder = '/dashboard/tools/aurelio-builder'

export const newPagePath = `${builder}/new-page`

/** 'Nueva Página' and then 'Lienzo en Blanco': the editor without a template. */
export async function openBlankCanvas(page: Page) {
  await page.goto(newPagePath)
  // The gallery above it draws a dozen pages: a busy machine takes its time.
  await page.getByRole('button', { name: 'Lienzo en Blanco' }).click({ timeout: 30_000 })
  await expect(canvas(page)).toBeVisible()
}

/** The editor with these elements, as after a reload: without the gallery in between. */
export async function openEditorWith(page: Page, list: readonly unknown[] = []) {
  await page.goto('/terms')
  await page.evaluate((editorState) => {
    localStorage.setItem('aurelioEditorData', '{"isOpen":true,"selectedTemplate":null}')
    if (editorState === '[]') localStorage.removeItem('editorState')
    else localStorage.setItem('editorState', editorState)
  }, JSON.stringify(list))
  await page.goto(`${builder}/editor`)
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 })
}

/** Opens a page of the server, with what its site gives it. */
export async function openEditorOf(page: Page, pageId: string) {
  await page.goto('/terms')
  await page.evaluate(
    (session) => {
      localStorage.setItem('aurelioEditorData', session)
      localStorage.removeItem('editorState')
    },
    JSON.stringify({ isOpen: true, selectedTemplate: null, pageId }),
  )
  const trail = page.waitForResponse((answer) => answer.url().endsWith(`/pages/${pageId}/trail`))
  await page.goto(`${builder}/editor`)
  await trail
  await expect(elements(page)).not.toHaveCount(0)
}

export function canvas(page: Page): Locator {
  return page.locator('[data-canvas]')
}

/** Elements of the canvas, all or of one type, in page order. */
export function elements(page: Page, type?: string): Locator {
  return canvas(page).locator(type ? `[data-element-type="${type}"]` : '[data-element-id]')
}

export function tile(page: Page, type: string): Locator {
  return page.locator(`[data-panel-element="${type}"]`)
}

/** On narrow screens the panel is a drawer. */
export async function openElementsPanel(page: Page) {
  const panel = tile(page, 'container')
  if (await panel.isVisible()) return
  await page.getByRole('button', { name: 'Elementos' }).first().click()
  await panel.waitFor()
}

export function control(page: Page, prop: string): Locator {
  return page.locator(`[data-prop="${prop}"]`)
}

export function action(
  page: Page,
  name: 'undo' | 'redo' | 'history' | 'save' | 'preview' | 'publish' | 'back',
): Locator {
  return page.locator(`[data-action="${name}"]`)
}

/** Takes something with the mouse and lets go of it over a point of the target (fractions of its box). */
export async function drag(page: Page, source: Locator, target: Locator, at = { x: 0.5, y: 0.5 }) {
  await source.scrollIntoViewIfNeeded()
  const from = await middleOf(source)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // The target may move while the drag begins (hints, scrolling): look where it is once the drag is under way.
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 4 })
  const point = await pointIn(target, at)
  await page.mouse.move(point.x, point.y, { steps: 12 })
  await page.mouse.move(point.x + 1, point.y + 1, { steps: 2 })
  await page.mouse.up()
}

/** The toast or box that tells this. */
export function told(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').filter({ hasText: text }).first()
}

/** Publishes from the editor: what may not stay is put right, what may is overruled. Gives the address. */
export async function publish(page: Page): Promise<string> {
  await action(page, 'publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publicar página' })
  const review = dialog.getByRole('region', { name: 'Revisión antes de publicar' })
  await expect(review).toBeVisible()
  const errors = review.locator('[data-finding="missing-consent"]')
  for (let left = await errors.count(); left > 0; left--) {
    await errors.first().getByRole('button', { name: 'Arreglar' }).click()
    await expect(errors).toHaveCount(left - 1)
  }
  await dialog.getByRole('button', { name: /^Publicar (ahora|con)/ }).click()
  const link = told(page, 'Página publicada correctamente').getByRole('link')
  const address = await link.getAttribute('href')
  await dialog.getByRole('button', { name: 'Cerrar ventana' }).click()
  await expect(dialog).toHaveCount(0)
  return address ?? ''
}

export function middleOf(locator: Locator) {
  return pointIn(locator, { x: 0.5, y: 0.5 })
}

/** A point of the window, by fractions of the box it lies in. */
export async function pointIn(locator: Locator, at: { x: number; y: number }) {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width * at.x, y: y + height * at.y }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Nothing to drag or to drop on: ${String(locator)}`)
  return box
}
