import type { Page } from '@playwright/test'
import { z } from 'zod'
import { builder } from '../steps/editor.ts'
import { soon } from '../steps/live.ts'
import { backOnline } from '../steps/network.ts'
import { expect, test } from '../steps/team-test.ts'

const withId = z.object({ id: z.string() })
const title = (at: Page) => at.getByLabel('Título', { exact: true })
const step = (at: Page, name: string) =>
  at
    .getByRole('list', { name: 'Pasos del quiz' })
    .getByRole('listitem')
    .filter({ has: at.locator('bdi', { hasText: name }) })
const choose = (at: Page, name: string) =>
  step(at, name).getByRole('button', { pressed: false }).first().click()

test('two people build one quiz at the same time', async ({ page, owner, colleague }) => {
  const { id } = withId.parse(await owner.call('POST', '/api/quizzes', { name: 'Elige tu plan' }))
  const there = colleague.page
  for (const at of [page, there]) {
    await at.goto(`${builder}/quiz-builder/${id}`)
    await expect(title(at)).toHaveValue('Primera pregunta')
  }
  const saved = async () => JSON.stringify(await owner.call('GET', `/api/quizzes/${id}`))

  // Who is there, and which step they have chosen.
  await expect(page.locator('[data-presence="Bruno Vidal"]')).toBeVisible(soon)
  await expect(there.locator('[data-presence="Lucía Prado"]')).toBeVisible(soon)
  await there.getByRole('button', { name: 'Añadir resultado' }).click()
  await expect(step(page, 'Resultado nuevo')).toBeVisible(soon)
  await expect(step(page, 'Resultado nuevo').locator('[data-remote-selection="Bruno Vidal"]')).toBeVisible(
    soon,
  )

  // What one types is on the other's screen; what is taken back is one's own alone.
  await choose(there, 'Primera pregunta')
  await title(page).press('End')
  await title(page).pressSequentially(' y más')
  await expect(title(there)).toHaveValue('Primera pregunta y más', soon)
  await choose(there, 'Resultado nuevo')
  await title(there).fill('Para ti')
  await expect(step(page, 'Para ti')).toBeVisible(soon)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(step(there, 'Primera pregunta')).not.toContainText('y más', soon)
  await expect(step(page, 'Para ti')).toBeVisible()
  await page.getByRole('button', { name: 'Rehacer' }).click()
  await expect(step(there, 'Primera pregunta y más')).toBeVisible(soon)

  // Without the network one goes on; it is sent when that is back, and a reload loses nothing.
  await page.context().setOffline(true)
  await expect(page.locator('[data-save-status="offline"]')).toBeVisible(soon)
  await title(page).fill('Sin red')
  await title(there).fill('Con red')
  await backOnline(page)
  await expect(step(there, 'Sin red')).toBeVisible(soon)
  await expect(step(page, 'Con red')).toBeVisible(soon)
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible(soon)
  expect(await saved()).toMatch(/Sin red.*Con red/)
  await page.reload()
  await expect(title(page)).toHaveValue('Sin red')

  // A step that one removes is gone for the other, who is told where something of theirs was lost.
  await expect(there.locator('[data-presence="Lucía Prado"]')).toBeVisible(soon)
  await there.context().setOffline(true)
  await expect(there.locator('[data-save-status="offline"]')).toBeVisible(soon)
  await title(there).fill('Nadie lo lee')
  await step(page, 'Con red').getByRole('button', { name: 'Eliminar Con red' }).click()
  await expect(step(page, 'Con red')).toHaveCount(0)
  await expect.poll(saved, soon).not.toContain('Con red')
  await backOnline(there)
  await expect(there.getByText('Alguien ha quitado lo que estabas cambiando')).toBeVisible(soon)
  await expect(step(there, 'Nadie lo lee')).toHaveCount(0)

  // Whose rights are taken away is told, and nothing of theirs comes in any more.
  const { user } = z.object({ user: withId }).parse(await colleague.account.call('GET', '/api/session'))
  await owner.call('POST', `/api/workspace/members/${user.id}/removal`)
  await expect(page.locator('[data-presence]')).toHaveCount(0, soon)
  await title(page).fill('Ya sola')
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible(soon)
  await expect.poll(saved, soon).toContain('Ya sola')
})
