import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const made = z.object({ id: z.string() })
const published = z.object({ publication: z.object({ url: z.string() }) })

test('a quiz is answered within a page, with a script and without one, and is copied as a frame', async ({
  browser,
  context,
  page,
  product,
}) => {
  const account = await enter(context, product.url)
  await page.goto('/dashboard/tools/aurelio-builder/quiz-builder')
  await page.getByRole('button', { name: 'Nuevo quiz' }).click()
  await page.getByRole('button', { name: 'Añadir bloque' }).click()
  await page.getByLabel('Título', { exact: true }).fill('Tus datos')
  await page.getByLabel('Pregunta o texto').fill('Tu correo')
  await page.getByLabel('Tipo de pregunta').selectOption({ label: 'Correo' })
  await page.getByLabel('Crear un lead cuando alguien sale de este bloque').check()
  await page.getByRole('button', { name: 'Publicar quiz' }).click()
  const link = page.locator('a[href*="/q/"]')
  await expect(link).toBeVisible()
  const address = new URL((await link.getAttribute('href')) ?? '').pathname
  await expect(page.getByLabel('Código para insertar')).toHaveValue(
    new RegExp(`<iframe src="[^"]*${address}"`),
  )

  const document = {
    version: 1,
    elements: [{ id: 'quiz-1700000000001', type: 'quiz', props: { src: address, level: 2 } }],
  }
  const { id } = made.parse(await account.call('POST', '/api/pages', { name: 'Con quiz', document }))
  const { publication } = published.parse(await account.call('POST', `/api/pages/${id}/publication`))

  for (const javaScriptEnabled of [true, false]) {
    const visitors = await browser.newContext({ javaScriptEnabled })
    const visit = await visitors.newPage()
    const wrong: string[] = []
    visit.on('console', (told) => {
      if (told.type() === 'error' && !told.text().includes('422')) wrong.push(told.text())
    })
    await visit.goto(publication.url)
    await expect(visit.getByText('Paso 1 de 2')).toBeVisible()
    await visit.getByRole('button', { name: 'Siguiente' }).click()
    await expect(visit.getByRole('alert')).toContainText('Elige una opción.')
    await visit.getByLabel('Otra cosa').check()
    await visit.getByRole('button', { name: 'Siguiente' }).click()
    const title = visit.getByRole('heading', { name: 'Tus datos' })
    await expect(title).toBeVisible()
    if (javaScriptEnabled) {
      // In its place, with the looks that the page gave it.
      await expect(title).toBeFocused()
      await expect(title).toHaveAttribute('aria-level', '2')
      expect(new URL(visit.url()).pathname).toBe(new URL(publication.url).pathname)
      await expect(title).toHaveCSS('font-size', '28px')
      await expect(visit.getByRole('button', { name: 'Siguiente' })).toHaveCSS('min-height', '48px')
    }
    await visit.getByLabel('Tu correo').fill(javaScriptEnabled ? 'eva@ejemplo.es' : 'leo@ejemplo.es')
    await visit.getByRole('button', { name: 'Siguiente' }).click()
    await expect(visit.getByRole('heading', { name: 'Gracias por responder' })).toBeVisible()
    expect(wrong).toEqual([])
    expect(await visitors.cookies()).toEqual([])
    await visitors.close()
  }

  await page.getByRole('link', { name: 'Respuestas', exact: true }).click()
  await expect(page.locator('[data-stat="started"]')).toHaveText('2')
  await expect(page.locator('[data-stat="leads"]')).toHaveText('2')
  await page.goBack()
  await page.getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByRole('button', { name: 'Retirar' })).toBeHidden()
  await page.goto(publication.url)
  await expect(page.getByText('Este cuestionario ya no está disponible.')).toBeVisible()
})
