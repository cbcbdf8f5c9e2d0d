import { at, type Screen } from '../screen.ts'

export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    as: 'new',
    states: [
      at('/dashboard'),
      {
        name: 'menús',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('heading', { level: 1 }).waitFor()
          // Wide screens have no button for the sidebar: there the person's own menu opens.
          const opener = page.getByRole('button', { name: 'Abrir menú' })
          if (await opener.isVisible()) await opener.click()
          else await page.getByRole('button', { name: 'Menú de usuario' }).click()
          await page.getByRole('dialog').or(page.getByRole('menu')).waitFor()
        },
      },
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
    states: [at('/dashboard/tools'), at('/calendar', 'próximamente')],
  },
]
