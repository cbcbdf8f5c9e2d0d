import { signUp, publishPage } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { enter } from '../steps/session.ts'

test(
  'three unread notifications are read, one by following it and the others at once',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await page.goto('/dashboard')
    const count = page.locator('[data-unread-count]')
    await expect(count).toHaveText('3')
    const bell = page.getByRole('button', { name: /^Notificaciones/ })
    await bell.focus()
    await page.keyboard.press('Enter')
    const dropdown = page.getByRole('dialog', { name: 'Notificaciones' })
    await expect(dropdown.getByRole('listitem')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(dropdown).toBeHidden()
    await expect(bell).toBeFocused()

    await bell.click()
    await dropdown.getByRole('link', { name: /Protege tu cuenta/ }).click()
    await expect(page).toHaveURL(/profile\?tab=security$/)
    await expect(count).toHaveText('2')
    await bell.click()
    await dropdown.getByRole('button', { name: 'Marcar todas como leídas' }).click()
    await expect(count).toHaveText('0')
    await page.reload()
    await expect(count).toHaveText('0')
    await bell.click()
    await dropdown.getByRole('button', { name: 'Ver todas' }).click()
    await expect(page).toHaveURL(/\/notifications$/)
    await expect(page.getByRole('region', { name: 'Hoy' }).getByRole('listitem')).toHaveCount(3)
  },
)

test('a lead and a colleague’s publication are told while the screen is open', async ({
  page,
  context,
  product,
}) => {
  const owner = await enter(context, product.url)
  const colleague = await signUp(product.url, 'Bruno Vidal')
  await joinWorkspace(colleague, { of: owner, role: 'member' })
  await page.goto('/notifications')
  await expect(page.getByRole('listitem').filter({ hasText: 'Protege tu cuenta' })).toBeVisible()
  const form = {
    id: 'form-1700000000002',
    type: 'form',
    name: 'Formulario',
    props: { fields: ['name', 'email'] },
  }
  const { url } = await publishPage(colleague, 'Campaña de otoño', [form])
  await expect(page.getByRole('link', { name: /Se ha publicado Campaña de otoño/ })).toBeVisible()
  for (const name of ['Ana', 'Eva']) {
    const body = new URLSearchParams({ formId: form.id, name, email: 'persona@ejemplo.es' })
    await fetch(`${url}/leads`, { method: 'POST', body, redirect: 'manual' })
  }
  await expect(page.getByRole('link', { name: /2 leads nuevos en Campaña de otoño/ })).toBeVisible()
  await expect(page.locator('[data-unread-count]')).toHaveText('5')
})
