import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { serverIsReachable, watchServer } from '../platform/connection.ts'

function watchNetwork(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** One quiet bar while the browser has no network or the server does not answer. */
export function OfflineBar() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const isReachable = useSyncExternalStore(watchServer, serverIsReachable)
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-30">
      {(!isOnline || !isReachable) && (
        <p className="flex items-center justify-center gap-2 border-t border-border-strong bg-raised px-4 py-2 text-dense text-warning">
          <WifiOff aria-hidden="true" className="size-4" />
          {isOnline
            ? t('Sin conexión con el servidor. Reintentando…')
            : t('Sin conexión. Algunas cosas no funcionarán hasta que vuelva.')}
        </p>
      )}
    </div>
  )
}
