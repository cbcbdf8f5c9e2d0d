import type { Page } from '@playwright/test'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { control, openEditorWith, publish } from '../steps/editor.ts'
import { choose, element, expectStored, numberField, openTab, option } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const device = (name: string) => `[data-viewport="${name}"]`

const hero = {
  id: 'section-1',
  type: 'section',
  name: '',
  props: {
    padding: '80px 24px',
    minHeight: '420px',
    children: [
      {
        id: 'heading-1',
        type: 'heading',
        name: '',
        props: { text: 'Reformas que se acaban a tiempo', color: '#ffffff' },
      },
    ],
  },
}
const grid = {
  id: 'columns-1',
  type: 'columns',
  name: '',
  props: {
    columns: 2,
    children: [
      { id: 'text-1', type: 'text', name: '', props: { text: 'Nos encargamos de todo.' } },
      { id: 'image-1', type: 'image', name: '', props: { alt: 'Una cocina terminada', height: '300px' } },
      { id: 'text-2', type: 'text', name: '', props: { text: 'Pide presupuesto sin compromiso.' } },
    ],
  },
}

test('a designer gives a hero its picture and veil, a grid its ratio, and fits both to a phone', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openEditorWith(page, [hero, grid])
  await dressHero(page)
  await shareColumns(page)
  await cutPicture(page)
  await fitToPhone(page)

  const published = await context.newPage()
  await published.goto(await publish(page))
  const section = published.locator('section').first()
  const row = published.locator('main > div').first()
  await published.setViewportSize({ width: 1440, height: 900 })
  await expect(section).toHaveCSS('background-size', 'cover, cover')
  await expect(section).toHaveCSS('background-position', '50% 50%, 20% 80%')
  await expect(section).toHaveCSS('padding-left', '160px')
  await expect(published.getByRole('heading')).toHaveCSS('font-size', '120px')
  const widths = await row.evaluate((node) =>
    getComputedStyle(node).gridTemplateColumns.split(' ').map(Number.parseFloat),
  )
  expect(widths).toHaveLength(2)
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(2, 2)
  const link = published.getByRole('link', { name: 'Una cocina terminada' })
  await expect(link).toHaveAttribute('href', 'https://ejemplo.es/cocinas')
  await expect(link.locator('img')).toHaveCSS('aspect-ratio', '16 / 9')
  await expect(link).toHaveCSS('border-radius', '24px')

  await published.setViewportSize({ width: 375, height: 800 })
  await expect(published.getByRole('heading')).toHaveCSS('font-size', '44px')
  await expect(section).toHaveCSS('padding-left', '24px')
  // One column, and what spans two of them opens none.
  const wide = published.getByText('Pide presupuesto')
  const box = await row.boundingBox()
  await expect.poll(async () => (await wide.boundingBox())?.width).toBe(box?.width)
  expect(await published.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

/** A picture under a veil that lets some of it through, as wide as the page around a narrower content. */
async function dressHero(page: Page) {
  await choose(page, 'section-1')
  await option(page, 'contentWidth', 'brand').click()
  await openTab(page, 'style')
  const picture = await drawnPicture(page, 'obra.jpg', { width: 1600, height: 900, type: 'image/jpeg' })
  const background = page.locator('[data-section="background"]')
  await background.locator('input[type="file"]').setInputFiles(picture)
  const point = control(page, 'backgroundPosition').locator('input')
  await point.first().fill('20')
  await point.last().fill('80')
  await background.getByRole('button', { name: 'Añadir capa de fondo' }).click()
  const layer = page.locator('[data-item="0"]')
  await layer.locator('[data-swatch-token="primary"]').first().click()
  await layer.getByRole('button', { name: /^Primer color: opacidad/ }).click()
  await layer.locator('[data-alpha="from"]').fill('70')
  await expectStored(page, 'section-1', {
    contentWidth: 'brand',
    backgroundPosition: '20% 80%',
    backgroundLayers: [{ kind: 'gradient', from: 'token:primary/70', to: '#00000000', direction: '180deg' }],
  })
  await choose(page, 'heading-1')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('rótulo')
  await numberField(page, 'displaySize').fill('120')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('')
  await expect(element(page, 'heading-1')).toHaveCSS('font-size', '120px')
}

async function shareColumns(page: Page) {
  await element(page, 'text-1').click()
  const path = page.getByRole('navigation', { name: 'Ruta del elemento' })
  await path.getByRole('button', { name: 'Columnas', exact: true }).click()
  await openTab(page, 'layout')
  await page.getByRole('button', { name: '2:1', exact: true }).click()
  await expectStored(page, 'columns-1', { ratio: '2 1', columns: 2 })
  await element(page, 'text-2').click()
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('columnas')
  await numberField(page, 'gridSpan').fill('2')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('')
}

async function cutPicture(page: Page) {
  await element(page, 'image-1').click()
  await control(page, 'link').fill('https://ejemplo.es/cocinas')
  await openTab(page, 'style')
  await control(page, 'ratio').selectOption('16/9')
  await control(page, 'focus').locator('input').first().fill('30')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('esquinas')
  await numberField(page, 'borderRadius').fill('24')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('')
  await expectStored(page, 'image-1', {
    height: 'auto',
    ratio: '16/9',
    focus: '30% 50%',
    borderRadius: '24px',
  })
}

async function fitToPhone(page: Page) {
  await page.locator(device('mobile')).click()
  await element(page, 'heading-1').click()
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('rótulo')
  await numberField(page, 'displaySize').fill('44')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('')
  await expectStored(page, 'heading-1', {
    displaySize: '120px',
    responsive: { mobile: { displaySize: '44px' } },
  })
  await page.locator(device('desktop')).click()
}
