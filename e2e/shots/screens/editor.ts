import type { Page } from '@playwright/test'
import { elements, newPagePath, openBlankCanvas, openElementsPanel, tile } from '../../steps/editor.ts'
import { describeScreens } from '../screen.ts'

describeScreens([
  {
    name: 'editor',
    as: 'new',
    path: '/dashboard/tools/aurelio-builder/editor',
    states: [
      { name: 'lienzo en blanco', show: openBlankCanvas },
      { name: 'plantilla', show: openTemplate },
      {
        name: 'texto seleccionado',
        show: async (page) => {
          await openTemplate(page)
          await elements(page, 'heading').first().click()
        },
      },
      {
        name: 'capas y varios seleccionados',
        show: async (page) => {
          await openTemplate(page)
          await openElementsPanel(page)
          await page.getByRole('button', { name: 'Capas' }).click()
          const lines = page.getByRole('treeitem')
          await lines.nth(0).click()
          await lines.nth(2).click({ modifiers: ['Shift'] })
        },
      },
      {
        name: 'contenedor vacío',
        show: async (page) => {
          await openBlankCanvas(page)
          await openElementsPanel(page)
          await tile(page, 'container').click()
          await elements(page, 'container').first().waitFor()
        },
      },
      {
        name: 'móvil',
        show: async (page) => {
          await openTemplate(page)
          await page.locator('[data-viewport="mobile"]').click()
        },
      },
    ],
  },
])

async function openTemplate(page: Page) {
  await page.goto(newPagePath)
  const card = page.locator('[data-template]').first()
  await card.hover()
  await card.getByRole('button', { name: 'Usar Plantilla' }).click()
  await elements(page).first().waitFor()
}
