import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const builder = '/dashboard/tools/aurelio-builder'

test('a contest is made, entered without a script, drawn, and its draw computed again by anybody', async ({
  browser,
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(`${builder}/contest`)
  await page.getByRole('button', { name: 'Nuevo concurso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo concurso' })
  await dialog.getByLabel('Nombre').fill('Cesta de Navidad')
  await dialog.getByLabel('Empieza').fill('2026-01-01T10:00')
  await dialog.getByLabel('Termina').fill('2028-01-01T10:00')
  await dialog.getByLabel('Premio').fill('Una cesta con jamón')
  await dialog.getByLabel('Cuántos ganadores').fill('1')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByRole('heading', { name: 'Cesta de Navidad' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bases' })).toContainText('Una cesta con jamón')

  await page.getByRole('tab', { name: 'Ajustes' }).click()
  await page.getByLabel('Texto de la página').fill('Participa y llévate la cesta.')
  await page.getByLabel('Número de fuera').selectOption('other')
  await page.getByLabel('Qué número es y dónde se puede leer').fill('El dado que se tira en directo.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  await page.getByRole('tab', { name: 'Concurso', exact: true }).click()
  await page.getByRole('button', { name: 'Publicar concurso' }).click()
  const address = (await page.locator('a[href*="/c/"]').first().getAttribute('href')) ?? ''

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visit = await plain.newPage()
  await visit.goto(address)
  await expect(visit.getByText('Participa y llévate la cesta.')).toBeVisible()
  await visit.getByLabel('Nombre').fill('Eva Ruiz')
  await visit.getByLabel('Correo electrónico').fill('eva@ejemplo.es')
  await visit.getByLabel('He leído y acepto las bases').check()
  await visit.getByRole('button', { name: 'Participar' }).click()
  await expect(visit.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
  await expect(visit.getByRole('link', { name: 'Invitar a alguien' })).toBeVisible()
  const participants = page.getByRole('table', { name: 'Participantes' })
  await expect(participants.getByText('eva@ejemplo.es')).toBeVisible()
  await expect(participants.getByText('Sin confirmar')).toBeVisible()

  await expect.poll(() => mailedLink(product.dataDir, 'eva@ejemplo.es'), { timeout: 15_000 }).not.toBe('')
  await visit.goto(mailedLink(product.dataDir, 'eva@ejemplo.es'))
  await visit.getByRole('button', { name: 'Confirmar mi participación' }).click()
  await expect(visit.getByText('Tienes 1 punto')).toBeVisible()
  await plain.close()
  await expect(participants.getByText('Participa', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Cerrar y sortear' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar y sortear' }).click()
  await page.getByLabel('Número que salió').fill('5')
  await page.getByRole('button', { name: 'Sortear', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Ganadores' }).getByText('eva@ejemplo.es')).toBeVisible()

  const proof = (await page.locator('a[href*="/proof/"]').first().getAttribute('href')) ?? ''
  await page.goto(proof)
  await expect(page.locator('[data-proof="valid"]')).toBeVisible()
  // Somebody who changes what was drawn is found out.
  await page.locator('script[type="application/json"]').evaluate((data) => {
    data.textContent = data.textContent.replace('"beacon":"5"', '"beacon":"6"')
  })
  await page.getByRole('button', { name: 'Comprobar aquí' }).click()
  await expect(page.locator('[data-proof="invalid"]')).toBeVisible()
})

/** Where the last mail to somebody leads; '' until there is one. */
function mailedLink(dataDir: string, email: string): string {
  const folder = join(dataDir, 'outbox')
  // It is made with the first mail.
  if (!existsSync(folder)) return ''
  const mails = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${email}`))
  return /https?:\/\/\S+\/c\/[^\s"<>)]+/.exec(mails.at(-1) ?? '')?.[0] ?? ''
}
