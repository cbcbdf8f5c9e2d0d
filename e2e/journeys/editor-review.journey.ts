import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { action } from '../steps/editor.ts'
import { openLive, seen, soon } from '../steps/live.ts'
import { enter } from '../steps/session.ts'

const asked = z.object({ id: z.string(), url: z.string() })
const made = z.object({ id: z.string() })
const heading = { id: 'heading-1700000000001', type: 'heading', name: 'Título', props: { text: 'Sonríe' } }
const text = { id: 'text-1700000000002', type: 'text', name: 'Texto', props: { text: 'Ven a vernos' } }

test('what is said of a page stands beside it in the editor, stays when the page moves on, and goes along', async ({
  page,
  context,
  browser,
  product,
}) => {
  const owner = await enter(context, product.url, 'Lucía Prado')
  const document = { version: 1, elements: [heading, text] }
  const { id } = made.parse(await owner.call('POST', '/api/pages', { name: 'Portada', document }))
  const review = asked.parse(await owner.call('POST', `/api/pages/${id}/reviews`, {}))
  await openLive(page, `/reviews/${review.id}`)
  await page.getByRole('button', { name: 'Abrir en el editor' }).click()
  await expect(page.getByRole('button', { name: '0 comentarios abiertos' })).toBeVisible()

  const guests = await browser.newContext({ locale: 'es-ES', bypassCSP: true })
  const guest = await guests.newPage()
  await guest.goto(review.url)
  await guest.getByLabel('Tu nombre').fill('Óscar')
  await guest.getByRole('button', { name: 'Comentar', exact: true }).click()
  await guest.frameLocator('iframe').getByRole('heading', { name: 'Sonríe' }).click()
  await guest.getByLabel('Escribe un comentario').fill('Más corto.')
  await guest.getByRole('button', { name: 'Enviar' }).click()

  const pin = page.getByRole('button', { name: 'Ver el comentario 1' })
  await seen('a comment, in the editor', () => expect(pin).toBeVisible(soon))
  await pin.click()
  const margin = page.getByRole('complementary', { name: 'Comentarios de la revisión' })
  await expect(margin.getByText('Más corto.')).toBeVisible()
  await expect(page.locator(`[data-element-id="${heading.id}"]`)).toHaveAttribute('data-selected', 'true')

  await margin.getByRole('button', { name: 'Responder' }).click()
  await margin.getByLabel('Tu respuesta al comentario 1').fill('Ahora mismo')
  await margin.getByRole('button', { name: 'Enviar' }).click()
  await expect(margin.getByLabel('Tu respuesta al comentario 1')).toHaveCount(0)
  await expect(margin.getByText('Ahora mismo')).toBeVisible()
  await margin.getByRole('button', { name: 'Comentar', exact: true }).click()
  await margin.getByLabel('Sobre el elemento seleccionado').fill('Preguntar a Nora')
  await margin.getByLabel('Solo para el equipo').check()
  await margin.getByRole('button', { name: 'Enviar' }).click()
  await expect(margin.getByText('Preguntar a Nora')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver el comentario 2' })).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await margin.getByRole('listitem').filter({ hasText: 'Preguntar a Nora' }).getByText('Resolver').click()
  await expect(margin.getByText('Resuelto')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver el comentario 2' })).toHaveCount(0)

  // Without the element its thread stands in the list all the same.
  const isGone = margin.getByText('El elemento de este comentario no está en la página que ves.')
  await expect(isGone).toHaveCount(0)
  await page.locator(`[data-element-id="${heading.id}"]`).press('Delete')
  await expect(isGone).toHaveCount(2)
  await expect(pin).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(pin).toBeVisible()
  await page.locator(`[data-element-id="${text.id}"]`).press('Delete')
  await action(page, 'save').click()
  await expect(page.getByText('Página guardada')).toBeVisible()
  const next = asked.parse(await owner.call('POST', `/api/pages/${id}/reviews`, {}))
  await expect(margin.getByText('De la versión 1')).toBeVisible(soon)
  await expect(margin.getByRole('listitem')).toHaveText([/Más corto/])
  await guest.goto(next.url)
  await expect(guest.getByText('De la versión 1')).toBeVisible()
  await expect(guest.getByText('Preguntar a Nora')).toHaveCount(0)
  await guests.close()
})
