import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { findChromium } from '../chromium.ts'
import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const analytics = '/dashboard/tools/aurelio-builder/analytics'
const computer =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const fields = ['name', 'email']
const form = { id: 'form-1700000000002', type: 'form', name: 'Formulario', props: { fields } }

/** Somebody who opens a page in a browser of their own. */
async function visitor(browser: Browser, userAgent: string) {
  const context = await browser.newContext({ userAgent })
  return { page: await context.newPage(), leave: () => context.close() }
}

test('visits of a page are counted, told by what they have in common, and what is none has its reason', async ({
  page,
  context,
  browser,
  product,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const account = await enter(context, product.url)
  const { id, url } = await publishPage(account, 'Campaña de otoño', [form])

  const one = await visitor(browser, computer)
  await one.page.goto(`${url}?utm_source=boletin&utm_medium=email&utm_campaign=Navidad`)
  await one.page.getByLabel('Nombre').fill('Luis')
  await one.page.getByLabel('Correo electrónico').fill('luis@ejemplo.es')
  await one.page.getByRole('button', { name: 'Enviar' }).click()
  await expect(one.page).toHaveURL(/#gracias/)
  await one.leave()
  const other = await visitor(browser, phone)
  await other.page.goto(url)
  await other.leave()
  await fetch(url, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } })
  await fetch(url, { headers: { 'user-agent': computer, 'sec-purpose': 'prefetch' } })

  await page.goto('/dashboard/tools/aurelio-builder/overview')
  await page.getByRole('button', { name: 'Más acciones de Campaña de otoño' }).click()
  await page.getByRole('menuitem', { name: 'Estadísticas' }).click()
  await expect(page).toHaveURL(new RegExp(`analytics\\?page=${id}`))
  const stat = (name: string) => page.locator(`[data-stat=${name}]`)
  await expect(stat('visits')).toHaveText('2')
  await expect(stat('visits')).toHaveAttribute('data-value', '2')
  await expect(stat('visitors')).toHaveAttribute('data-value', '2')
  await expect(stat('conversions')).toHaveAttribute('data-value', '1')
  await expect(stat('rate')).toHaveAttribute('data-value', '0.5')
  await page.getByRole('button', { name: 'Hoy', exact: true }).click()
  await expect(page).toHaveURL(/period=today/)
  await expect(stat('visits')).toHaveText('2')
  await expect(page.locator('svg').and(page.getByRole('img', { name: /^2 visitas/ }))).toBeVisible()

  const discarded = page.getByRole('table', { name: 'Visitas descartadas' })
  await expect(discarded.getByRole('row').filter({ hasText: 'robot' })).toContainText('1')
  await expect(discarded.getByRole('row').filter({ hasText: 'precarga' })).toContainText('1')
  await expect(page.getByRole('table', { name: 'Campañas' })).toContainText('Navidad')
  await page.getByRole('table', { name: 'Fuentes' }).getByRole('button', { name: 'boletin' }).click()
  await expect(page).toHaveURL(/source=boletin/)
  await expect(stat('visits')).toHaveText('1')
  await expect(page.getByRole('table', { name: 'Dispositivos' })).not.toContainText('Móvil')
  await page.reload()
  await expect(stat('visits')).toHaveText('1')
  await page.getByRole('button', { name: 'Quitar el filtro Fuentes: boletin' }).click()
  await expect(stat('visits')).toHaveText('2')

  await page.getByRole('button', { name: 'Ver como tabla' }).click()
  await expect(page.getByRole('table', { name: 'Visitas en el tiempo' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/Fecha;Visitas;/)
  for (const [table, line] of [
    ['Objetivos', /Objetivo;Conversiones\r\nFormulario enviado;1/],
    ['Visitas descartadas', /Por qué;Visitas\r\n/],
    ['Horas de la semana', /Día;Hora del día;Visitas\r\n/],
    ['Desde cada publicación', /Publicación;Visitas;Visitantes;Conversiones;Conversión\r\n[^\r]+;2;2;1;0,5/],
  ] as const) {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: `Descargar «${table}» en CSV` }).click()
    expect(await readFile(await (await file).path(), 'utf8')).toMatch(line)
  }
  expect(await faultsIn(page)).toEqual([])
  expect(errors).toEqual([])
})

