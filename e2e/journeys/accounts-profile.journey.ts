import { deflateSync } from 'node:zlib'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { arrived } from '../steps/arrived.ts'
import { enter } from '../steps/session.ts'

/** A grey PNG of these sides: enough for the photo's rules. */
function greyPng(width: number, height: number): Buffer {
  const table = Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value >>> 0
  })
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    let sum = 0xffffffff
    for (const byte of body) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE((sum ^ 0xffffffff) >>> 0, 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const rows = Buffer.alloc((width + 1) * height, 0x80)
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

function png(width: number, height: number) {
  return { name: 'foto.png', mimeType: 'image/png', buffer: greyPng(width, height) }
}

test('the address names the tab and follows it', deep, async ({ page, context, product }) => {
  await enter(context, product.url)
  await page.goto('/dashboard/profile?tab=security')
  await expect(page.getByRole('tab', { name: 'Seguridad' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Seguridad' }).press('ArrowRight')
  await expect(page).toHaveURL(/tab=preferences/)
  await expect(page.getByText('Modo Oscuro')).toBeVisible()
})

test('name, bio and professional data are checked, saved and shown everywhere', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Nombre').fill('')
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible()
  await page.getByLabel('Nombre').fill('Marta Sanz')
  await expect(page.getByText('El nombre es obligatorio')).toBeHidden()
  await page.getByLabel('Biografía').fill('Diseño páginas.')
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
  await expect(page.getByRole('navigation').getByText('Marta Sanz')).toBeVisible()

  await page.getByRole('tab', { name: 'Información Profesional' }).click()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('El cargo es obligatorio')).toBeVisible()
  await expect(page.getByText('La empresa es obligatoria')).toBeVisible()
  await page.getByLabel('Cargo').fill('Diseñadora')
  await page.getByLabel('Empresa').fill('Estudio Sur')
  for (const skill of ['SEO', ' SEO ', 'Textos']) {
    await page.getByLabel('Habilidades', { exact: true }).fill(skill)
    await page.getByLabel('Habilidades', { exact: true }).press('Enter')
  }
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Información profesional actualizada')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Estudio Sur')).toBeVisible()
  await expect(page.getByText('SEO', { exact: true })).toHaveCount(1)
})

test('a photo is checked, cropped by keyboard, sent, kept and shown everywhere', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/dashboard/profile')
  const input = page.getByLabel('Foto de perfil', { exact: true })
  await input.setInputFiles(png(150, 400))
  await expect(
    page.getByRole('dialog').getByText('La imagen debe tener al menos 200x200 píxeles'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await input.setInputFiles(png(600, 800))
  await arrived(page.getByRole('dialog', { name: 'Previsualización de imagen' }))
  const area = page.getByRole('group', { name: /Zona de recorte/ })
  const before = await area.boundingBox()
  if (!before) throw new Error('Nothing to crop')
  await area.press('ArrowUp')
  await area.press('Shift+ArrowUp')
  await expect.poll(async () => Math.round(before.y - ((await area.boundingBox())?.y ?? 0))).toBe(11)

  await page.route('**/api/profile/photo', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Aplicar y subir' }).click()
  await expect(page.getByText('Error al actualizar la imagen de perfil')).toBeVisible()
  await page.getByRole('button', { name: 'Intentar nuevamente' }).click()
  await expect(page.getByText('Imagen de perfil actualizada correctamente')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('navigation').locator('img')).toBeVisible()
  const stored = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('aurelio-profile-images', 1)
        opening.addEventListener('error', () => reject(new Error('IndexedDB')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('images').objectStore('images').count()
          counting.addEventListener('success', () => resolve(counting.result))
        })
      }),
  )
  expect(stored).toBe(1)
})

test(
  'preferences hold at once and follow the person to another browser',
  deep,
  async ({ page, browser, context, product }) => {
    await enter(context, product.url)
    await page.goto('/dashboard/profile?tab=preferences')
    await page.getByText('Modo Claro').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByLabel('YYYY-MM-DD').check()
    await page.getByLabel('Idioma').selectOption('en')
    await page.getByRole('button', { name: 'Guardar Preferencias' }).click()
    await expect(page.getByText('Preferencias guardadas correctamente')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    const other = await browser.newContext({ baseURL: product.url })
    await other.addCookies(await context.cookies())
    const elsewhere = await other.newPage()
    await elsewhere.goto('/dashboard/profile?tab=preferences')
    await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(elsewhere.getByLabel('YYYY-MM-DD')).toBeChecked()
    await expect(elsewhere.getByRole('heading', { name: 'My profile' })).toBeVisible()
    await other.close()
  },
)
