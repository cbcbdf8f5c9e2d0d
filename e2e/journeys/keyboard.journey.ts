import { expect } from '@playwright/test'
import { test } from '../product/test.ts'
import { tabTo } from '../steps/keyboard.ts'
import { field, newPerson } from '../steps/session.ts'

test('sign up, leave and come back by keyboard alone', async ({ page }) => {
  const person = newPerson('Pere Camps')
  await page.goto('/login')
  await tabTo(page, page.getByRole('link', { name: 'Regístrate' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/signup$/)

  for (const name of ['fullName', 'email', 'password', 'confirmPassword'] as const) {
    await tabTo(page, field(page, name))
    await page.keyboard.type(name === 'confirmPassword' ? person.password : person[name])
  }
  await tabTo(page, field(page, 'terms'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await tabTo(page, page.getByRole('button', { name: 'Menú de usuario' }))
  await page.keyboard.press('Enter')
  const leave = page.getByRole('menuitem', { name: 'Cerrar sesion' })
  await expect(leave).toBeVisible()
  while (!(await leave.evaluate((node) => node === document.activeElement)))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)

  await tabTo(page, field(page, 'email'))
  await page.keyboard.type(person.email)
  await tabTo(page, field(page, 'password'))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a refused login leaves the focus where the person goes on', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, field(page, 'email'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('El email es requerido')).toBeVisible()
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
})
