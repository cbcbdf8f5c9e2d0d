import { at, describeScreens, type State } from '../screen.ts'

function profileTab(tab: string, name: string, text: string): State {
  return {
    name,
    show: async (page) => {
      await page.goto(`/dashboard/profile?tab=${tab}`)
      await page.getByText(text).first().waitFor()
    },
  }
}

/** The person's own profile, the accounts of the installation, and the screens that mailed links lead to. */
describeScreens([
  {
    name: 'reset-password',
    as: 'visitor',
    path: '/reset-password',
    states: [at('/reset-password?token=x', 'enlace')],
  },
  {
    name: 'verify-email',
    as: 'visitor',
    path: '/verify-email',
    states: [
      {
        name: 'enlace inservible',
        show: async (page) => {
          await page.goto('/verify-email?token=x')
          await page.getByRole('alert').waitFor()
        },
      },
    ],
  },
  {
    name: 'invitation',
    as: 'visitor',
    path: '/invitation/:token',
    states: [
      {
        name: 'no existe',
        show: async (page) => {
          await page.goto('/invitation/nada')
          await page.getByText('Esta invitación no existe.').waitFor()
        },
      },
    ],
  },
  {
    name: 'profile',
    as: 'new',
    path: '/dashboard/profile',
    states: [
      profileTab('profile', 'perfil', 'Información personal'),
      {
        name: 'perfil, edición',
        show: async (page) => {
          await page.goto('/dashboard/profile')
          await page.getByRole('button', { name: 'Editar' }).click()
          await page.getByLabel('Nombre').fill('')
          await page.getByRole('button', { name: 'Guardar Cambios' }).click()
          await page.getByText('El nombre es obligatorio').waitFor()
        },
      },
      profileTab('security', 'seguridad', 'Sesiones Activas'),
      {
        name: 'dos factores',
        show: async (page) => {
          await page.goto('/dashboard/profile?tab=security')
          await page.getByRole('button', { name: 'Activar' }).click()
          await page.getByRole('dialog').waitFor()
        },
      },
      {
        name: 'ceder el espacio',
        show: async (page) => {
          // An account that was just made works alone: here it has company.
          const soleOwnerOf = [
            { id: 'x', name: 'Estudio Sur', successors: [{ id: 'b', name: 'Bruno Vidal' }] },
          ]
          await page.route('**/api/security', async (route) => {
            const response = await route.fetch()
            await route.fulfill({ response, json: { ...(await response.json()), soleOwnerOf } })
          })
          await page.goto('/dashboard/profile?tab=security')
          await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
          await page.getByLabel('Nuevo propietario de Estudio Sur').waitFor()
          await page.unrouteAll({ behavior: 'wait' })
        },
      },
      profileTab('preferences', 'preferencias', 'Modo Oscuro'),
      profileTab('professional', 'profesional', 'Cargo'),
      {
        name: 'profesional, edición',
        show: async (page) => {
          await page.goto('/dashboard/profile?tab=professional')
          await page.getByRole('button', { name: 'Editar' }).click()
          await page.getByLabel('Habilidades', { exact: true }).fill('SEO')
          await page.getByLabel('Habilidades', { exact: true }).press('Enter')
          await page.getByRole('button', { name: 'Guardar Cambios' }).click()
          await page.getByText('El cargo es obligatorio').waitFor()
        },
      },
    ],
  },
])
