import { expect, test } from '../product/test.ts'
import { question } from '../steps/drafts.ts'
import { enter } from '../steps/session.ts'

test('who edits a quiz that somebody else saves loses nothing, and says which of the two stays', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/dashboard/tools/aurelio-builder/quiz-builder')
  await page.getByRole('button', { name: 'Nuevo quiz' }).click()
  const title = page.getByLabel('Título', { exact: true })
  await expect(title).toBeVisible()

  // What is only here is not left without a word.
  await title.fill('Lo mío')
  await page.getByRole('link', { name: 'Creador de quiz' }).first().click()
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(title).toHaveValue('Lo mío')

  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = other.getByLabel('Título', { exact: true })
  await theirs.fill('Lo suyo')
  await other.getByRole('button', { name: 'Guardar', exact: true }).click()
  const told = page.getByRole('alert')
  await expect(told).toContainText('Otra persona ha guardado este quiz')
  await told.getByRole('button', { name: 'Quedarme con lo suyo' }).click()
  await expect(title).toHaveValue('Lo suyo')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(title).toHaveValue('Lo mío')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()

  // The other one has changed nothing since: they see it at once.
  await expect(theirs).toHaveValue('Lo mío')
  await theirs.fill('Otra vez')
  await title.fill('También')
  await other.getByRole('button', { name: 'Guardar', exact: true }).click()
  await told.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(theirs).toHaveValue('También')
})
