import { describeScreens } from '../screen.ts'

/** What is told to the person, and what is said when server or session is gone. */
describeScreens([
  {
    name: 'notifications',
    as: 'new',
    path: '/notifications',
    states: [
      {
        name: 'desplegable',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('button', { name: /^Notificaciones/ }).click()
          await page.getByRole('link', { name: /Protege tu cuenta/ }).waitFor()
        },
      },
      {
        name: 'vacías',
        show: async (page) => {
          await page.route('**/api/notifications?*', (route) =>
            route.fulfill({ json: { items: [], nextCursor: null, unread: 0 } }),
          )
          await page.route('**/api/notifications', (route) =>
            route.fulfill({ json: { items: [], nextCursor: null, unread: 0 } }),
          )
          await page.goto('/notifications')
          await page.getByText('No tienes notificaciones').waitFor()
        },
      },
      {
        name: 'sin servidor',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('heading', { level: 1 }).waitFor()
          await page.route('**/api/**', (route) => route.abort())
          await page.evaluate(() => window.dispatchEvent(new Event('online')))
          await page.getByText('Sin conexión con el servidor. Reintentando…').waitFor()
        },
      },
      {
        name: 'sesión terminada',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('heading', { level: 1 }).waitFor()
          await page.route('**/api/changes', (route) => route.fulfill({ status: 401 }))
          await page.route('**/api/session', (route) => route.fulfill({ json: null }))
          await page.evaluate(() => window.dispatchEvent(new Event('online')))
          await page.getByRole('dialog', { name: 'Tu sesión ha terminado' }).waitFor()
        },
      },
    ],
  },
])
