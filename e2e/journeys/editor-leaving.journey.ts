import { expect } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { canvas, elements, openEditorWith, tile } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const builder = '/dashboard/tools/aurelio-builder'

const isPages = ({ pathname }: URL) => pathname === '/api/pages'

test('an address of the section is reached while the editor is open, and what was made is offered', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(`${builder}/leads`)
  await openEditorWith(page)
  // The server is out of reach: only this browser holds the work.
  await page.route(isPages, (route) => route.abort())
  await tile(page, 'heading').click()
  await expect(elements(page, 'heading')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('editorState'))).toContain('heading')

  // Typed while it is open: the screen; the section's own address: the overview, which offers the work.
  await page.goto(`${builder}/leads`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(canvas(page)).toHaveCount(0)
  await page.goto(builder)
  await expect(page).toHaveURL(`${builder}/overview`)
  await page.unroute(isPages)
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(elements(page, 'heading')).toHaveCount(1)

  await page.goBack()
  await expect(canvas(page)).toHaveCount(0)
})

test(
  'signing out saves what only this browser holds, and leaves nothing of it here',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await openEditorWith(page)
    await tile(page, 'heading').click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('editorState'))).toContain('heading')
    await page.goto('/dashboard')
    const saved: number[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/pages') && answer.request().method() === 'POST')
        saved.push(answer.status())
    })
    await page.getByRole('button', { name: 'Menú de usuario' }).click({ timeout: 30_000 })
    await page.getByRole('menuitem', { name: 'Cerrar sesion' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect
      .poll(() =>
        page.evaluate(() => [localStorage.getItem('editorState'), localStorage.getItem('aurelioEditorData')]),
      )
      .toEqual([null, null])
    expect(saved).toEqual([201])
  },
)
