import type { Page } from '@playwright/test'
import { type Account, publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { canvas, control, elements, openEditorOf } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const heading = {
  id: 'heading-1700000000001',
  type: 'heading',
  name: 'Título',
  props: { text: 'Titular de siempre' },
}
const fields = ['name', 'email']
const form = { id: 'form-1700000000002', type: 'form', name: 'Formulario', props: { fields } }

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Prueba A/B' })

/** A published page with B beside it, saved; leaves its editor open at B. */
async function withVariant(page: Page, account: Account) {
  const { id, url } = await publishPage(account, 'Oferta', [heading, form])
  await openEditorOf(page, id)
  await page.getByRole('button', { name: 'Añadir variante' }).click()
  const switcher = page.getByRole('group', { name: 'Variante', exact: true })
  await expect(switcher.getByRole('button', { name: 'B', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await elements(page, 'heading').click()
  await control(page, 'text').fill('Titular nuevo')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Página guardada correctamente')).toBeVisible()
  return { id, url, switcher }
}

async function openTest(page: Page) {
  await page.goto('/dashboard/tools/aurelio-builder/overview')
  await page.getByRole('button', { name: 'Más acciones de Oferta' }).click()
  await page.getByRole('menuitem', { name: 'Prueba A/B' }).click()
}

/** Plans a test that is worth its time, and starts it. */
async function startTest(page: Page) {
  await openTest(page)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Efecto mínimo (%)').fill('50')
  await dialog.getByLabel('Visitas al día').fill('5000')
  await expect(dialog.getByText(/7 días/)).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Titular')
  await dialog.getByRole('button', { name: 'Empezar prueba' }).click()
  await expect(dialog.locator('[data-verdict=too-early]')).toBeVisible()
}

test('a variant is made in the editor, and what sets it apart is listed', async ({
  page,
  context,
  product,
}) => {
  const { switcher } = await withVariant(page, await enter(context, product.url))
  await switcher.getByRole('button', { name: 'A', exact: true }).click()
  await expect(canvas(page)).toContainText('Titular de siempre')
  await switcher.getByRole('button', { name: 'B', exact: true }).click()
  await expect(canvas(page)).toContainText('Titular nuevo')
  await page.reload()
  await expect(canvas(page)).toContainText('Titular nuevo')

  // Framed too; by choice the rest gets it, and by choice alone.
  await page.getByRole('button', { name: 'Diferencias entre variantes' }).click()
  const differences = page.getByRole('dialog', { name: 'Diferencias entre variantes' })
  await expect(differences.locator('[data-difference=changed]')).toHaveCount(1)
  await expect(differences.getByText(/Cambiado: Título/)).toBeVisible()
  await expect(differences.getByRole('button', { name: 'Llevar a todas' })).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
})

test(
  'what differs from A is marked on the canvas, told in the layers, and found from the list',
  deep,
  async ({ page, context, product }) => {
    const { switcher } = await withVariant(page, await enter(context, product.url))
    const marks = page.locator('[data-difference-mark]')
    await expect(marks).toHaveCount(1)
    await expect(page.locator('[data-difference-mark=changed]')).toHaveText('Cambiado')
    await page.getByRole('button', { name: 'Capas' }).click()
    await expect(page.getByRole('treeitem', { name: /Título.*Cambiado/ })).toBeVisible()

    // It follows what is done, and what is as in A again loses its mark.
    await elements(page, 'form').click()
    await page.keyboard.press('Delete')
    await elements(page, 'heading').click()
    await control(page, 'text').fill('Titular de siempre')
    await expect(marks).toHaveCount(0)
    await control(page, 'text').fill('Titular mejor')
    await expect(marks).toHaveCount(1)
    await page.keyboard.press('Escape')

    // What A alone has is named with its place; an entry leads to it.
    const compare = page.getByRole('button', { name: 'Diferencias entre variantes' })
    await compare.click()
    const differences = page.getByRole('dialog', { name: 'Diferencias entre variantes' })
    await expect(differences.locator('[data-difference=removed]')).toContainText('Iba después de «Título»')
    expect(await faultsIn(page)).toEqual([])
    await differences.getByRole('button', { name: /Quitado: Formulario/ }).click()
    await expect(differences).toBeHidden()
    await expect(elements(page, 'heading')).toHaveAttribute('data-selected', 'true')

    // Marks are for whoever wants them, and stay off.
    await compare.click()
    await differences.getByLabel('Marcar en la página lo que no es como en A').uncheck()
    await page.keyboard.press('Escape')
    await expect(marks).toHaveCount(0)
    await switcher.getByRole('button', { name: 'A', exact: true }).click()
    await expect(canvas(page)).toContainText('Titular de siempre')
    await switcher.getByRole('button', { name: 'B', exact: true }).click()
    await expect(canvas(page)).toContainText('Titular mejor')
    await expect(marks).toHaveCount(0)
    await compare.click()
    await differences.getByLabel('Marcar en la página lo que no es como en A').check()
    await page.keyboard.press('Escape')
    await expect(marks).toHaveCount(1)
    await switcher.getByRole('button', { name: 'A', exact: true }).click()
    await expect(canvas(page)).toContainText('Titular de siempre')
    await expect(marks).toHaveCount(0)
  },
)

test(
  'a test that leads nowhere is refused, with what would help',
  deep,
  async ({ page, context, product }) => {
    await withVariant(page, await enter(context, product.url))
    await openTest(page)
    const dialog = dialogOf(page)
    await expect(dialog.getByText('No merece la pena')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Empezar prueba' })).toBeDisabled()
    await dialog.getByLabel('Visitas al día').fill('20')
    await expect(dialog.getByText(/Ayudaría/)).toBeVisible()
    await dialog.getByLabel('Efecto mínimo (%)').fill('50')
    await dialog.getByLabel('Visitas al día').fill('5000')
    await expect(dialog.getByText('Duración prevista')).toBeVisible()
    await expect(dialog.getByText(/7 días/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Empezar prueba' })).toBeEnabled()

    // Split unevenly it takes longer; what does not add up starts nothing, and says so.
    await dialog.getByLabel('Visitas al día').fill('1000')
    await dialog.getByLabel('Visitas que ven A (%)').fill('90')
    await expect(dialog.getByLabel('Visitas que ven B (%)')).toHaveValue('10')
    await expect(dialog.getByText(/visitantes: A .*, B /)).toBeVisible()
    await dialog.getByLabel('Visitas que ven A (%)').fill('0')
    await expect(dialog.getByRole('alert')).toContainText('que sumen 100')
    await expect(dialog.getByText('No se puede saber hasta que el reparto sume 100.')).toBeVisible()
    await expect(dialog.getByText(/visitantes: A/)).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Empezar prueba' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Repartir a partes iguales' }).click()
    await expect(dialog.getByLabel('Visitas que ven A (%)')).toHaveValue('50')
    await expect(dialog.getByText(/7 días/)).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
  },
)

test('visitors stay with their variant, and what they sent counts for it', async ({
  page,
  context,
  browser,
  product,
}) => {
  const { id, url } = await withVariant(page, await enter(context, product.url))
  await startTest(page)
  const shown = new Set<string>()
  let sentAs = ''
  for (let visitor = 0; shown.size < 2 && visitor < 40; visitor += 1) {
    const userAgent = `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1${visitor + 10}.0.0.0 Safari/537.36`
    const other = await browser.newContext({ userAgent })
    const theirs = await other.newPage()
    await theirs.goto(url)
    const text = await theirs.locator('h1, h2').first().innerText()
    await theirs.reload()
    await expect(theirs.locator('h1, h2').first()).toHaveText(text)
    shown.add(text)
    if (sentAs === '') {
      await theirs.getByLabel('Nombre').fill('Luis')
      await theirs.getByLabel('Correo electrónico').fill('luis@ejemplo.es')
      await theirs.getByRole('button', { name: 'Enviar' }).click()
      await expect(theirs).toHaveURL(/#gracias/)
      await expect(theirs.locator('h1, h2').first()).toHaveText(text)
      sentAs = text === 'Titular nuevo' ? 'B' : 'A'
    }
    await other.close()
  }
  expect([...shown].toSorted()).toEqual(['Titular de siempre', 'Titular nuevo'])
  const row = dialogOf(page)
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: sentAs, exact: true }) })
  await expect(dialogOf(page).getByRole('columnheader', { name: 'Conversiones' })).toBeVisible()
  await expect(row.getByRole('cell').nth(2)).toHaveText('1', { timeout: 15_000 })

  // A running test stands on the calendar and on the line of visits.
  await page.goto('/calendar')
  await expect(page.getByRole('button', { name: /Titular/ }).first()).toBeVisible()
  await page.goto(`/dashboard/tools/aurelio-builder/analytics?page=${id}`)
  await expect(page.getByText('empezó la prueba A/B «Titular»')).toBeVisible()
})

test(
  'what won is published in one click, and the result can be checked by anybody',
  deep,
  async ({ page, context, product }) => {
    const { url } = await withVariant(page, await enter(context, product.url))
    await startTest(page)
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Detener' }).click()
    await expect(dialog.getByRole('button', { name: 'Aplicar A' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Aplicar B' }).click()
    await expect(dialog.getByText('La página se publicó con la variante B.')).toBeVisible()
    await page.goto(url)
    await expect(page.locator('h1, h2').first()).toHaveText('Titular nuevo')

    await openTest(page)
    const proof = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Publicar resultado' }).click()
    const published = await proof
    await expect(published.locator('[data-proof=valid]')).toBeVisible()
    await published.getByRole('button', { name: 'Comprobar aquí' }).click()
    await expect(published.locator('[data-proof=valid]')).toBeVisible()
    expect(published.url()).toContain('/proof/')
    await expect(dialog.getByRole('link', { name: 'Ver el resultado publicado' })).toBeVisible()
    expect(await faultsIn(page)).toEqual([])

    // It stands in the archive; what could be tried next is ranked.
    await dialog.getByRole('link', { name: 'Todas las pruebas e ideas' }).click()
    await expect(page.getByRole('region', { name: 'Archivadas' })).toContainText('Titular')
    await page.getByRole('button', { name: 'Apuntar una idea' }).click()
    await page.getByLabel('Qué probarías').fill('Un botón más claro')
    await page.getByRole('button', { name: 'Guardar idea' }).click()
    await expect(page.locator('[data-idea-gain]')).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
  },
)
