import { expect } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { action, control, elements, newPagePath, openEditorWith, canvas, told } from '../steps/editor.ts'
import { choose } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const heading = { id: 'heading-1', type: 'heading', name: '', props: { text: 'Sigue aquí' } }

test.beforeEach(({ context, product }) => enter(context, product.url))

test('the preview follows 300 ms after the last change', async ({ page }) => {
  await page.clock.install()
  await openEditorWith(page, [heading])
  await choose(page, 'heading-1')
  const [preview] = await Promise.all([page.waitForEvent('popup'), action(page, 'preview').click()])
  await expect(preview.getByRole('heading')).toHaveText('Sigue aquí')
  // The renderer is loaded by now: from here on only the clock decides.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await control(page, 'text').fill('Uno')
  await page.clock.runFor(250)
  await control(page, 'text').fill('Dos')
  await page.clock.runFor(250)
  await expect(elements(page, 'heading')).toHaveText('Dos')
  expect(await preview.getByRole('heading').textContent()).toBe('Sigue aquí')
  await page.clock.runFor(60)
  await expect(preview.getByRole('heading')).toHaveText('Dos')
})

test('the preview is a window of 1200 by 800', deep, async ({ page }) => {
  await openEditorWith(page, [heading])
  const [preview] = await Promise.all([page.waitForEvent('popup'), action(page, 'preview').click()])
  await expect
    .poll(() => preview.evaluate(() => [window.innerWidth, window.innerHeight]))
    .toEqual([1200, 800])
})

test('a preview that the browser blocks is told', deep, async ({ page }) => {
  await openEditorWith(page, [heading])
  // What a browser that blocks windows answers.
  await page.evaluate(() => {
    window.open = () => null
  })
  await action(page, 'preview').click()
  await expect(
    told(
      page,
      'No se pudo abrir la pestaña de vista previa. Verifica que tu navegador permita ventanas emergentes.',
    ),
  ).toBeVisible()
})

test('what one tab copies another one pastes, with ids of its own', deep, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditorWith(page, [
    {
      id: 'container-1',
      type: 'container',
      name: 'Ofertas',
      props: { padding: '20px', children: [heading] },
    },
  ])
  await page.evaluate(() => navigator.clipboard.writeText('nada que pegar'))
  const copy = page.getByRole('menuitem', { name: 'Copiar', exact: true })
  const openMenu = () =>
    page.locator('[data-element-id="container-1"]').click({ button: 'right', position: { x: 6, y: 6 } })
  await openMenu()
  await expect(page.getByRole('menuitem', { name: 'Pegar', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await copy.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"name": "Ofertas"')

  const other = await context.newPage()
  await openEditorWith(other, [{ id: 'text-1', type: 'text', name: '', props: {} }])
  await other.locator('[data-element-id="text-1"]').click({ button: 'right' })
  await other.getByRole('menuitem', { name: 'Pegar', exact: true }).click()
  await expect(elements(other, 'heading')).toHaveText('Sigue aquí')
  await expect(elements(other)).toHaveCount(3)
  const id = await elements(other, 'container').getAttribute('data-element-id')
  expect(id).toMatch(/^container-\d{13}/)

  await other.keyboard.press('ControlOrMeta+C')
  await page.bringToFront()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(elements(page, 'heading')).toHaveCount(2)
})

test('a search that finds nothing says so, in the gallery and in the library', deep, async ({ page }) => {
  const none = 'No se encontraron plantillas'
  const hint = 'Intenta con otros términos de búsqueda o cambia la categoría'
  await page.goto(newPagePath)
  // The gallery draws a dozen pages: a busy machine takes its time.
  await page.getByRole('searchbox').fill('zzzz', { timeout: 30_000 })
  await expect(page.getByText(none)).toBeVisible()
  await expect(page.getByText(hint)).toBeVisible()
  await page.getByRole('searchbox').fill('WEBINAR')
  await expect(page.locator('[data-template]').first()).toBeVisible()
  await expect(page.getByText(none)).toHaveCount(0)

  await openEditorWith(page)
  await canvas(page).getByRole('button', { name: 'Plantillas' }).click()
  const library = page.getByRole('dialog', { name: 'Plantillas' })
  await expect(library.locator('[data-template]')).toHaveCount(6)
  await library.getByRole('searchbox').fill('zzzz')
  await expect(library.getByText(none)).toBeVisible()
  await expect(library.getByText(hint)).toBeVisible()
})
