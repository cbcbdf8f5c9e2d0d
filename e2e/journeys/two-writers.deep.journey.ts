import { expect, test } from '../steps/team-test.ts'
import { openLive, soon } from '../steps/live.ts'
import { makeProject } from '../steps/work.ts'

test('two people write the same of a project and of an event: whoever is later is told, and nothing typed is lost', async ({
  page,
  owner,
  colleague,
}) => {
  const project = await makeProject(owner, 'Web de Roldán', { description: 'Seis páginas' })
  await openLive(page, `/projects/${project}`)
  await page.getByRole('button', { name: 'Seis páginas' }).click()
  const description = page.getByRole('textbox', { name: 'Descripción' })
  await description.fill('Siete páginas')
  await colleague.account.call('PATCH', `/api/projects/${project}`, {
    description: 'Ocho páginas',
    name: 'Roldán',
  })
  await expect(page.getByRole('heading', { name: 'Roldán', exact: true })).toBeVisible(soon)
  await description.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Alguien ha cambiado lo mismo' })).toBeVisible()
  await expect(description).toHaveValue('Siete páginas')
  await description.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Siete páginas' })).toBeVisible()

  const when = {
    allDay: true,
    starts: '2030-05-15',
    ends: '2030-05-15',
    zone: 'Europe/Madrid',
    recurrence: null,
  }
  await owner.call('POST', '/api/calendar/events', { title: 'Feria', when })
  await openLive(page, '/calendar?day=2030-05-15')
  await openLive(colleague.page, '/calendar?day=2030-05-15')
  await page.getByRole('button', { name: 'Feria' }).click()
  const dialog = page.getByRole('dialog', { name: 'Evento' })
  await dialog.getByLabel('Título').fill('Feria de mayo')
  const theirs = colleague.page.getByRole('dialog', { name: 'Evento' })
  await colleague.page.getByRole('button', { name: 'Feria' }).click()
  await theirs.getByLabel('Título').fill('Feria del libro')
  await theirs.getByRole('button', { name: 'Guardar' }).click()
  await expect(theirs).toBeHidden()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('no se ha guardado')
  await expect(dialog.getByLabel('Título')).toHaveValue('Feria de mayo')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(colleague.page.getByRole('button', { name: 'Feria de mayo' })).toBeVisible(soon)
})
