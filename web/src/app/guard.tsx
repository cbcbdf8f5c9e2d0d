import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { useAuth } from '../platform/auth/auth-provider.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CentredPage } from './centred-page.tsx'

/** Lets signed-in people through; everybody else goes to /login and comes back (dashboard.md §2). */
export function Guard() {
  const { t } = useTranslation()
  const { status } = useAuth()
  const location = useLocation()

  switch (status) {
    case 'signed-in':
      return <Outlet />
    case 'signed-out':
      return (
        <Navigate to="/login" replace state={{ from: location.pathname + location.search + location.hash }} />
      )
    case 'loading':
      return <CheckingSession />
    case 'error':
      return (
        <CentredPage>
          <ErrorPanel
            title={t('Error de autenticación')}
            text={t(
              'No se ha podido comprobar tu sesión: el servidor no responde bien. Espera un momento y vuelve a entrar.',
            )}
            action={
              <Link to="/login" className={buttonClass({ variant: 'primary' })}>
                {t('Volver a iniciar sesión')}
              </Link>
            }
          />
        </CentredPage>
      )
  }
}

export function CheckingSession() {
  const { t } = useTranslation()
  return (
    <CentredPage>
      <p role="status" className="flex items-center justify-center gap-3 text-muted">
        <Spinner className="size-5 text-accent-text" />
        {t('Verificando autenticación...')}
      </p>
    </CentredPage>
  )
}
