import { z } from 'zod'
import { question, stay } from '../steps/drafts.ts'
import { canvas, openEditorWith } from '../steps/editor.ts'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const start = [{ id: 'heading-1', type: 'heading', name: '', props: { text: 'Clínica Alba', level: 1 } }]

test('a section comes by keyboard alone, and the question that is pressed is the one that is written', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openEditorWith(page, start)
  const opener = page.getByRole('button', { name: 'Secciones', exact: true })
  await opener.press('Enter')
  const library = page.getByRole('dialog', { name: 'Secciones' })
  await expect(library.getByLabel('Buscar secciones')).toBeFocused()
  await page.keyboard.type('a quién llamar')
  await library.locator('[data-section-template="questions-with-contact"]').press('Enter')
  await expect(canvas(page)).toContainText('¿Pedís vosotros la licencia?')
  await page.keyboard.press('Escape')
  await expect(library).toHaveCount(0)
  await expect(opener).toBeFocused()

  // Its first click opens it, and what was open closes above it.
  const asked = canvas(page).getByText('¿Pedís vosotros la licencia?')
  await asked.scrollIntoViewIfNeeded()
  await asked.dblclick()
  const editing = canvas(page).getByRole('textbox', { name: 'Editar texto' })
  await expect(editing).toHaveText('¿Pedís vosotros la licencia?')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('¿Trabajáis con seguros?')
  await page.keyboard.press('Escape')
  await expect(canvas(page).locator('summary', { hasText: '¿Trabajáis con seguros?' })).toBeVisible()
  await expect(canvas(page).locator('summary', { hasText: '¿Cuánto cuesta tirar un tabique?' })).toBeVisible()
})

test(
  'the editor leads to the kit of its site, which nobody leaves unsaved by mistake',
  deep,
  async ({ context, page, product }) => {
    const account = await enter(context, product.url)
    await account.call('POST', '/api/pages', {
      name: 'Clínica Alba',
      document: { version: 1, elements: start },
    })
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await account.call('GET', '/api/sites'))
    await openEditorWith(page, [
      { id: 'header-1', type: 'header', name: '', props: { brand: '{{sitio.nombre|Norte & Sur}}' } },
    ])
    await expect(page.getByRole('link', { name: /^Marca y datos del sitio/ })).toHaveAttribute(
      'href',
      `/dashboard/tools/aurelio-builder/sites/${items[0]?.id}`,
    )
    await canvas(page).getByText('Norte & Sur').click()
    await expect(page.getByLabel('Nombre de la marca')).toHaveAccessibleDescription(
      /Ahora se lee «Norte & Sur»/,
    )

    await page.goto(`/dashboard/tools/aurelio-builder/sites/${items[0]?.id}`)
    const brand = page.getByRole('region', { name: 'Marca' })
    await brand.getByRole('button', { name: /^Menta/ }).click()
    const save = brand.getByRole('button', { name: 'Guardar marca' })
    await expect(save).toBeInViewport()
    await page.getByRole('button', { name: 'Editar Clínica Alba' }).click()
    await expect(question(page)).toBeVisible()
    await stay(page).click()
    await save.click()
    await expect(page.getByText('Marca guardada').first()).toBeVisible()

    const business = page.getByRole('region', { name: 'Datos del negocio' })
    await business.getByLabel('Nombre del negocio').fill('Clínica Dental Alba')
    await page.getByRole('button', { name: 'Editar Clínica Alba' }).click()
    await stay(page).click()
    await business.getByRole('button', { name: 'Guardar datos' }).click()
    await expect(page.getByText('Datos del negocio guardados').first()).toBeVisible()
    await page.getByRole('button', { name: 'Editar Clínica Alba' }).click()
    await expect(canvas(page)).toBeVisible()
  },
)
