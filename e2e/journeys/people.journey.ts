import type { Page } from '@playwright/test'
import { signUp } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { faultsIn } from '../steps/axe.ts'
import { pressOn } from '../steps/keyboard.ts'
import { openLive, soon } from '../steps/live.ts'
import { cookiesOf, enter, field, fillSignUp, newPerson } from '../steps/session.ts'
import { makeProject, row } from '../steps/work.ts'

test('a second person is invited, comes in, works, is given another role and goes', async ({
  page,
  context,
  browser,
  product,
}) => {
  await enter(context, product.url, 'Ana Dueña')
  const guest = newPerson('Bruno Vidal')
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Miembros' }).click()
  await page.getByRole('button', { name: 'Invitar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' })
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(dialog.getByText('Escribe un correo electrónico válido.')).toBeVisible()
  await dialog.getByLabel('Correo electrónico').fill(guest.email)
  await dialog.getByLabel('Rol').selectOption({ label: 'Miembro' })
  await dialog.getByLabel('Mensaje (opcional)').fill('Te esperamos')
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(page.getByText('Pendiente')).toBeVisible()
  await expect(
    page.getByText('Esta instalación no envía correo: copia el enlace y mándaselo tú.'),
  ).toBeVisible()
  const link = await page.getByLabel('Enlace de la invitación').inputValue()
  expect(await faultsIn(page)).toEqual([])

  // Without an account: the sign-up knows the address, and comes back to the invitation.
  const theirs = await browser.newContext({ baseURL: product.url, locale: 'es-ES' })
  const other = await theirs.newPage()
  await other.goto(link)
  await expect(other.getByText('Te esperamos')).toBeVisible()
  expect(await faultsIn(other)).toEqual([])
  await other.getByRole('link', { name: 'Crear cuenta' }).click()
  await expect(field(other, 'email')).toHaveValue(guest.email)
  await fillSignUp(other, guest)
  await other.getByRole('button', { name: 'Crear cuenta' }).click()
  await other.getByRole('button', { name: 'Aceptar invitación' }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page.getByLabel('Rol de Bruno Vidal')).toHaveValue('member', soon)
  await expect(page.getByText('Pendiente')).toHaveCount(0, soon)

  await openLive(page, '/tasks')
  await openLive(other, '/tasks')
  await other.getByRole('textbox', { name: 'Añadir una tarea' }).fill('Pedir las fotos')
  await other.keyboard.press('Enter')
  await expect(row(page, 'Pedir las fotos')).toBeVisible(soon)

  await openLive(page, '/settings/members')
  await page.getByLabel('Rol de Bruno Vidal').selectOption({ label: 'Cliente' })
  const entry = other
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Configuracion' })
  await expect(entry).toHaveCount(0, soon)

  await page.getByRole('button', { name: 'Quitar a Bruno Vidal' }).click()
  const removal = page.getByRole('dialog')
  await removal.getByLabel('Sus tareas pendientes pasan a').selectOption({ label: 'Ana Dueña' })
  await removal.getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByLabel('Rol de Bruno Vidal')).toHaveCount(0, soon)
  await page.getByRole('link', { name: 'Registro' }).click()
  await expect(page).toHaveURL(/\/settings\/audit$/)
  // Without what the screens before have said.
  await page.reload()
  await expect(page.getByText('Ha salido una persona: Bruno Vidal')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  const moved = other.getByRole('dialog', { name: 'Ahora estás en «Espacio de Bruno Vidal»' })
  await expect(moved).toBeVisible(soon)
  await moved.getByRole('button', { name: 'Cargar de nuevo' }).click()
  await openLive(other, '/tasks')
  await expect(row(other, 'Pedir las fotos')).toHaveCount(0)
  await theirs.close()
})

