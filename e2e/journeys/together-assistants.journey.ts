import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from '../product/account.ts'
import { faultsIn } from '../steps/axe.ts'
import { canvas, openEditorOf } from '../steps/editor.ts'
import { soon } from '../steps/live.ts'
import { expect, test } from '../steps/team-test.ts'

const withId = z.object({ id: z.string() })
const heading = (id: string, words: string) => ({ id, type: 'heading', name: '', props: { text: words } })
const element = (page: Page, id: string) => canvas(page).first().locator(`[data-element-id="${id}"]`)
const set = (id: string, words: string) => ({ kind: 'set', id, values: [{ path: ['text'], value: words }] })

type Sent = { operations: unknown[]; summary: string; mode?: 'done' | 'proposed' }

/** An assistant with a token of that person, which changes one page. */
async function assistantOf(url: string, owner: Account, pageId: string, token: object = {}) {
  const asked = { name: 'Corrector', scopes: ['pages:read', 'pages:write'], expiresInDays: null, ...token }
  const made = z.object({ token: z.string() }).parse(await owner.call('POST', '/api/tokens', asked))
  let sessions = 0
  return async ({ operations, summary, mode }: Sent) => {
    sessions += 1
    const answer = await fetch(`${url}/api/pages/${pageId}/operations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${made.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        session: `asistente-${sessions}`,
        seen: 1,
        mode,
        steps: [{ n: 1, operations, summary }],
      }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
}

test('what an assistant proposes is looked at, accepted and discarded; what it has done is undone', async ({
  page,
  owner,
  colleague,
  product,
}) => {
  const made = await owner.call('POST', '/api/pages', {
    name: 'Otoño',
    document: {
      version: 1,
      elements: [heading('heading-1', 'Ofertas'), heading('heading-2', 'Dos'), heading('heading-3', 'Tres')],
    },
  })
  const { id } = withId.parse(made)
  const there = colleague.page
  await openEditorOf(page, id)
  await openEditorOf(there, id)
  const button = page.getByRole('button', { name: 'Asistentes' })
  await expect(page.locator('[data-presence="Bruno Vidal"]')).toBeVisible(soon)
  await expect(button).toHaveCount(0)

  // By the choice of who made its token it proposes.
  const proposes = await assistantOf(product.url, owner, id, { changes: 'proposed' })
  await proposes({ operations: [set('heading-1', 'Rebajas de otoño')], summary: 'Un título más claro' })
  await proposes({ operations: [set('heading-2', 'Nadie lo quiere')], summary: 'Otro segundo título' })
  await expect(
    page.getByRole('status').filter({ hasText: '2 propuestas de asistentes por decidir' }),
  ).toHaveCount(1, soon)
  await expect(page.locator('[data-presence="Corrector"]')).toBeVisible(soon)
  await button.click()
  const list = page.getByRole('region', { name: 'Asistentes' })
  const proposal = (words: string) => list.locator('[data-proposal]').filter({ hasText: words })
  await expect(proposal('Un título más claro')).toContainText('Corrector')

  expect(await faultsIn(page)).toEqual([])

  // It is looked at on the canvas, and nothing is done by that.
  await proposal('Un título más claro').getByRole('button', { name: 'Ver en la página' }).click()
  const preview = page.getByRole('dialog', { name: 'Propuesta de Corrector' })
  await expect(preview.locator('[data-element-id="heading-1"]')).toHaveText('Rebajas de otoño', soon)
  await expect(
    preview.locator('[data-difference-mark="changed"][data-difference-of="heading-1"]'),
  ).toBeVisible(soon)
  await expect(element(there, 'heading-1')).toHaveText('Ofertas')
  expect(await faultsIn(page)).toEqual([])
  await preview.getByRole('button', { name: 'Aceptar' }).click()
  await expect(preview).toHaveCount(0, soon)
  for (const at of [page, there]) await expect(element(at, 'heading-1')).toHaveText('Rebajas de otoño', soon)
  await expect(list.locator('[data-assistant="Corrector"]')).toContainText('aceptado por Lucía Prado', soon)

  // The other person discards the other one, which is gone for both.
  await there.getByRole('button', { name: 'Asistentes' }).click()
  const theirs = there.getByRole('region', { name: 'Asistentes' })
  await theirs.locator('[data-proposal]').getByRole('button', { name: 'Descartar' }).press('Enter')
  await expect(list.locator('[data-proposal]')).toHaveCount(0, soon)
  // By keyboard one goes on from what comes next.
  await expect(theirs.getByRole('button', { name: 'Deshacer' })).toBeFocused(soon)
  await expect(element(page, 'heading-2')).toHaveText('Dos')

  // One whose element is gone says so, and stays.
  await proposes({ operations: [set('heading-2', 'Segundo')], summary: 'Mejor segundo título' })
  await expect(proposal('Mejor segundo título').getByRole('button', { name: 'Aceptar' })).toBeVisible(soon)
  await there.keyboard.press('Escape')
  await element(there, 'heading-2').click()
  await there.keyboard.press('Delete')
  await expect(proposal('Mejor segundo título')).toContainText('ya no tiene sitio', soon)
  await proposal('Mejor segundo título').getByRole('button', { name: 'Descartar' }).click()

  // What another has done at once is undone in one step, but for what somebody has worked on since.
  const does = await assistantOf(product.url, owner, id, { name: 'Redactora' })
  await does({ operations: [set('heading-1', 'De la redactora')], summary: 'Título nuevo' })
  await does({ operations: [set('heading-3', 'También suyo')], summary: 'Tercer título nuevo' })
  await expect(element(there, 'heading-3')).toHaveText('También suyo', soon)
  await element(there, 'heading-3').dblclick()
  await expect(element(there, 'heading-3')).toHaveAttribute('data-inline-editing')
  await there.keyboard.press('ControlOrMeta+a')
  await there.keyboard.type('De Bruno')
  await there.keyboard.press('Escape')
  await expect(element(page, 'heading-3')).toHaveText('De Bruno', soon)
  await list.getByRole('button', { name: 'Deshacer lo de Redactora' }).click()
  await expect(list.getByText('Esto se queda, porque después alguien ha seguido cambiándolo:')).toBeVisible(
    soon,
  )
  await expect(list.getByRole('status')).toContainText('Tercer título nuevo')
  await expect(element(there, 'heading-1')).toHaveText('Rebajas de otoño', soon)
  await expect(element(there, 'heading-3')).toHaveText('De Bruno')

  // What was accepted is undone by itself.
  await list.locator('[data-assistant="Corrector"]').getByRole('button', { name: 'Deshacer' }).click()
  await expect(element(there, 'heading-1')).toHaveText('Ofertas', soon)
})

test('whoever made a token says whether its changes are proposed', async ({ page, owner }) => {
  await page.goto('/settings/api')
  await page.getByRole('button', { name: 'Nuevo token' }).click()
  const making = page.getByRole('dialog', { name: 'Nuevo token' })
  await making.getByLabel('Nombre').fill('Corrector')
  const choice = making.getByRole('radio', { name: 'Quedan propuestos, y una persona decide' })
  await expect(choice).toHaveCount(0)
  await making.getByRole('checkbox', { name: 'Crear y cambiar páginas' }).check()
  await choice.check()
  await making.getByRole('button', { name: 'Crear token' }).click()
  await making.getByRole('button', { name: 'Listo' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Corrector' }).first()
  await expect(row.getByRole('radio', { name: 'Quedan propuestos, y una persona decide' })).toBeChecked()
  await row.getByRole('radio', { name: 'Se hacen al momento' }).check()
  await expect
    .poll(async () => JSON.stringify(await owner.call('GET', '/api/tokens')), soon)
    .toContain('"changes":"done"')
})
