import type { Page } from '@playwright/test'
import { at, describeScreens } from '../screen.ts'

describeScreens([
  {
    name: 'published-page',
    as: 'visitor',
    states: [
      { name: 'página', show: async (page, { published }) => void (await page.goto(published)) },
      {
        name: 'confirmación',
        show: async (page, { published }) => {
          await page.goto(published)
          await page.locator('input[type="email"]').fill('ana@ejemplo.es')
          await fillRequired(page)
          await page.locator('form button').click()
          await page.getByRole('status').waitFor()
        },
      },
      {
        name: 'rechazado',
        show: async (page, { published }) => {
          await page.goto(published)
          // Browsers stop an empty form; the server must answer the others well.
          await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''))
          await page.locator('form button').click()
          await page.waitForURL(/\/leads#datos-/)
        },
      },
      at('/p/no-existe', 'no existe'),
    ],
  },
])

async function fillRequired(page: Page) {
  for (const input of await page.locator('form :required:not([type="email"])').all()) {
    if ((await input.getAttribute('type')) === 'checkbox') await input.check()
    else await input.fill('Ana Gil')
  }
}