test(
  'two periods that somebody chooses are held against each other, and the address holds them',
  deep,
  async ({ page, context, browser, product }) => {
    const account = await enter(context, product.url)
    const { id, url } = await publishPage(account, 'Comparada', [form])
    const one = await visitor(browser, computer)
    await one.page.goto(url)
    await one.leave()
    await page.goto(`${analytics}?page=${id}`)
    await expect(page.locator('[data-stat=visits]')).toHaveText('1')
    await page.getByRole('button', { name: 'Elegir días' }).click()
    const chosen = page.getByRole('form', { name: 'Periodos elegidos' })
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
    await chosen.getByLabel('Comparado desde', { exact: true }).fill('2025-02-03')
    await chosen.getByRole('button', { name: 'Ver estos días' }).click()
    await expect(chosen.getByText('Escribe un día')).toBeVisible()
    await chosen.getByLabel('Comparado hasta', { exact: true }).fill('2025-02-01')
    await expect(chosen.getByText('Termina antes de empezar')).toBeVisible()
    await chosen.getByLabel('Comparado hasta', { exact: true }).fill('2025-02-05')
    await chosen.getByRole('button', { name: 'Ver estos días' }).click()
    await expect(page).toHaveURL(/againstFrom=2025-02-03&againstTo=2025-02-05/)
    const differences = page.getByRole('region', { name: 'Diferencias' })
    await expect(differences).toContainText('Se cuentan meses enteros')
    await expect(differences).toContainText('Visitas al día')
    await page.reload()
    await expect(differences).toContainText('De la conversión no se puede decir nada')
    await expect(page.locator('[data-stat=visits]')).toHaveText('1')
    await page.getByRole('button', { name: 'Ver como tabla' }).click()
    await expect(page.getByRole('table', { name: 'Visitas en el tiempo' })).toContainText('2025-02')
    expect(await faultsIn(page)).toEqual([])
    await page.getByRole('button', { name: '7 días' }).click()
    await expect(page).not.toHaveURL(/from=/)
    await expect(differences).toBeHidden()
  },
)

test(
  'a site counts as it says, and not at all where it says so',
  deep,
  async ({ page, context, browser, product }) => {
    const account = await enter(context, product.url)
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await account.call('GET', '/api/sites'))
    const siteId = items[0]?.id ?? ''
    const { url } = await publishPage(account, 'Callada', [form], siteId)
    await page.goto(`/dashboard/tools/aurelio-builder/sites/${siteId}`)
    const modes = page.getByRole('radiogroup', { name: 'Cómo se cuentan las visitas' })
    await expect(modes.getByRole('radio', { name: 'Al servir la página' })).toBeChecked()
    await modes.getByRole('radio', { name: 'No se cuentan' }).check()
    await expect(page.getByText('Ajustes de las visitas guardados')).toBeVisible()
    const respects = page.getByRole('checkbox', { name: 'Respetar a quien pide no ser medido (DNT y GPC)' })
    await expect(respects).toBeChecked()
    await page.reload()
    await expect(modes.getByRole('radio', { name: 'No se cuentan' })).toBeChecked()
    expect(await faultsIn(page)).toEqual([])

    const one = await visitor(browser, computer)
    await one.page.goto(url)
    await modes.getByRole('radio', { name: 'Al servir la página' }).check()
    await expect(page.getByText('Ajustes de las visitas guardados')).toBeVisible()
    await one.page.goto(url)
    await one.leave()
    await page.goto(`${analytics}?site=${siteId}&period=today`)
    await expect(page.locator('[data-stat=visits]')).toHaveText('1')
  },
)

