import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { action, canvas, openEditorWith, publish, tile, told } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const heading = { id: 'heading-1', type: 'heading', name: '', props: { text: 'El primer título' } }

test('a page is kept by name, compared with what it was and brought back; what was published comes back too', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url, 'Ana García')
  await openEditorWith(page, [heading])
  await action(page, 'save').click()
  await expect(told(page, 'Página guardada correctamente')).toBeVisible()
  await publish(page)
  await expect(page.getByText('Cambios sin publicar')).toHaveCount(0)
  await tile(page, 'text').click()
  await expect(page.getByText('Cambios sin publicar')).toBeAttached()

  await page.getByRole('button', { name: 'Versiones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versiones' })
  await dialog.getByLabel('Nombre de la versión').fill('Con un texto más')
  await dialog.getByRole('button', { name: 'Guardar con nombre' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText('Con un texto más')
  const first = dialog.getByRole('listitem').filter({ hasText: 'Versión 1' })
  await expect(first).toContainText('Ana García')
  await expect(first).toContainText('La que se ve publicada')
  for (const version of await dialog.getByRole('listitem').all())
    await expect(version.locator('img')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])

  await first.getByRole('button', { name: 'Comparar' }).click()
  await expect(dialog.getByRole('region', { name: 'Qué ha cambiado' })).toContainText('Añadido: Texto')
  const now = dialog.frameLocator('iframe[title="Como está ahora"]')
  await expect(now.locator('[data-change="added"]')).toHaveCount(1)
  await expect(dialog.frameLocator('iframe[title="Versión 1"]').locator('[data-change]')).toHaveCount(0)
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByLabel('Comparar con').selectOption({ index: 1 })
  const named = dialog.frameLocator('iframe[title="Con un texto más"]')
  await expect(named.locator('[data-change="added"]')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Volver a la lista' }).click()

  await first.getByRole('button', { name: 'Restaurar' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Cerrar ventana' }).click()
  await expect(canvas(page).locator('[data-element-type="text"]')).toHaveCount(0)
  await action(page, 'undo').click()
  await expect(canvas(page).locator('[data-element-type="text"]')).toHaveCount(1)

  await publish(page)
  await page.getByRole('button', { name: 'Versiones' }).click()
  await dialog.getByRole('button', { name: 'Publicaciones' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText('La que se ve publicada')
  const earlier = dialog.getByRole('listitem').nth(1)
  await earlier.getByRole('button', { name: 'Comparar' }).click()
  await expect(dialog.getByRole('region', { name: 'Qué ha cambiado' })).toContainText('Añadido: Texto')
  await dialog.getByRole('button', { name: 'Volver a la lista' }).click()
  await earlier.getByRole('button', { name: 'Volver a publicar' }).click()
  await expect(told(page, 'Vuelve a verse lo que se publicó entonces')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cerrar ventana' }).click()
  // What is saved is ahead of what visitors see again.
  await expect(page.getByText('Cambios sin publicar')).toBeAttached()
  await expect(canvas(page).locator('[data-element-type="text"]')).toHaveCount(1)
})
