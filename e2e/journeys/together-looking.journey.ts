import type { Page } from '@playwright/test'
import { z } from 'zod'
import { faultsIn } from '../steps/axe.ts'
import { builder, canvas, openBlankCanvas, openEditorOf } from '../steps/editor.ts'
import { soon } from '../steps/live.ts'
import { expect, test } from '../steps/team-test.ts'
import { deep } from '../steps/deep.ts'

const heading = (id: string, words: string) => ({ id, type: 'heading', name: '', props: { text: words } })
const element = (page: Page, id: string) => canvas(page).locator(`[data-element-id="${id}"]`)

test('who may only look sees a page while it is being made, and changes nothing', async ({
  page,
  owner,
  client,
}) => {
  const document = { version: 1, elements: [heading('heading-1', 'Uno'), heading('heading-2', 'Dos')] }
  const made = await owner.call('POST', '/api/pages', { name: 'Campaña', document })
  const { id } = z.object({ id: z.string() }).parse(made)
  const { user } = z
    .object({ user: z.object({ id: z.string() }) })
    .parse(await client.account.call('GET', '/api/session'))
  const share = (...clients: string[]) =>
    owner.call('PUT', `/api/pages/${id}/share`, { clients, level: 'view', leads: false })
  await share(user.id)

  const there = client.page
  await there.goto('/dashboard')
  await there.getByRole('link', { name: 'Ver en vivo: Campaña' }).click()
  await expect(element(there, 'heading-1')).toHaveText('Uno', soon)
  await expect(there.locator('[data-looking]')).toContainText('Solo miras')
  await openEditorOf(page, id)

  // They stand among the people, as somebody who looks.
  const people = page.getByRole('list', { name: 'Personas en la página' })
  const looker = people.locator('[data-presence="Clara Núñez"]')
  await expect(looker).toContainText('solo mira', soon)
  await expect(there.locator('[data-presence="Lucía Prado"]')).toBeVisible(soon)
  await expect(there.locator('[data-presence="Lucía Prado"]')).not.toContainText('solo mira')

  // Where the other is and each key of theirs is seen.
  await element(page, 'heading-1').dblclick()
  await expect(element(page, 'heading-1')).toHaveAttribute('data-inline-editing')
  await expect(there.locator('[data-remote-selection="Lucía Prado"]')).toBeVisible(soon)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Rebajas')
  await expect(element(there, 'heading-1')).toHaveText('Rebajas', soon)
  await page.keyboard.press('Escape')
  await element(page, 'heading-2').click()
  await page.keyboard.press('Delete')
  await expect(element(there, 'heading-2')).toHaveCount(0, soon)

  expect(await faultsIn(there)).toEqual([])

  // Nothing they do changes anything, and nothing is there to do it with.
  await element(there, 'heading-1').dblclick()
  await there.keyboard.type('Mío')
  await there.keyboard.press('Delete')
  for (const name of ['Guardar', 'Publicar', 'Volver al Editor', 'Deshacer'])
    await expect(there.getByRole('button', { name })).toHaveCount(0)
  await expect(element(there, 'heading-1')).toHaveText('Rebajas')
  await expect(element(page, 'heading-1')).toHaveText('Rebajas')

  // From the moment in which it is not shared any more nothing is seen.
  await share()
  await expect(there.locator('[data-looking]')).toContainText('ya no se comparte contigo', soon)
  await expect(looker).toHaveCount(0, soon)
})

test(
  'an address that names a page opens it for who may edit it, and what only the browser holds is sent before',
  deep,
  async ({ page, owner }) => {
    const document = { version: 1, elements: [heading('heading-1', 'La que me mandan')] }
    const made = await owner.call('POST', '/api/pages', { name: 'Campaña', document })
    const { id } = z.object({ id: z.string() }).parse(made)
    await openBlankCanvas(page)
    await page.locator('[data-panel-element="heading"]').click()
    await expect(canvas(page).locator('[data-element-id]')).toHaveCount(1)
    await page.goto(`${builder}/editor?page=${id}`)
    await expect(element(page, 'heading-1')).toHaveText('La que me mandan', soon)
    expect(new URL(page.url()).search).toBe('')
    const { items } = z
      .object({ items: z.array(z.object({ name: z.string() })) })
      .parse(await owner.call('GET', '/api/pages'))
    expect(items.map(({ name }) => name)).toContain('Lienzo en Blanco')
  },
)
