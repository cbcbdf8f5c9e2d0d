import type { Page } from '@playwright/test'
import { describeScreens } from '../screen.ts'

const funnels = '/dashboard/tools/aurelio-builder/funnels'

/** A funnel of a recipe, as it is before anybody publishes it. */
async function make(page: Page) {
  await page.goto(funnels)
  await page.getByRole('button', { name: 'Venta con upsell', exact: true }).click()
  await page.locator('[data-funnel-step]').first().waitFor()
}

describeScreens([
  {
    name: 'funnel',
    as: 'busy',
    path: `${funnels}/:id`,
    states: [
      { name: 'en lista', show: make },
      {
        name: 'en grafo',
        async show(page) {
          await make(page)
          await page.getByRole('button', { name: 'Grafo' }).click()
          await page.locator('.react-flow__node').first().waitFor()
        },
      },
    ],
  },
])
