import { CloudOff, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logNotice } from '../../../platform/log.ts'
import { Button } from '../../../ui/button.tsx'
import { canKeepOffline, keepOffline } from '../offline/keep-offline.ts'

/** The browser's offer to install, which it makes by an event that TypeScript does not know. */
declare global {
  interface WindowEventMap {
    beforeinstallprompt: Event & { prompt: () => Promise<unknown> }
  }
}

/** Lets the browser keep the optimizer, and says so once it does; installs it as an app where the browser offers that. */
export function WithoutConnection() {
  const { t } = useTranslation()
  const isKept = useKept()
  const [install, setInstall] = useState<(() => Promise<unknown>) | null>(null)
  useEffect(() => {
    const offered = (event: WindowEventMap['beforeinstallprompt']) => {
      event.preventDefault()
      setInstall(() => () => event.prompt())
    }
    const installed = () => setInstall(null)
    window.addEventListener('beforeinstallprompt', offered)
    window.addEventListener('appinstalled', installed)
    return () => {
      window.removeEventListener('beforeinstallprompt', offered)
      window.removeEventListener('appinstalled', installed)
    }
  }, [])
  return (
    <>
      <link rel="manifest" href="/image-optimizer.webmanifest" />
      {isKept && (
        <p role="status" className="flex items-center gap-2">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {t('Este navegador ya abre el optimizador sin conexión.')}
        </p>
      )}
      {install && (
        <Button
          variant="ghost"
          size="dense"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => {
            setInstall(null)
            install().catch((error: unknown) => logNotice('The app could not be installed', error))
          }}
        >
          {t('Instalar como aplicación')}
        </Button>
      )}
    </>
  )
}

/** True once all is there; asked for when the browser has nothing else to do. */
function useKept() {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (!canKeepOffline()) return undefined
    let isOver = false
    const keep = async () => {
      try {
        await keepOffline()
        if (!isOver) setKept(true)
      } catch (error) {
        logNotice('The image optimizer is not kept for when there is no connection', error)
      }
    }
    // Safari has no word for an idle moment.
    const wait =
      'requestIdleCallback' in window
        ? window.requestIdleCallback
        : (run: () => void) => setTimeout(run, 2000)
    wait(() => void (isOver || keep()))
    return () => {
      isOver = true
    }
  }, [])
  return isKept
}
