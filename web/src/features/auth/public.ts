import { addresses } from '@aurelio/contracts/addresses'
import type { PublicScreen } from '../../platform/feature.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: addresses.login,
    title: 'Iniciar sesión',
    load: async () => (await import('./login-screen.tsx')).LoginScreen,
  },
  {
    path: '/signup',
    title: 'Crear cuenta',
    load: async () => (await import('./sign-up-screen.tsx')).SignUpScreen,
  },
  {
    path: '/forgot-password',
    title: 'Recuperar contraseña',
    load: async () => (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: '/reset-password',
    title: 'Contraseña nueva',
    load: async () => (await import('./reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '/verify-email',
    title: 'Confirma tu correo',
    load: async () => (await import('./verify-email-screen.tsx')).VerifyEmailScreen,
  },
  {
    path: addresses.invitation(':token'),
    title: 'Invitación',
    load: async () => (await import('./invitation-screen.tsx')).InvitationScreen,
  },
  {
    path: '/auth/popup',
    title: 'Iniciar sesión',
    load: async () => (await import('./popup-screen.tsx')).PopupScreen,
  },
  {
    path: '/terms',
    title: 'Términos de uso',
    load: async () => (await import('./terms-screen.tsx')).TermsScreen,
  },
]
