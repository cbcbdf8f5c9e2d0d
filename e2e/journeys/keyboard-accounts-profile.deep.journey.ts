import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { arrived } from '../steps/arrived.ts'
import { expectFocus, pressOn, tabTo, typeInto } from '../steps/keyboard.ts'
import { enter } from '../steps/session.ts'

test('a photo is chosen, cropped by arrows, sent and removed by keyboard', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/dashboard/profile')
  const photo = page.getByRole('button', { name: /Cambiar la foto de perfil/ })
  const dialog = page.getByRole('dialog', { name: 'Previsualización de imagen' })
  const picture = await drawnPicture(page, 'yo.png', { width: 400, height: 800, type: 'image/png' })
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await pressOn(page, photo)
    await (await chooser).setFiles(picture)
    await expect(dialog).toBeVisible()
  }
  await choose()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectFocus(photo)

  await choose()
  const area = page.getByRole('group', { name: /Zona de recorte/ })
  await tabTo(page, area)
  await arrived(dialog)
  const top = async () => Math.round((await area.boundingBox())?.y ?? Number.NaN)
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Control+ArrowUp')
  const start = await top()
  for (const [key, moved] of [
    ['ArrowDown', 1],
    ['Shift+ArrowDown', 11],
    ['Control+ArrowDown', 111],
    ['Shift+ArrowUp', 101],
  ] as const) {
    await page.keyboard.press(key)
    expect((await top()) - start, key).toBe(moved)
  }
  await pressOn(page, page.getByRole('button', { name: 'Aplicar y subir' }))
  await expect(page.getByText('Imagen de perfil actualizada correctamente')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectFocus(photo)

  await pressOn(page, page.getByRole('button', { name: 'Quitar foto' }))
  await expect(page.getByText('Imagen de perfil eliminada')).toBeVisible()
  await expectFocus(photo)
})

test('personal and professional data are edited by keyboard', async ({ page, context, product }) => {
  await enter(context, product.url)
  await page.goto('/dashboard/profile')
  const edit = page.getByRole('button', { name: 'Editar' })
  const save = page.getByRole('button', { name: 'Guardar Cambios' })
  await pressOn(page, edit)
  await expectFocus(page.getByLabel('Nombre'))
  await pressOn(page, page.getByRole('button', { name: 'Cancelar' }))
  await expectFocus(edit)
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('Nombre'), ' ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible()
  await expectFocus(page.getByLabel('Nombre'))
  await typeInto(page, page.getByLabel('Nombre'), 'Marta Sanz')
  await typeInto(page, page.getByLabel('Biografía'), 'Diseño páginas.')
  await pressOn(page, save)
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
  await expectFocus(edit)

  await tabTo(page, page.getByRole('tab', { name: 'Perfil' }), 'Shift+Tab')
  for (const name of ['Seguridad', 'Preferencias', 'Información Profesional']) {
    await page.keyboard.press('ArrowRight')
    await expectFocus(page.getByRole('tab', { name }))
  }
  await pressOn(page, edit)
  await expectFocus(page.getByLabel('Cargo'))
  await page.keyboard.type('Diseñadora')
  await typeInto(page, page.getByLabel('Empresa'), 'Estudio Sur')
  const skill = page.getByLabel('Habilidades', { exact: true })
  await tabTo(page, skill)
  for (const name of ['SEO', 'Textos', 'Fotos']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  const remove = (name: string) => page.getByRole('button', { name: `Quitar ${name}` })
  await pressOn(page, remove('Textos'))
  await expectFocus(remove('Fotos'))
  await page.keyboard.press('Enter')
  await expectFocus(remove('SEO'))
  await page.keyboard.press('Enter')
  await expectFocus(skill)
  await page.keyboard.type('Redacción')
  await pressOn(page, save)
  await expect(page.getByText('Información profesional actualizada')).toBeVisible()
  await expectFocus(edit)
  await expect(page.getByText('Redacción')).toBeVisible()
})

test('preferences are chosen by keyboard', async ({ page, context, product }) => {
  await enter(context, product.url)
  await page.goto('/dashboard/profile?tab=preferences')
  await tabTo(page, page.getByRole('radio', { name: 'Modo Oscuro' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expectFocus(page.getByRole('radio', { name: 'Modo Claro' }))
  const updates = page.getByRole('switch', { name: 'Actualizaciones del producto' })
  await pressOn(page, updates, 'Space')
  await expect(updates).toBeChecked()
  await tabTo(page, page.getByLabel('Idioma'))
  await page.keyboard.type('En')
  await expect(page.getByLabel('Idioma')).toHaveValue('en')
  await tabTo(page, page.getByLabel('DD/MM/YYYY'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('MM/DD/YYYY')).toBeChecked()
  await pressOn(page, page.getByRole('button', { name: 'Guardar Preferencias' }))
  await expect(page.getByText('Preferencias guardadas correctamente')).toBeVisible()
  await expectFocus(page.getByRole('button', { name: 'Save preferences' }))
})
