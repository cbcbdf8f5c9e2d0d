import { RotateCw, WifiOff } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { serverIsReachable, watchServer } from '../platform/connection.ts'
import { partIsMissing, watchMissingPart } from '../platform/load-part.ts'

function watchNetwork(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** One quiet bar while the browser has no network, the server does not answer, or does not have what is asked for. */
export function OfflineBar() {
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-30">
      <Notice />
    </div>
  )
}

function Notice() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const isReachable = useSyncExternalStore(watchServer, serverIsReachable)
  const isMissing = useSyncExternalStore(watchMissingPart, partIsMissing)
  const offline = <WifiOff aria-hidden="true" className="size-4 shrink-0" />
  if (!isOnline)
    return <Bar icon={offline}>{t('Sin conexión. Algunas cosas no funcionarán hasta que vuelva.')}</Bar>
  if (!isReachable) return <Bar icon={offline}>{t('Sin conexión con el servidor. Reintentando…')}</Bar>
  if (!isMissing) return null
  return (
    <Bar icon={<RotateCw aria-hidden="true" className="size-4 shrink-0" />}>
      {t('Una parte de la pantalla no carga. Guarda lo que tengas a medias y recarga la página.')}
    </Bar>
  )
}

function Bar({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p
      data-notice
      className="flex min-h-9 items-center justify-center gap-2 border-t border-border-strong bg-raised px-4 py-2 text-dense text-warning"
    >
      {icon}
      {children}
    </p>
  )
}
