import { field } from '../../steps/session.ts'
import { at, describeScreens } from '../screen.ts'

describeScreens([
  {
    name: 'login',
    as: 'visitor',
    path: '/login',
    states: [
      {
        name: 'campos sin rellenar',
        show: async (page) => {
          await page.goto('/login')
          await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
          await page.getByText('El email es requerido').waitFor()
        },
      },
      {
        name: 'rechazado',
        show: async (page) => {
          await page.goto('/login')
          await field(page, 'email').fill('nadie@agencia.example')
          await field(page, 'password').fill('Equivocada-1')
          await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
          await page.getByText('Error de inicio de sesión').waitFor()
        },
      },
    ],
  },
  {
    name: 'signup',
    as: 'visitor',
    path: '/signup',
    states: [
      {
        name: 'sin rellenar',
        show: async (page) => {
          await page.goto('/signup')
          await page.getByRole('button', { name: 'Crear cuenta' }).click()
          await page.getByText('El email es requerido').waitFor()
        },
      },
      {
        name: 'campos con errores',
        show: async (page) => {
          await page.goto('/signup')
          await field(page, 'email').fill('lucia')
          await field(page, 'password').fill('corta')
          await field(page, 'confirmPassword').fill('otra')
          await field(page, 'terms').check()
          await page.getByRole('button', { name: 'Crear cuenta' }).click()
          await page.getByText('Email inválido').waitFor()
        },
      },
    ],
  },
  {
    name: 'guard',
    as: 'new',
    states: [
      {
        name: 'comprobando',
        show: async (page) => {
          await page.route('**/api/session', () => undefined)
          await page.goto('/dashboard')
          await page.getByText('Verificando autenticación...').waitFor()
        },
      },
      {
        name: 'error de autenticación',
        show: async (page) => {
          await page.route('**/api/session', (route) => route.fulfill({ status: 500, body: '{}' }))
          await page.goto('/dashboard')
          await page.getByText('Error de autenticación').waitFor()
        },
      },
      at('/no-existe', 'no existe'),
      at('/dashboard/no-existe', 'no existe, dentro'),
    ],
  },
])
