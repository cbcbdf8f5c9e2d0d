import { describeScreens } from '../screen.ts'

const builder = '/dashboard/tools/aurelio-builder'

describeScreens([
  {
    name: 'person',
    as: 'busy',
    path: `${builder}/people/:id`,
    states: [
      {
        name: 'historia',
        show: async (page) => {
          await page.goto(`${builder}/leads`)
          const table = page.getByRole('table')
          await table.getByRole('row').nth(1).getByRole('button').first().click()
          await page.getByRole('link', { name: 'Ver todo lo de esta persona' }).click()
          await page.getByRole('list', { name: 'Historia' }).getByRole('listitem').first().waitFor()
        },
      },
    ],
  },
])
