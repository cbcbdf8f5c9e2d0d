import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useArrivals } from './arrive.ts'
import { AuthLayout } from './auth-layout.tsx'
import { linkClass } from './link-class.ts'
import { expectedEmail, isSignedOut, returnPath } from './return-path.ts'
import { SignIn } from './sign-in.tsx'

/** Login (dashboard.md §2). */
export function LoginScreen() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { status } = useAuth()
  const arrivals = useArrivals()
  const [asksCode, setAsksCode] = useState(false)
  if (status === 'signed-in' && !isSignedOut(state)) return <Navigate to={returnPath(state)} replace />
  return (
    <AuthLayout
      title={asksCode ? t('Verificación en dos pasos') : t('Iniciar sesión')}
      text={
        asksCode
          ? t('Tu contraseña es correcta. Falta un código.')
          : t('Entra para seguir con tus páginas y proyectos.')
      }
    >
      <SignIn {...arrivals} email={expectedEmail(state)} asksCode={asksCode} onAsksCode={setAsksCode}>
        {(rememberMe) => (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Checkbox {...rememberMe} label={t('Recordarme')} />
            <Link to="/forgot-password" className={linkClass}>
              {t('¿Olvidaste tu contraseña?')}
            </Link>
          </div>
        )}
      </SignIn>
      {!asksCode && (
        <p className="text-center text-muted">
          {t('¿No tienes una cuenta?')}{' '}
          <Link to="/signup" state={state} className={linkClass}>
            {t('Regístrate')}
          </Link>
        </p>
      )}
    </AuthLayout>
  )
}
