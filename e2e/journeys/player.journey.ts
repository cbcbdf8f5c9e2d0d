import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFilms } from '@aurelio/media/testing/make-films'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const builder = '/dashboard/tools/aurelio-builder'

test('a film is uploaded, sells on its page, and its figures are told by the second', async ({
  browser,
  context,
  page,
  product,
}) => {
  test.setTimeout(240_000)
  await enter(context, product.url)
  await page.goto(`${builder}/player`)
  const buffer = await readFile(join(await makeFilms(), 'plain.mp4'))
  await page.getByLabel('Subir vídeo').setInputFiles({ name: 'Oferta.mp4', mimeType: 'video/mp4', buffer })
  const film = page.getByRole('article', { name: 'Oferta' })
  await expect(film).toBeVisible()
  await expect(film.getByText('Listo', { exact: true })).toBeVisible({ timeout: 120_000 })
  await film.getByRole('link').first().click()

  const subtitles = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHola\n'
  await page
    .getByLabel('Añadir subtítulos')
    .setInputFiles({ name: 'es.vtt', mimeType: 'text/vtt', buffer: Buffer.from(subtitles) })
  await expect(page.getByRole('button', { name: 'Editar Español' })).toBeVisible()

  await page.getByRole('tab', { name: 'Comportamiento' }).click()
  await page.getByLabel('Empezar sin sonido').check()
  await page.getByLabel('Mostrar la llamada en el segundo').fill('1')
  await page.getByLabel('Texto de la llamada').fill('Reserva tu plaza')
  await page.getByLabel('Pedir el correo en el segundo').fill('2')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  const address = (await page.getByRole('link', { name: 'Ver la página' }).getAttribute('href')) ?? ''

  // Without a script all of it is there: nothing that is for sale waits for one.
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(address)
  await expect(still.locator('video[data-player]')).toBeVisible()
  await expect(still.locator('[data-player-cta]')).toBeVisible()
  await expect(still.locator('[data-player-gate]')).toBeVisible()
  await plain.close()

  const visit = await (await browser.newContext()).newPage()
  const faults: string[] = []
  visit.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  visit.on('pageerror', ({ message }) => faults.push(message))
  await visit.goto(address)
  const video = visit.locator('video[data-player]')
  await expect(visit.locator('[data-player-cta]')).toBeHidden()
  await expect(visit.locator('[data-player-gate]')).toBeHidden()
  await visit.getByRole('button', { name: 'Activar el sonido' }).click()
  await expect(visit.getByRole('button', { name: 'Activar el sonido' })).toBeHidden()
  await expect(visit.locator('[data-player-cta]')).toBeVisible({ timeout: 15_000 })
  const gate = visit.locator('[data-player-gate]')
  await expect(gate).toBeVisible({ timeout: 15_000 })
  await expect(video).toHaveJSProperty('paused', true)
  await gate.getByLabel('Correo electrónico').fill('eva@ejemplo.es')
  await gate.getByRole('button', { name: 'Seguir viendo' }).click()
  await expect(visit).toHaveURL(/\?t=2/)
  await expect(visit.locator('[data-player-gate]')).toHaveCount(0)
  await visit.locator('video[data-player]').evaluate((element: HTMLVideoElement) => element.play())
  await expect(visit.locator('video[data-player]')).toHaveJSProperty('ended', true, { timeout: 15_000 })
  await visit.locator('[data-player-cta]').click()
  expect(faults).toEqual([])

  await page.getByRole('tab', { name: 'Retención' }).click()
  await expect(page.locator('[data-stat="plays"]')).toHaveText('1', { timeout: 15_000 })
  await expect(page.locator('[data-stat="finished"]')).toHaveText('1')
  await expect(page.locator('[data-stat="cta"]')).toHaveText('1', { timeout: 15_000 })
  await expect(page.locator('[data-stat="leads"]')).toHaveText('1')
  await page.getByRole('button', { name: 'Ver como tabla' }).click()
  await expect(page.getByRole('table', { name: 'Segundo a segundo' }).locator('tbody tr')).toHaveCount(4)
  await page.goto(`${builder}/leads`)
  await expect(page.getByText('eva@ejemplo.es').first()).toBeVisible()
})
