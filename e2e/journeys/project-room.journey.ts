import { z } from 'zod'
import { expect, test } from '../steps/team-test.ts'
import { openLive } from '../steps/live.ts'
import { makeProject, makeTask, overflows } from '../steps/work.ts'

const listed = z.object({ items: z.array(z.object({ id: z.string() })) })

test('who works on a project, what is noted of it by two at once, and what it is about', async ({
  page,
  owner,
  colleague: { page: other },
}) => {
  const id = await makeProject(owner, 'Web de Roldán')
  await makeProject(owner, 'Otro encargo')
  const task = await makeTask(owner, 'Maquetar', { projectId: id })
  await openLive(page, `/projects/${id}`)
  const team = page.getByRole('region', { name: 'Equipo' })
  await team.getByLabel('Añadir a alguien al proyecto').selectOption('Bruno Vidal')
  await expect(team.getByRole('listitem')).toHaveText('Bruno Vidal')

  const notes = page.getByRole('region', { name: 'Notas' })
  await notes.getByRole('button', { name: 'Escribir notas' }).click()
  const field = notes.getByRole('textbox', { name: 'Notas del proyecto' })
  await field.pressSequentially('Llamar antes de las nueve')
  await field.press('Control+Shift+ArrowLeft')
  await notes.getByRole('button', { name: 'Negrita' }).click()
  await field.press('End')
  await field.press('Enter')
  await notes.getByRole('button', { name: 'Lista' }).click()
  await field.pressSequentially('Clave del dominio')
  await notes.getByRole('button', { name: 'Guardar notas' }).click()
  await expect(notes.locator('strong')).toHaveText('nueve')
  await expect(notes.locator('li')).toHaveText('Clave del dominio')

  // Another writes at the same time: neither overwrites the other in silence.
  await openLive(other, `/projects/${id}`)
  const theirs = other.getByRole('region', { name: 'Notas' })
  await theirs.getByRole('button', { name: 'Escribir notas' }).click()
  await theirs.getByRole('textbox', { name: 'Notas del proyecto' }).pressSequentially('. Y el logotipo')
  await notes.getByRole('button', { name: 'Escribir notas' }).click()
  await field.press('Control+Home')
  await field.pressSequentially('Urgente: ')
  await notes.getByRole('button', { name: 'Guardar notas' }).click()
  await expect(field).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Guardar notas' }).click()
  await expect(theirs.getByRole('alert')).toContainText('Urgente: Llamar antes de las nueve')
  await theirs.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(theirs).toContainText('Clave del dominio. Y el logotipo')
  await expect(notes).toContainText('Y el logotipo')

  const links = page.getByRole('region', { name: 'Sitios y leads' })
  const { items } = listed.parse(await owner.call('GET', '/api/sites'))
  await links.getByLabel('Enlazar un sitio').selectOption(items[0]?.id ?? '')
  await expect(links.getByRole('listitem')).toHaveCount(1)
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflows(page)).toBe(false)
  await links.getByRole('listitem').getByRole('link').click()
  const ofSite = page.getByRole('region', { name: 'Proyectos' })
  await expect(ofSite.getByRole('listitem')).toHaveText('Web de Roldán')

  // On a phone the filters stand behind one button, which says how many are set.
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByLabel('Filtrar por equipo').selectOption('Bruno Vidal')
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/person=/)
  await expect(page.getByRole('link', { name: 'Otro encargo' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Web de Roldán' }).first()).toBeVisible()
  await page.goto(`/tasks?task=${task}`)
  const person = page.getByRole('dialog', { name: 'Tarea' }).getByLabel('Responsable')
  await expect(person.locator('optgroup[label="Del proyecto"] option')).toHaveText('Bruno Vidal')
})
