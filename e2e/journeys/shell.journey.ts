import { signUp } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { cookiesOf, enter } from '../steps/session.ts'

test('the sidebar keeps how it was left, and opens the menu of where the person is', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Principal' })
  const optimizer = sidebar.getByRole('link', { name: 'Optimizador de Imagenes' })
  await expect(optimizer).toBeHidden()
  await sidebar.getByRole('button', { name: 'Submenú de Herramientas' }).click()
  await optimizer.click()
  await expect(page).toHaveURL(/image-optimizer$/)
  await expect(optimizer).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Dónde estás' })).toHaveText(
    'HerramientasOptimizador de Imágenes',
  )
  await expect(page).toHaveTitle('Optimizador de Imágenes · Aurelio')

  await sidebar.getByRole('button', { name: 'Plegar el menú' }).click()
  await page.reload()
  await expect(sidebar.getByRole('button', { name: 'Desplegar el menú' })).toBeVisible()
  await expect(optimizer).toBeHidden()
  await sidebar.getByRole('button', { name: 'Desplegar el menú' }).click()
  await expect(optimizer).toBeVisible()
})

test('on a phone the sidebar slides over and goes away with Escape or on arrival', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await enter(context, product.url)
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Abrir menú' })
  const sheet = page.getByRole('dialog', { name: 'Menú' })
  await opener.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await sheet.getByRole('link', { name: 'Configuracion' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(sheet).toBeHidden()
})

test('an address that does not exist says so, with that status, inside the shell and outside', async ({
  page,
  context,
  product,
}) => {
  const outside = await page.goto('/no-existe')
  expect(outside?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden()

  await enter(context, product.url)
  for (const path of ['/dashboard/no-existe', '/projects/7/8', '/settings/no-existe']) {
    const inside = await page.goto(path)
    expect(inside?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  }
  await expect(page).toHaveTitle('Página no encontrada · Aurelio')
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  for (const path of ['/assets/no-existe.js', '/api/no-existe'])
    expect((await page.request.get(path)).status(), path).toBe(404)
})

test(
  'the workspace is renamed by its owner; a refused name stays as it was typed',
  deep,
  async ({ page, context, product }) => {
    // The first account of an installation administers it.
    await signUp(product.url)
    await enter(context, product.url)
    await page.goto('/settings')
    const name = page.getByLabel('Nombre', { exact: true })
    const save = page.getByRole('button', { name: 'Guardar Cambios' })
    await expect(name).not.toHaveValue('')
    await expect(save).toBeDisabled()
    await name.fill('x'.repeat(101))
    await save.click()
    await expect(page.getByText('No puede pasar de 100 caracteres.')).toBeVisible()
    await expect(name).toHaveValue('x'.repeat(101))
    await name.fill('   ')
    await save.click()
    await expect(page.getByText('Escribe un nombre para el espacio de trabajo.')).toBeVisible()
    await name.fill('  Agencia Ñandú 🚀 ')
    await save.click()
    await expect(page.getByText('Nombre guardado')).toBeVisible()
    await expect(name).toHaveValue('Agencia Ñandú 🚀')
    await page.reload()
    await expect(name).toHaveValue('Agencia Ñandú 🚀')
    // Who administers the installation finds the accounts here; others do not.
    await expect(page.getByRole('link', { name: /Preferencias/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Cuentas/ })).toBeHidden()
  },
)

test(
  'a client is not offered the forms of the team, and who asks for one hears whose it is',
  deep,
  async ({ page, context, product }) => {
    const owner = await signUp(product.url)
    const client = await signUp(product.url, 'Clara Núñez')
    await joinWorkspace(client, { of: owner, role: 'client' })
    await context.addCookies(cookiesOf(client, product.url))
    await page.goto('/dashboard')
    await expect(page.getByText('Todavía no hay nada compartido contigo')).toBeVisible()
    const sidebar = page.getByRole('navigation', { name: 'Principal' })
    await expect(sidebar.getByRole('link', { name: 'Proyectos' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: /Configuracion|Herramientas/ })).toHaveCount(0)
    for (const { path, heading, way } of [
      { path: '/projects/new', heading: 'Los proyectos los crea el equipo', way: 'Ver los proyectos' },
      { path: '/tasks/new', heading: 'Las tareas las apunta el equipo', way: 'Ver las tareas' },
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await page.getByRole('link', { name: way }).click()
      await expect(page).toHaveURL(new RegExp(`${path.replace('/new', '')}$`))
    }
  },
)

test(
  'the bar that says that the connection is gone leaves the foot of the sidebar free',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await page.goto('/tasks')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    const bar = page.getByText('Sin conexión. Algunas cosas no funcionarán hasta que vuelva.')
    await expect(bar).toBeVisible()
    const foot = page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Lucía Prado' })
    // Pixels of the foot that the bar covers.
    const covered = async () => {
      const [footBox, barBox] = [await foot.boundingBox(), await bar.boundingBox()]
      return footBox && barBox ? footBox.y + footBox.height - barBox.y : Number.NaN
    }
    await expect.poll(covered).toBeLessThanOrEqual(0)
    await context.setOffline(false)
  },
)
