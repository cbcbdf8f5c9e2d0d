import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { OfflineBar } from './offline-bar.tsx'
import { useRouteTitle } from './route-title.ts'

/** Around every screen: its title, its place on the page, and a quiet bar while the next one loads. */
export function Root() {
  const navigation = useNavigation()
  return (
    <>
      <DocumentTitle />
      {navigation.state !== 'idle' && (
        <div
          aria-hidden="true"
          className="animate-skeleton brand-gradient fixed inset-x-0 top-0 z-50 h-0.5"
        />
      )}
      <Outlet />
      <OfflineBar />
      <ScrollRestoration />
    </>
  )
}

function DocumentTitle() {
  const { t } = useTranslation()
  const title = useRouteTitle()
  return <title>{title === undefined ? 'Aurelio' : `${t(title)} · Aurelio`}</title>
}
