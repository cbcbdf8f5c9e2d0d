import { type Browser, expect, type Page, test } from '@playwright/test'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { action, canvas, control, drag, elements, publish, tile, told } from '../steps/editor.ts'
import { fillSignUp, newPerson } from '../steps/session.ts'

const person = newPerson('Lucía Prado')
const visitor = { email: 'ana.gil@ejemplo.es' }

test('from a fresh installation to a published page whose lead survives a power cut', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await inTemporaryFolder(async (folder) => {
    const first = await startProduct(folder)
    await test.step('sign up', () => signUp(page, first.url))
    await test.step('take a template and leave it', () => takeTemplate(page))
    await test.step('compose a page on a blank canvas', () => compose(page))
    await test.step('edit, undo and redo', () => editAndUndo(page))
    await test.step('look at the viewports', () => switchViewports(page))
    await test.step('preview', () => preview(page))
    const address = await test.step('save and publish', () => saveAndPublish(page))
    await test.step('visit on a desktop', () => visit(browser, address, { width: 1440, height: 900 }))
    await test.step('leave a lead on a phone', () => leaveLead(browser, address))

    await first.kill()
    const again = await startProduct(folder, { PORT: String(first.port) })
    await test.step('read the lead after the power cut', () => readLead(page, again.url))
    await test.step('the page is still there', () => visit(browser, address, { width: 375, height: 812 }))
    await again.stop()
  })
})

async function signUp(page: Page, url: string) {
  await page.goto(url)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía')
}

async function toNewPage(page: Page) {
  const builder = page.getByRole('navigation', { name: 'Aurelio Builder' })
  await builder.getByRole('link', { name: 'Nueva Página' }).click()
  await expect(page.getByRole('heading', { name: 'Nueva Página', level: 1 })).toBeVisible()
}

async function takeTemplate(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Aurelio Builder' }).first().click()
  await expect(page.getByRole('heading', { name: 'Landing Page - Proyecto Demo' })).toBeVisible()
  await toNewPage(page)
  const card = page.locator('[data-template]').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.hover()
  await card.getByRole('button', { name: 'Usar Plantilla' }).click()
  await expect(elements(page).first()).toBeVisible()
  expect(await elements(page).count()).toBeGreaterThan(10)
  await expect(page.getByText(name).first()).toBeVisible()
  // The editor covers everything: neither sidebar nor top bar of the dashboard.
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
  await action(page, 'back').click()
  await expect(canvas(page)).toHaveCount(0)
}

async function compose(page: Page) {
  await toNewPage(page)
  await page.getByRole('button', { name: 'Lienzo en Blanco' }).click()
  await expect(canvas(page).getByText('Comienza tu diseño')).toBeVisible()
  await expect(page.locator('[data-panel-element]')).toHaveCount(9)

  await drag(page, tile(page, 'container'), canvas(page), { x: 0.5, y: 0.05 })
  await expect(elements(page, 'container')).toHaveCount(1)
  await drag(page, tile(page, 'heading'), elements(page, 'container'))
  await expect(elements(page, 'container').locator('[data-element-type="heading"]')).toHaveCount(1)

  // By click: into the container that is selected.
  await elements(page, 'container').click({ position: { x: 4, y: 100 } })
  await expect(elements(page, 'container')).toHaveAttribute('data-selected', 'true')
  await tile(page, 'text').click()
  await expect(elements(page, 'container').locator('[data-element-type="text"]')).toHaveCount(1)

  // And with nothing selected: at the end of the page.
  await page.keyboard.press('Escape')
  await tile(page, 'form').click()
  await expect(
    canvas(page).locator('[data-element-type="container"] [data-element-type="form"]'),
  ).toHaveCount(0)
  await expect(elements(page, 'form')).toHaveCount(1)
}

async function editAndUndo(page: Page) {
  const heading = elements(page, 'heading')
  await heading.click()
  await expect(heading).toHaveAttribute('data-selected', 'true')
  await page.locator('[data-tab="style"]').click()
  const text = await findControl(page, 'text')
  await text.fill('Reserva tu sesión de estrategia')
  await expect(heading).toHaveText('Reserva tu sesión de estrategia')
  await action(page, 'undo').click()
  await expect(heading).toHaveText('Tu Encabezado Aquí')
  await action(page, 'redo').click()
  await expect(heading).toHaveText('Reserva tu sesión de estrategia')

  await page.keyboard.press('Control+z')
  await expect(heading).toHaveText('Tu Encabezado Aquí')
  await page.keyboard.press('Control+Shift+z')
  await expect(heading).toHaveText('Reserva tu sesión de estrategia')
}

/** A prop's control, whichever tab its element declares it in. */
async function findControl(page: Page, prop: string) {
  for (const tab of ['layout', 'style', 'advanced']) {
    await page.locator(`[data-tab="${tab}"]`).click()
    if ((await control(page, prop).count()) > 0) break
  }
  return control(page, prop).first()
}

async function switchViewports(page: Page) {
  const widths: number[] = []
  for (const viewport of ['mobile', 'tablet', 'desktop']) {
    const button = page.locator(`[data-viewport="${viewport}"]`)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    // The frame changes, and what stands in it with it.
    widths.push((await elements(page, 'container').first().boundingBox())?.width ?? 0)
  }
  const [mobile = 0, tablet = 0, desktop = 0] = widths
  expect(mobile).toBeLessThan(tablet)
  expect(tablet).toBeLessThanOrEqual(desktop)
}

async function preview(page: Page) {
  const opening = page.waitForEvent('popup')
  await action(page, 'preview').click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Reserva tu sesión de estrategia' })).toBeVisible()
  await expect(popup.getByText('Elementos')).toHaveCount(0)
  expect(popup.frames()).toHaveLength(1)
  await popup.close()
}

async function saveAndPublish(page: Page) {
  await action(page, 'save').click()
  await expect(told(page, 'Página guardada correctamente')).toBeVisible()
  const address = await publish(page)
  expect(address).toContain('/p/')
  return address
}

/** A person without our session, and without scripts, as many a phone or reader is. */
async function withoutScript(
  browser: Browser,
  size: { width: number; height: number },
  visitPage: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: size, locale: 'es-ES' })
  try {
    await visitPage(await context.newPage())
  } finally {
    await context.close()
  }
}

async function visit(browser: Browser, address: string, size: { width: number; height: number }) {
  await withoutScript(browser, size, async (page) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).not.toMatch(/<script/i)
    await expect(page.getByRole('heading', { name: 'Reserva tu sesión de estrategia' })).toBeVisible()
    await expect(page.getByText('Tu texto aquí. Puedes editarlo haciendo clic.')).toBeVisible()
    // Nothing sticks out to the side: on a phone that is what makes a page unreadable.
    const width = await page.locator('html').evaluate((root) => root.scrollWidth)
    expect(width).toBeLessThanOrEqual(size.width)
  })
}

async function leaveLead(browser: Browser, address: string) {
  await withoutScript(browser, { width: 375, height: 812 }, async (page) => {
    await page.goto(address)
    await page.locator('input[type="email"]').fill(visitor.email)
    await page.getByRole('checkbox', { name: 'Acepto la política de privacidad' }).check()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page).toHaveURL(/#gracias-/)
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.locator('input[type="email"]')).toBeHidden()
  })
}

async function readLead(page: Page, url: string) {
  await page.goto(`${url}/dashboard/tools/aurelio-builder/leads`)
  const row = page.getByRole('row').filter({ hasText: visitor.email })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Lienzo en Blanco')
  await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
}
