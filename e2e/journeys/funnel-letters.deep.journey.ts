import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'

const funnels = '/dashboard/tools/aurelio-builder/funnels'

test('letters are written as a step of a funnel, with the permission that they want, and nothing is left to do elsewhere', async ({
  browser,
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(funnels)
  await page.getByRole('button', { name: 'Captación con regalo', exact: true }).click()
  await expect(page.locator('[data-funnel-step]')).toHaveCount(2)

  await page.getByRole('button', { name: 'Añadir paso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir paso' })
  await dialog.getByLabel('Tipo de paso').selectOption('correo')
  // Letters follow where people leave their data.
  await expect(dialog.getByLabel('Después de')).toHaveValue('s1')
  await dialog.getByLabel('Nombre de la secuencia').fill('')
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ponle un nombre')
  await dialog.getByLabel('Nombre de la secuencia').fill('Consejos de Ana')
  await dialog.getByLabel('Plantilla del primer correo').selectOption('Entrega de un regalo')
  await expect(dialog.getByLabel('Asunto')).toHaveValue('Aquí tienes lo que pediste')
  await dialog.getByLabel('Asunto').fill('Tu guía')
  await expect(dialog.getByLabel('Pedir permiso en el formulario del paso anterior')).toBeChecked()
  expect(await faultsIn(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await dialog.getByLabel('Texto de la casilla').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByLabel('Texto de la casilla').fill('Quiero los consejos de Ana por correo')
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(dialog).toBeHidden()
  const step = page.locator('[data-funnel-step=correo]')
  await expect(step).toContainText('Consejos de Ana')
  await expect(page.locator('[data-funnel-step]')).toHaveCount(3)
  await expect(page.locator('[data-finding]')).toHaveCount(0)

  // The box is taken out and put back from the step, to which what was found leads; and taken back at once.
  await step.getByRole('button').first().click()
  const panel = page.getByRole('region', { name: /^Paso/ })
  await panel.getByRole('button', { name: 'Quitar la casilla del formulario' }).click()
  const finding = page.locator('[data-finding=no-box]')
  await expect(finding).toBeVisible()
  await page.locator('[data-funnel-step=captura]').getByRole('button').first().click()
  await finding.getByRole('button', { name: 'Ir al paso' }).click()
  await expect(panel.getByLabel('Texto de la casilla')).toBeInViewport()
  expect(await faultsIn(page)).toEqual([])
  const put = panel.getByRole('button', { name: 'Poner la casilla en el formulario' })
  await put.click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(finding).toBeVisible()
  await panel.getByLabel('Texto de la casilla').fill('Quiero los consejos de Ana por correo')
  await put.click()
  await expect(page.locator('[data-finding]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Publicar embudo' }).click()
  const first = page.getByRole('link', { name: /\/p\// })
  await expect(first).toBeVisible({ timeout: 30_000 })
  const visit = await browser.newContext({ javaScriptEnabled: false })
  const theirs = await visit.newPage()
  await theirs.goto((await first.getAttribute('href')) ?? '')
  const box = theirs.getByLabel('Quiero los consejos de Ana por correo')
  await expect(box).not.toBeChecked()
  const form = theirs.locator('form').filter({ has: box })
  for (const field of await form.locator('input[required]').all()) {
    const type = await field.getAttribute('type')
    if (type === 'checkbox') await field.check()
    else await field.fill(type === 'email' ? 'eva@ejemplo.es' : 'Eva')
  }
  await box.check()
  await form.getByRole('button').last().click()
  await expect(theirs).toHaveURL(/_v=/)
  await visit.close()

  await panel.getByRole('link', { name: 'Abrir la secuencia en Suscripciones' }).click()
  await expect(page.getByText('Tu guía').first()).toBeVisible()
  await expect(page.getByText('En marcha').first()).toBeVisible()
})
