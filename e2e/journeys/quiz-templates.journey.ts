import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const builder = '/dashboard/tools/aurelio-builder'
const steps = 30

/** Answers the question in sight by keyboard alone, and sends it. */
async function answerByKeyboard(visit: Page) {
  const first = visit.getByRole('radio').first()
  for (
    let tries = 0;
    tries < 12 && !(await first.evaluate((each) => each === document.activeElement));
    tries++
  )
    await visit.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await visit.keyboard.press('Space')
  await visit.keyboard.press('Enter')
}

test(
  'thirty pasted questions are taken by keyboard alone, without a script and with it',
  deep,
  async ({ browser, context, page, product }) => {
    await enter(context, product.url)
    await page.goto(`${builder}/quiz-builder`)
    await page.getByRole('button', { name: 'Importar preguntas' }).click()
    const asked = Array.from({ length: steps }, (_, at) => `Pregunta ${at + 1}\n- Sí (1)\n- No (0)`)
    await page.getByLabel('Preguntas pegadas').fill(asked.join('\n\n'))
    await page.getByRole('button', { name: 'Crear con este texto' }).click()
    await page.getByRole('button', { name: 'Publicar quiz' }).click()
    const link = page.locator('a[href*="/q/"]')
    await expect(link).toBeVisible()
    const address = (await link.getAttribute('href')) ?? ''

    for (const javaScriptEnabled of [false, true]) {
      const own = await browser.newContext({ javaScriptEnabled })
      const visit = await own.newPage()
      const first = await visit.goto(address)
      if (!javaScriptEnabled) expect((await first?.body())?.length).toBeLessThan(15 * 1024)
      let loads = 0
      visit.on('load', () => (loads += 1))
      for (let step = 1; step <= steps; step++) {
        await expect(visit.getByText(`Paso ${step} de ${steps}`)).toBeVisible()
        await answerByKeyboard(visit)
      }
      await expect(visit.getByRole('heading', { name: 'Gracias por responder' })).toBeVisible()
      // With the script only the result is a page that is loaded.
      if (javaScriptEnabled) expect(loads).toBe(1)
      await own.close()
    }
  },
)

test('a template is a whole quiz: its texts are typed into where they stand, and its figures quote and compute', async ({
  browser,
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(`${builder}/quiz-builder`)
  const template = page.getByRole('article', { name: 'Calculadora de ahorro' })
  await expect(page.getByRole('button', { name: 'Usar plantilla' })).toHaveCount(9)
  await template.getByRole('button', { name: 'Usar plantilla' }).click()
  const title = page
    .frameLocator('iframe[title="Vista del paso"]')
    .locator('[data-quiz-title] [data-quiz-text]')
  await title.fill('¿Cuánto te ahorras?')
  await title.press('Enter')
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('¿Cuánto te ahorras?')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.getByText('Todo lleva a un resultado, y todos se pueden obtener.')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar quiz' }).click()
  const address = (await page.locator('a[href*="/q/"]').getAttribute('href')) ?? ''

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visit = await plain.newPage()
  await visit.goto(address)
  await expect(visit.getByRole('heading', { name: '¿Cuánto te ahorras?' })).toBeVisible()
  await visit.getByLabel('¿Cuántas horas a la semana').fill('10')
  await visit.getByLabel('¿Cuánto cuesta una hora').fill('20')
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await expect(visit.getByText('Ahorrarías unos 480 € al mes.')).toBeVisible()
  await visit.getByLabel('Tu nombre').fill('Eva')
  await visit.getByLabel('Tu correo').fill('eva@ejemplo.es')
  await visit.getByRole('checkbox').check()
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await expect(visit.getByRole('heading', { name: 'Puedes ahorrar 5760 € al año' })).toBeVisible()
  await plain.close()
})