test(
  'a link of a campaign leads on, is counted, and ends',
  deep,
  async ({ page, context, browser, product }) => {
    const account = await enter(context, product.url)
    const { url } = await publishPage(account, 'Rebajas', [form])
    await page.goto(analytics)
    await page.getByRole('link', { name: 'Enlaces de campaña' }).first().click()
    await page.getByRole('button', { name: 'Nuevo enlace' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuevo enlace' })
    await dialog.getByLabel('Dirección').fill(url)
    await dialog.getByLabel('Fuente').fill('Instagram')
    await dialog.getByLabel('Medio').fill('cartel')
    await dialog.getByLabel('Nombre').fill('Rebajas de enero')
    await dialog.getByRole('button', { name: 'Crear' }).click()
    const row = page.getByRole('row', { name: /Rebajas de enero/ })
    const short = (await row.getByRole('link').getAttribute('href')) ?? ''
    expect(short).toContain('/r/rebajas-de-enero')

    const one = await visitor(browser, phone)
    await one.page.goto(short)
    await expect(one.page).toHaveURL(
      `${url}?utm_source=Instagram&utm_medium=cartel&utm_campaign=Rebajas+de+enero`,
    )
    await expect(row.getByRole('cell').nth(0)).toHaveText('1')
    await expect(row.getByRole('cell').nth(1)).toHaveText('1')
    await row.getByRole('button', { name: 'Código QR de Rebajas de enero' }).click()
    const code = page.getByRole('dialog', { name: 'Código QR de Rebajas de enero' })
    await expect(code.getByRole('img', { name: `Código QR de ${short}` })).toBeVisible()
    const download = page.waitForEvent('download')
    await code.getByRole('button', { name: 'Descargar PNG' }).click()
    expect((await download).suggestedFilename()).toBe('qr.png')
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: 'Terminar' }).click()
    await expect(row).toContainText('Terminado')
    expect(await faultsIn(page)).toEqual([])
    const ended = await one.page.goto(short)
    expect(ended?.status()).toBe(410)
    await one.leave()
  },
)

