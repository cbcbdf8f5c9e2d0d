import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { publishPage } from '../product/account.ts'
import { samplePage } from '../product/sample-page.ts'
import { enter } from '../steps/session.ts'
import { brokenServer, makeProject, makeTask, overflows, row, undo } from '../steps/work.ts'

const hostile = {
  long: 'Campaña'.repeat(28),
  emoji: '🦄👩‍👩‍👧‍👦 Lanzamiento 🎉',
  rightToLeft: 'مشروع الموقع الجديد',
}

test('an empty workspace leads to the first project, which is edited where it stands', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/projects')
  await expect(page.getByText('Todavía no hay proyectos')).toBeVisible()
  await page.getByRole('link', { name: 'Nuevo proyecto' }).last().click()

  await page.getByRole('button', { name: 'Crear proyecto' }).click()
  await expect(page.getByText('Escribe un nombre para el proyecto.')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await page.getByLabel('Nombre').fill('x'.repeat(10_000))
  await expect(page.getByText('No puede pasar de 200 caracteres.')).toBeVisible()
  await page.getByLabel('Nombre').fill('Web de la clínica')
  await expect(page.getByText('No puede pasar de 200 caracteres.')).toBeHidden()
  await page.getByLabel('Descripción').fill('Seis páginas y un formulario')
  await page.getByRole('radio', { name: 'Turquesa' }).check({ force: true })
  // The card that it will have stands beside the form.
  const preview = page.getByRole('main').locator('[aria-hidden="true"]', { hasText: 'Sin tareas' }).first()
  await expect(preview).toContainText('Web de la clínica')
  await expect(preview).toContainText('Seis páginas y un formulario')
  await page.getByRole('button', { name: 'Crear proyecto' }).click()

  await expect(page).toHaveURL(/\/projects\/(?!new)[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web de la clínica')
  await expect(page.getByRole('button', { name: 'Color: Turquesa' })).toBeVisible()

  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  const name = page.getByRole('textbox', { name: 'Nombre del proyecto' })
  await name.fill('   ')
  await name.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Escribe un nombre para el proyecto.')
  await name.fill('Web de la clínica dental')
  await name.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web de la clínica dental')
  await expect(page.getByRole('heading', { level: 1 }).getByRole('button')).toBeFocused()

  await page.getByRole('button', { name: 'Seis páginas y un formulario' }).click()
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Siete páginas')
  await page.getByRole('heading', { name: 'Actividad' }).click()
  await expect(page.getByRole('button', { name: 'Siete páginas' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Estado' }).selectOption('En pausa')
  await page.getByRole('button', { name: 'Color: Turquesa' }).click()
  const saved = page.waitForResponse((answer) => /amber/.test(answer.request().postData() ?? ''))
  await page.getByRole('radio', { name: 'Ámbar' }).click({ force: true })
  await saved
  await page.keyboard.press('Escape')
  await expect(page.getByText(/ha creado el proyecto «Web de la clínica»/)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web de la clínica dental')
  await expect(page.getByRole('button', { name: 'Siete páginas' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('paused')
  await expect(page.getByRole('button', { name: 'Color: Ámbar' })).toBeVisible()
})

test('search, state and view survive a reload; archive and delete can be taken back', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await makeProject(account, 'Logo de la panadería')
  const clinic = await makeProject(account, 'Web de la clínica')
  await makeTask(account, 'Textos', { projectId: clinic })
  const done = await makeTask(account, 'Fotos', { projectId: clinic })
  await account.call('PATCH', `/api/tasks/${done}`, { done: true })

  await page.goto('/projects')
  await expect(page.getByText('2 proyectos')).toBeVisible()
  await expect(row(page, 'Web de la clínica')).toContainText('1 de 2 tareas')
  await expect(page.getByRole('progressbar', { name: /Web de la clínica/ })).toHaveAttribute(
    'aria-valuenow',
    '50',
  )

  await page.getByRole('button', { name: 'Lista' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar proyectos' }).fill('panader')
  await expect(page).toHaveURL(/q=panader/)
  await expect(page.getByText('1 proyecto', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Buscar proyectos' })).toHaveValue('panader')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(row(page, 'Web de la clínica')).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Buscar proyectos' }).fill('nada de nada')
  await expect(page.getByText('Ningún proyecto coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  await expect(page.getByText('2 proyectos')).toBeVisible()

  await page.getByRole('button', { name: 'Acciones de Logo de la panadería' }).click()
  await page.getByRole('menuitem', { name: 'Archivar' }).click()
  await expect(row(page, 'Logo de la panadería')).toHaveCount(0)
  await page.getByRole('button', { name: 'Archivados' }).click()
  await expect(row(page, 'Logo de la panadería')).toBeVisible()
  await undo(page, '«Logo de la panadería» está en el archivo')
  await expect(page.getByText('Ningún proyecto coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Todos', exact: true }).click()

  await page.getByRole('button', { name: 'Acciones de Web de la clínica' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(row(page, 'Web de la clínica')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Acciones de Logo de la panadería' })).toBeFocused()
  await undo(page, 'Se ha eliminado «Web de la clínica»')
  await expect(row(page, 'Web de la clínica')).toContainText('1 de 2 tareas')
})

test('a project holds tasks and pages', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await publishPage(account, 'Campaña de otoño', samplePage())
  const id = await makeProject(account, 'Web de la clínica')
  await page.goto(`/projects/${id}`)

  const added = page.getByRole('textbox', { name: 'Añadir una tarea' })
  await added.fill('Pedir las fotos')
  await added.press('Enter')
  await expect(row(page, 'Pedir las fotos')).toBeVisible()
  await expect(added).toBeFocused()
  await page.getByRole('checkbox', { name: 'Hecha: Pedir las fotos' }).click()
  await expect(page.getByText('1 de 1 tarea')).toBeVisible()

  await page.getByRole('button', { name: 'Añadir una página' }).click()
  await page.getByRole('button', { name: 'Añadir Campaña de otoño' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Campaña de otoño', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sacar Campaña de otoño del proyecto' }).click()
  await expect(page.getByText('Este proyecto todavía no tiene páginas.')).toBeVisible()
  await undo(page, '«Campaña de otoño» está fuera del proyecto')
  await page.getByRole('button', { name: 'Campaña de otoño', exact: true }).click()
  await expect(page).toHaveURL(/\/editor$/)
  await expect(page.locator('[data-canvas]')).toBeVisible()
})

test(
  'a project that goes in another tab says so, keeps what is typed and comes back',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const id = await makeProject(account, 'Web de la clínica')
    await page.goto(`/projects/${id}`)
    await page.getByRole('button', { name: 'Añadir una descripción…' }).click()
    const description = page.getByRole('textbox', { name: 'Descripción' })
    await description.fill('Un texto largo que nadie quiere perder')

    const other = await context.newPage()
    await other.goto(`/projects/${id}`)
    await other.getByRole('button', { name: 'Acciones de Web de la clínica' }).click()
    await other.getByRole('menuitem', { name: 'Eliminar' }).click()
    await expect(other).toHaveURL(/\/projects$/)
    await other.goto(`/projects/${id}`)
    await expect(other.getByRole('heading', { name: 'Este proyecto no está' })).toBeVisible()
    await other.getByRole('link', { name: 'Volver a los proyectos' }).click()
    await expect(other.getByText('Todavía no hay proyectos')).toBeVisible()

    await page.bringToFront()
    await description.press('Control+Enter')
    await expect(page.getByText('Este proyecto se ha eliminado en otro sitio')).toBeVisible()
    await expect(description).toHaveValue('Un texto largo que nadie quiere perder')
    await page.getByRole('button', { name: 'Recuperar el proyecto' }).click()
    await expect(page.getByText('Este proyecto se ha eliminado en otro sitio')).toBeHidden()
    await description.press('Control+Enter')
    await expect(page.getByRole('button', { name: 'Un texto largo que nadie quiere perder' })).toBeVisible()
  },
)

test('hostile names stay in their place, at 375 px too', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  for (const name of Object.values(hostile)) await makeProject(account, name, { description: name.repeat(4) })
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/projects')
    for (const view of ['Tarjetas', 'Lista']) {
      await page.getByRole('button', { name: view }).click()
      await expect(page.getByRole('link', { name: hostile.rightToLeft })).toBeVisible()
      expect(await overflows(page), `${view} at ${width}`).toBe(false)
    }
    await page.getByRole('link', { name: hostile.long }).click()
    await expect(page.getByRole('heading', { level: 1, name: hostile.long })).toBeVisible()
    expect(await overflows(page), `project at ${width}`).toBe(false)
  }
})

test('a failing server is told with a way to try again', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await makeProject(account, 'Web de la clínica')
  // Without news of changes the screen asks again only when the person does.
  await page.route('**/api/changes', () => undefined)
  await page.route('**/api/projects?*', (route) => route.fulfill(brokenServer))
  await page.goto('/projects')
  await expect(page.getByText('No se han podido cargar tus proyectos')).toBeVisible()
  await page.unroute('**/api/projects?*')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(row(page, 'Web de la clínica')).toBeVisible()
})