test(
  'an invitation that is worth nothing says why, and one for somebody else says whose it is',
  deep,
  async ({ page, context, product }) => {
    const owner = await signUp(product.url, 'Ana Dueña')
    const guest = await signUp(product.url, 'Carla Ruiz')
    await context.addCookies(cookiesOf(owner, product.url))
    await page.goto('/invitation/nada')
    await expect(page.getByText('Esta invitación no existe.')).toBeVisible()

    await page.goto('/settings/members')
    await pressOn(page, page.getByRole('button', { name: 'Invitar' }))
    await expect(page.getByLabel('Correo electrónico')).toBeFocused()
    await page.keyboard.type(guest.email)
    await page.keyboard.press('Enter')
    const link = await page.getByLabel('Enlace de la invitación').inputValue()
    await page.goto(link)
    await expect(
      page.getByText(`La invitación es para ${guest.email}, y has entrado como ${owner.email}.`),
    ).toBeVisible()
    await page.goto('/settings/members')
    await pressOn(page, page.getByRole('button', { name: 'Revocar' }))
    await expect(page.getByText('Pendiente')).toHaveCount(0)
    await page.goto(link)
    await expect(page.getByText('Esta invitación se ha retirado.')).toBeVisible()

    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/settings/members')
    await expect(page.getByRole('table', { name: 'Qué puede hacer cada rol' })).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
  },
)

test(
  'a person of two workspaces goes from one to the other by keyboard, with every tab',
  deep,
  async ({ page, context, product }) => {
    const boss = await signUp(product.url, 'Zoe Gil')
    const person = await enter(context, product.url, 'Nora Paz')
    await joinWorkspace(person, { of: boss, role: 'member' })
    const second = await context.newPage()
    await openLive(second, '/tasks')
    await page.goto('/dashboard')
    await pressOn(page, page.getByRole('button', { name: 'Cambiar de espacio' }))
    await expect(page.getByRole('menuitemradio', { name: 'Espacio de Zoe Gil' })).toBeChecked()
    const other = page.getByRole('menuitemradio', { name: /Espacio de Nora Paz/ })
    await expect(other).toContainText('3 sin leer')
    await other.press('Enter')
    await expect(page.getByText('Ahora estás en «Espacio de Nora Paz»')).toBeVisible()
    await expect(second.getByRole('dialog', { name: 'Ahora estás en «Espacio de Nora Paz»' })).toBeVisible()

    await pressOn(page, page.getByRole('button', { name: 'Cambiar de espacio' }))
    await page.getByRole('menuitem', { name: 'Crear espacio' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Crear espacio' })
    await dialog.getByLabel('Nombre').fill('Agencia Sur')
    await dialog.getByLabel('Nombre').press('Enter')
    await expect(page.getByText('Ahora estás en «Agencia Sur»')).toBeVisible()

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Eliminar el espacio' }).click()
    const removal = page.getByRole('dialog', { name: '¿Eliminar «Agencia Sur»?' })
    await expect(removal.getByText('Se borran: proyectos 0')).toBeVisible()
    await removal.getByRole('button', { name: 'Eliminar' }).click()
    await expect(removal.getByText('El nombre que has escrito no es el del espacio.')).toBeVisible()
    await removal.getByLabel('Escribe el nombre del espacio para confirmar').fill('Agencia Sur')
    await removal.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('button', { name: 'Cambiar de espacio' }).click()
    await expect(page.getByRole('menuitemradio')).toHaveCount(2)
    await page.keyboard.press('Escape')

    // Wherever the session works: what the palette is told, and then where a link leads.
    const own = page.getByText('Espacio de Nora Paz', { exact: true })
    if (!(await own.isVisible())) await byPalette(page, 'Cambiar a «Espacio de Nora Paz»')
    await expect(own).toBeVisible()
    const project = await makeProject(boss, 'Web de Zoe')
    await page.goto(`/projects/${project}`)
    await expect(page.getByText('Ahora estás en «Espacio de Zoe Gil»')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Web de Zoe' })).toBeVisible()
    const stranger = await signUp(product.url, 'Otra')
    await page.goto(`/projects/${await makeProject(stranger, 'Ajeno')}`)
    await expect(page.getByText('Este proyecto no está')).toBeVisible()
  },
)

async function byPalette(page: Page, command: string) {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill(command)
  await page.getByRole('option', { name: command }).click()
}
