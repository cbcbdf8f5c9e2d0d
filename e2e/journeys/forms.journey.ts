import { publishPage } from '../product/account.ts'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { openForeignSite } from '../steps/foreign-site.ts'
import { enter } from '../steps/session.ts'

const fields = [
  'name',
  'email',
  { name: 'plan', label: 'Plan', type: 'select', options: ['Básico', 'Completo'] },
  { name: 'foto', label: 'Tu foto', type: 'file', accept: 'images', required: false },
]
const form = { id: 'form-1700000000002', type: 'form', name: 'Formulario', props: { fields } }

test('a form brings files without a script, is summed up, and stands alone for other sites', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await enter(context, product.url)
  const { url } = await publishPage(account, 'Campaña de otoño', [form])
  await page.goto('/dashboard/tools/aurelio-builder/forms')
  const card = page.getByRole('listitem').filter({ hasText: 'Campaña de otoño' })
  await expect(card).toContainText('0 respuestas')

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const visit = await visitor.newPage()
  await visit.goto(url)
  await visit.getByLabel('Nombre').fill('Ana Ruiz')
  await visit.getByLabel('Correo electrónico').fill('ana@ejemplo.es')
  await visit.getByLabel('Plan').selectOption('Completo')
  const lie = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') }
  await visit.getByLabel('Tu foto').setInputFiles(lie)
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit.getByText('Este archivo no se admite. Los que valen: jpg')).toBeVisible()
  await expect(visit.getByLabel('Nombre')).toHaveValue('Ana Ruiz')
  const photo = await drawnPicture(page, 'foto.png', { width: 60, height: 40, type: 'image/png' })
  await visit.getByLabel('Tu foto').setInputFiles(photo)
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit.getByRole('status')).toBeVisible()

  // The answer arrives while the screen is open.
  await expect(card).toContainText('1 respuesta ')
  await card.getByRole('button', { name: 'Resumen y código' }).click()
  await expect(card.getByRole('progressbar', { name: 'Completo' })).toHaveAttribute('aria-valuenow', '100')
  await expect(card.getByLabel('Código para insertar')).toHaveValue(/<iframe src="http/)
  await expect(card.getByLabel('HTML del formulario')).toHaveValue(/^<form .*method="post"/)
  expect(await faultsIn(page)).toEqual([])

  const exporting = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Exportar respuestas' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await exporting).suggestedFilename()).toBe('leads.csv')

  // On another site the frame is as high as the form at every width, with what is wrong with it too, and the HTML sends here.
  const origin = new URL(await card.getByLabel('Dirección del formulario').inputValue()).origin
  const codeOf = async (label: string) =>
    (await card.getByLabel(label).inputValue()).replaceAll(origin, product.url)
  const foreign = await browser.newPage()
  const site = await openForeignSite()
  const showElsewhere = async (body: string) => {
    site.show(body)
    await foreign.goto(site.url)
  }
  for (const width of [300, 420, 700]) {
    await showElsewhere(`<div style="width:${width}px">${await codeOf('Código para insertar')}</div>`)
    const framed = foreign.frameLocator('iframe').locator('html')
    await expect(foreign.frameLocator('iframe').getByRole('button', { name: 'Enviar' })).toBeVisible()
    expect(await framed.evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0)
    // As a browser sends it that checks nothing.
    await framed.locator('form').evaluate((sent) => sent.setAttribute('novalidate', ''))
    await foreign.frameLocator('iframe').getByRole('button', { name: 'Enviar' }).click()
    await expect(framed.getByText('Revisa los campos marcados')).toBeVisible()
    expect(await framed.evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0)
  }
  await showElsewhere(await codeOf('HTML del formulario'))
  await foreign.getByLabel('Nombre').fill('Carla Sanz')
  await foreign.getByLabel('Correo electrónico').fill('carla@ejemplo.es')
  await foreign.getByLabel('Plan').selectOption('Básico')
  await foreign.getByRole('button', { name: 'Enviar' }).click()
  await expect(foreign.getByRole('status')).toBeVisible()
  await foreign.close()
  site.close()

  // By itself: it comes back to itself.
  const address = await card.getByLabel('Dirección del formulario').inputValue()
  await visit.goto(`${product.url}${new URL(address).pathname}`)
  await visit.getByLabel('Nombre').fill('Bruno Vidal')
  await visit.getByLabel('Correo electrónico').fill('bruno@ejemplo.es')
  await visit.getByLabel('Plan').selectOption('Básico')
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit).toHaveURL(/\/forms\/form-1700000000002#gracias/)
  await expect(visit.getByRole('status')).toBeVisible()
  await visitor.close()

  await card.getByRole('link', { name: 'Ver los leads' }).click()
  await page.getByRole('button', { name: 'Ana Ruiz' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('link', { name: 'foto.png' }).click()
  expect((await saving).suggestedFilename()).toBe('foto.png')
})
