import { renderPublication } from '../../page/src/render/render-publication.ts'
import { documentOf, element } from '../../page/src/testing/documents.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'

const results = [
  { from: 0, title: 'Vas bien', text: 'Sigue así.' },
  { from: 2, title: 'Hay trabajo', text: 'Con arreglo.' },
  { from: 3, title: 'Por el principio', text: 'Sin prisa.' },
]

test('a test shows each person their own result and an index leads to its titles, by keyboard and without a script', async ({
  browser,
}) => {
  const items = ['Una', 'Dos', 'Tres', 'Cuatro'].map((text) => ({ text }))
  const { html } = renderPublication(
    documentOf(
      element('heading-1', { text: 'La casa', level: 1 }),
      element('contents-2', { source: 'auto' }),
      element('score_test-3', { items, results }),
      element('spacer-4', { height: '2000px' }),
      element('heading-5', { text: 'Cómo se hace', level: 2 }),
    ),
    { title: 'Sin script' },
  )
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.setContent(html)

  await page.getByText('Ver mi resultado').press('Enter')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Vas bien'])
  await page.getByRole('checkbox', { name: 'Dos' }).press('Space')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Vas bien'])
  await page.getByRole('checkbox', { name: 'Cuatro' }).press('Space')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hay trabajo'])
  await page.getByText('Una', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Por el principio'])
  await page.getByRole('checkbox', { name: 'Cuatro' }).press('Space')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hay trabajo'])

  await page.getByRole('link', { name: 'Cómo se hace' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Cómo se hace' })).toBeInViewport()
  await context.close()
})

test('each header of a page opens its menu below its own button, without a script', async ({ browser }) => {
  const { html } = renderPublication(
    documentOf(
      element('header-1', { menuLabel: 'Menú de Norte' }),
      element('spacer-2', { height: '300px' }),
      element('header-3', { menuLabel: 'Menú de Sur' }),
    ),
    { title: 'Sin script' },
  )
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  })
  const page = await context.newPage()
  await page.setContent(html)
  for (const brand of ['Norte', 'Sur']) {
    const button = page.getByRole('button', { name: `Menú de ${brand}` })
    const list = page.getByRole('list')
    await button.click()
    const [below, above] = [await button.boundingBox(), await list.boundingBox()]
    const gap = (above?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0)
    expect(gap, brand).toBeGreaterThanOrEqual(0)
    expect(gap, brand).toBeLessThan(60)
    await page.keyboard.press('Escape')
  }
  await context.close()
})

test('where no script runs a countdown says its day in words, and no figures', deep, async ({ browser }) => {
  const { html } = renderPublication(documentOf(element('countdown-1', { date: '2030-03-05 09:00' })), {
    title: 'Sin script',
  })
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.setContent(html)
    await expect(page.getByText('La oferta termina el 5 de marzo de 2030, 09:00')).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible({ visible: javaScriptEnabled })
    await expect(page.getByText('La oferta ha terminado')).toBeHidden()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await context.close()
  }
})
