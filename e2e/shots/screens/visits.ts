import { describeScreens } from '../screen.ts'

describeScreens([
  {
    name: 'visits-link',
    as: 'visitor',
    path: '/visits/:token',
    states: [
      {
        name: 'un enlace que ya no vale',
        show: async (page) => {
          await page.goto('/visits/este-enlace-ya-no-vale')
          await page.locator('h1').waitFor()
        },
      },
    ],
  },
])
