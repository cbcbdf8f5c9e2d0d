import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawnPicture } from '../product/pictures.ts'
import { add, button, card, openOptimizer, optimizeAll, result } from '../steps/optimizer.ts'
import { expect, test } from '../steps/team-test.ts'
import { deep } from '../steps/deep.ts'

const preset = (page: Page) => page.getByLabel('Preajuste', { exact: true })

async function openOptions(page: Page) {
  await openOptimizer(page)
  await add(page, [await drawnPicture(page, 'playa.png', { width: 400, height: 200, type: 'image/png' })])
  await button(page, 'Más opciones').click()
}

test(
  'a preset by purpose is shared with the workspace, used by another, renamed and removed',
  deep,
  async ({ page, colleague }) => {
    await openOptions(page)
    await preset(page).selectOption('Correo')
    await expect(page.getByText('JPEG de 1200 píxeles de ancho y 250 KB como mucho.')).toBeVisible()
    await expect(page.getByLabel('Un tamaño en KB')).toBeChecked()
    await expect(page.getByLabel('Ancho en píxeles')).toHaveValue('1200')
    await page.getByLabel('Nombre de los archivos').fill('correo-{n}')
    await page.getByLabel('Guardar estos ajustes como').fill('Boletín')
    await page.getByLabel('Para todo el espacio, no solo para este navegador').check()
    await page.getByLabel('Guardar estos ajustes como').press('Enter')
    await expect(page.getByText('Preajuste «Boletín» guardado')).toBeVisible()
    await page.getByLabel('Guardar estos ajustes como').fill('Boletín')
    await page.getByLabel('Guardar estos ajustes como').press('Enter')
    await expect(page.getByText('El espacio ya tiene un preajuste con ese nombre.')).toBeVisible()

    const other = colleague.page
    await openOptions(other)
    await preset(other).selectOption('Boletín')
    await expect(other.getByLabel('Nombre de los archivos')).toHaveValue('correo-{n}')
    await expect(other.getByLabel('Tamaño objetivo en KB')).toHaveValue('250')
    // A member uses what the workspace shares, and keeps their own in the browser.
    await expect(button(other, 'Más acciones del preajuste «Boletín»')).toHaveCount(0)
    await expect(other.getByLabel('Para todo el espacio, no solo para este navegador')).toHaveCount(0)

    await button(page, 'Más acciones del preajuste «Boletín»').click()
    await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar el nombre del preajuste' })
    await dialog.getByLabel('Nombre').fill('Boletín de mayo')
    await dialog.getByLabel('Nombre').press('Enter')
    await expect(dialog).toBeHidden()
    // The other screen hears of it.
    await expect(preset(other).locator('option', { hasText: 'Boletín de mayo' })).toHaveCount(1)
    await button(page, 'Más acciones del preajuste «Boletín de mayo»').click()
    await page.getByRole('menuitem', { name: 'Eliminar del espacio' }).click()
    await expect(preset(other).locator('option', { hasText: 'Boletín de mayo' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(preset(other).locator('option', { hasText: 'Boletín de mayo' })).toHaveCount(1)
  },
)

/** The least and the greatest red of a part of a picture, in shares of its sides. */
async function redsOf(picture: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { width, height } = await sharp(picture).metadata()
  const area = {
    left: Math.round(part.left * width),
    top: Math.round(part.top * height),
    width: Math.round(part.width * width),
    height: Math.round(part.height * height),
  }
  const { data, info } = await sharp(picture).extract(area).raw().toBuffer({ resolveWithObject: true })
  const reds = data.filter((_, at) => at % info.channels === 0)
  return [Math.min(...reds), Math.max(...reds)] as const
}

const quarters = {
  topLeft: { left: 0, top: 0, width: 0.45, height: 0.45 },
  topRight: { left: 0.55, top: 0, width: 0.45, height: 0.45 },
  bottomLeft: { left: 0, top: 0.55, width: 0.45, height: 0.45 },
  bottomRight: { left: 0.55, top: 0.55, width: 0.45, height: 0.45 },
}

test('a watermark is drawn where it was put, once or everywhere, as text or as a picture', async ({
  page,
  owner,
}) => {
  expect(owner.email).not.toBe('')
  await openOptimizer(page)
  const plain = sharp({
    create: { width: 400, height: 200, channels: 3, background: { r: 90, g: 90, b: 90 } },
  })
  await add(page, [{ name: 'gris.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() }])
  await page.getByLabel('PNG', { exact: true }).check()
  await page.getByLabel(/^Calidad: /).fill('100')
  await button(page, 'Más opciones').click()
  await page.getByText('Marca de agua', { exact: true }).click()
  await page.getByLabel('Un texto').check()
  await page.getByLabel('Texto de la marca').fill('© Marea')
  await page.getByLabel(/^Opacidad: /).fill('100')
  await expect(page.getByAltText('Cómo queda la marca de agua')).toBeVisible()
  await optimizeAll(page)
  const once = (await result(page)).content
  expect(await redsOf(once, quarters.topLeft)).toEqual([90, 90])
  expect(await redsOf(once, quarters.bottomLeft)).toEqual([90, 90])
  expect((await redsOf(once, quarters.bottomRight))[1]).toBeGreaterThan(240)

  const again = async () => {
    await expect(page.getByText('Desactualizado')).toHaveCount(1)
    await card(page, 'gris.png').getByRole('button', { name: 'Optimizar' }).click()
    await expect(page.getByText('Desactualizado')).toHaveCount(0)
    return (await result(page)).content
  }
  await page.getByLabel('Repetida por toda la imagen').check()
  const everywhere = await again()
  for (const quarter of Object.values(quarters))
    expect((await redsOf(everywhere, quarter))[1]).toBeGreaterThan(200)

  await page.getByLabel('Una imagen').check()
  const red = sharp({
    create: { width: 60, height: 30, channels: 4, background: { r: 250, g: 0, b: 0, alpha: 1 } },
  })
  await page
    .getByLabel('Elegir la imagen de la marca')
    .and(page.locator('input'))
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await red.png().toBuffer() })
  await expect(page.getByText('logo.png')).toBeVisible()
  await page.getByLabel('Repetida por toda la imagen').uncheck()
  await page.getByLabel('Posición de la marca').selectOption('Arriba a la izquierda')
  const logo = await again()
  expect((await redsOf(logo, quarters.topLeft))[1]).toBeGreaterThan(240)
  expect(await redsOf(logo, quarters.bottomRight)).toEqual([90, 90])

  // Off again it is not, and the picture can stay as it came.
  await page.getByLabel('Nada').check()
  expect(await redsOf(await again(), quarters.topLeft)).toEqual([90, 90])
})
