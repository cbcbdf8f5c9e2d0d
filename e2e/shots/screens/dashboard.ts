import { at, type Screen } from '../screen.ts'

export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    as: 'new',
    states: [
      at('/dashboard'),
      {
        name: 'sin conexión',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('heading', { level: 1 }).waitFor()
          await page.context().setOffline(true)
        },
      },
    ],
  },
  {
    name: 'tools',
    as: 'new',
    states: [at('/dashboard/tools'), at('/dashboard/tools/image-optimizer', 'próximamente')],
  },
]