test(
  'whoever has the link sees the visits of a site, until it is withdrawn',
  deep,
  async ({ page, context, browser, product }) => {
    const account = await enter(context, product.url)
    const { url } = await publishPage(account, 'Abierta', [form])
    const one = await visitor(browser, phone)
    await one.page.goto(url)
    await page.goto(analytics)
    await page.getByRole('button', { name: 'Compartir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compartir las visitas' })
    await dialog.getByRole('button', { name: 'Crear enlace' }).click()
    const address = await dialog.getByLabel('Enlace de las visitas').inputValue()
    await one.page.goto(address)
    await expect(one.page.locator('[data-stat=visits]')).toHaveText('1')
    await one.page.getByRole('table', { name: 'Dispositivos' }).getByRole('button', { name: 'Móvil' }).click()
    await expect(one.page).toHaveURL(/device=mobile/)
    await expect(one.page.getByRole('table', { name: 'Páginas' })).toBeVisible()
    expect(await faultsIn(one.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Listo' }).click()
    await dialog.getByRole('button', { name: 'Retirar' }).click()
    await expect(dialog.getByRole('button', { name: 'Retirar' })).toHaveCount(0)
    expect(await faultsIn(page)).toEqual([])
    await one.page.goto(address)
    await expect(one.page.getByText('Este enlace no existe, o se ha retirado.')).toBeVisible()
    await one.leave()
  },
)

test('a click on what is marked is a conversion, and so is another page, where the page says so', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await enter(context, product.url)
  const thanks = await publishPage(account, 'Gracias', [])
  const chat = {
    id: 'button-1700000000003',
    type: 'button',
    name: 'Botón',
    props: { text: 'Escríbenos', link: thanks.url, goal: 'click' },
  }
  const { id, url } = await publishPage(account, 'Con objetivo', [chat])
  const one = await visitor(browser, phone)
  await one.page.goto(url)
  const link = one.page.getByRole('link', { name: 'Escríbenos' })
  await expect(link).toHaveAttribute('title', thanks.url)
  await link.click()
  await expect(one.page).toHaveURL(thanks.url)
  await one.leave()
  await page.goto(`${analytics}?page=${id}`)
  await expect(page.locator('[data-stat=conversions]')).toHaveText('1')
  await expect(page.getByRole('table', { name: 'Objetivos' })).toContainText(`Clic: ${thanks.url}`)
  await page.getByRole('button', { name: 'Objetivos', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Objetivos de la página' })
  await dialog.getByLabel('Un clic en lo que lleva').uncheck()
  await dialog.getByLabel('Llegar a otra página').selectOption('Gracias')
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Objetivos guardados')).toBeVisible()
  const other = await visitor(browser, computer)
  await other.page.goto(url)
  await other.page.getByRole('link', { name: 'Escríbenos' }).click()
  await expect(other.page).toHaveURL(thanks.url)
  await other.leave()
  await expect(page.getByRole('table', { name: 'Objetivos' })).toContainText('Llega a «Gracias»')
  await expect(page.locator('[data-stat=conversions]')).toHaveText('2')
})

/** The day so many days ago. */
function day(back: number) {
  return new Date(Date.now() - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

test(
  'visits that another product counted are imported, told as such, and taken back with a click',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await page.goto(analytics)
    const open = page.getByRole('button', { name: 'Importar visitas' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Importar visitas' })
    const csv = `date,visitors,pageviews,bounces,visits,visit_duration\n${day(5)},30,50,1,40,9\n${day(4)},10,12,0,11,9\n`
    await dialog
      .getByLabel('Archivo de visitas')
      .setInputFiles({ name: 'plausible.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(dialog.getByText('parece de Plausible, con 2 filas')).toBeVisible()
    await expect(dialog.getByLabel('Se importa como: pageviews')).toHaveValue('visits')
    expect(await faultsIn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Importar visitas' }).click()
    await expect(dialog.getByText('Plausible: 62 visitas')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-stat=visits]')).toHaveAttribute('data-value', '62')
    await expect(page.getByText('Importado de Plausible')).toBeVisible()
    await open.click()
    await dialog.getByRole('button', { name: 'Deshacer' }).click()
    await expect(dialog.getByText('Plausible: 62 visitas')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-stat=visits]')).toHaveAttribute('data-value', '0')
  },
)

test(
  'what came into sight of a page is drawn over it, for those who read it in its sandbox to one place or another',
  deep,
  async ({ page, context, playwright, product }) => {
    const account = await enter(context, product.url)
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await account.call('GET', '/api/sites'))
    const siteId = items[0]?.id ?? ''
    await page.goto(`/dashboard/tools/aurelio-builder/sites/${siteId}`)
    await page.getByRole('checkbox', { name: /Medir también los segundos en la página/ }).check()
    await expect(page.getByText('Ajustes de las visitas guardados')).toBeVisible()
    const names = ['Portada', 'Ventajas', 'Opiniones', 'Precios', 'Preguntas', 'Contacto']
    const sections = names.map((text, at) => ({
      id: `section-170000000000${at}`,
      type: 'section',
      name: 'Sección',
      props: {
        minHeight: '700px',
        children: [
          { id: `heading-170000000000${at}`, type: 'heading', name: 'Título', props: { text, level: 2 } },
        ],
      },
    }))
    const { id, url } = await publishPage(account, 'De seis partes', sections, siteId)

    // A page that is left tells by what its browser is called, whatever the context says.
    const people = await playwright.chromium.launch({
      executablePath: findChromium() ?? '',
      args: [`--user-agent=${computer}`],
    })
    for (const last of ['Portada', 'Opiniones', 'Contacto', 'Contacto']) {
      const one = await people.newPage()
      await one.goto(url)
      for (const name of names.slice(0, names.indexOf(last) + 1))
        await one.getByRole('heading', { name }).evaluate(async (element) => {
          element.scrollIntoView({ block: 'start', behavior: 'instant' })
          // What watches sections is told of a place with the frame after it.
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        })
      await one.goto('about:blank')
    }

    await page.goto(`${analytics}?page=${id}&period=today`)
    const seen = page.getByRole('region', { name: 'Secciones vistas' })
    await expect(seen).toContainText('De 4 visitas que lo dijeron')
    await people.close()
    const bands = seen
      .getByRole('region', { name: 'La página, con lo que se ha visto de ella' })
      .getByRole('listitem')
    await expect(bands).toHaveCount(names.length)
    await expect(bands.nth(0)).toContainText('Portada: la vieron 4 de 4 visitas, el 100')
    await expect(bands.nth(2)).toContainText('Opiniones: la vieron 3 de 4 visitas, el 75')
    await expect(bands.nth(5)).toContainText('Contacto: la vieron 2 de 4 visitas, el 50')
    const tops = await bands.evaluateAll((list) => list.map((band) => band.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(await faultsIn(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    await expect(bands.nth(5)).toContainText('el 50')
    expect(await faultsIn(page)).toEqual([])
    await seen.getByRole('button', { name: 'Ver como tabla' }).click()
    await expect(seen.getByRole('row', { name: /Precios/ })).toContainText('2')
    const download = page.waitForEvent('download')
    await seen.getByRole('button', { name: 'Exportar CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(
      /Sección;Visitas que la vieron;De cuántas;Parte\r\nPortada;4;4;/,
    )
    await page.goto(`${analytics}?page=${id}&period=today&device=mobile`)
    await expect(page.getByText('Qué secciones se ven se cuenta de todas las visitas')).toBeVisible()
  },
)
