import { addresses } from '@aurelio/contracts/addresses'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { useAuth } from '../platform/auth/auth-provider.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Spinner } from '../ui/spinner.tsx'
import { CentredPage } from './centred-page.tsx'
import { screens } from './features.ts'

const OfflineScreen = lazyPart(async () => (await import('./offline-screen.tsx')).OfflineScreen)

/** Lets signed-in people through; everybody else goes to /login and comes back (dashboard.md §2). */
export function Guard() {
  const { status } = useAuth()
  const location = useLocation()

  if (status === 'signed-in') return <Outlet />
  if (status === 'loading') return <CheckingSession />
  if (status === 'error') {
    const screen = screens.find(({ path, worksOffline }) => worksOffline && path === location.pathname)
    if (!screen || !('load' in screen)) return <SessionError />
    return (
      <Suspense fallback={<CheckingSession />}>
        <OfflineScreen load={screen.load} />
      </Suspense>
    )
  }
  return (
    <Navigate
      to={addresses.login}
      replace
      state={{ from: location.pathname + location.search + location.hash }}
    />
  )
}

/** The server answered with an error or not at all, so nobody knows who is signed in. */
function SessionError() {
  const { t } = useTranslation()
  return (
    <CentredPage>
      <ErrorPanel
        heading
        title={t('Error de autenticación')}
        text={t('El servidor no ha podido comprobar tu sesión. Espera un momento y vuelve a entrar.')}
        action={
          <Link to={addresses.login} className={buttonClass({ variant: 'primary' })}>
            {t('Volver a iniciar sesión')}
          </Link>
        }
      />
    </CentredPage>
  )
}

export function CheckingSession() {
  const { t } = useTranslation()
  return (
    <CentredPage>
      <p data-waiting role="status" className="flex items-center justify-center gap-3 text-muted">
        <Spinner className="size-5 text-accent-text" />
        {t('Verificando autenticación...')}
      </p>
    </CentredPage>
  )
}
