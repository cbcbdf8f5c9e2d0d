import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useOptimizer } from './optimizer-context.tsx'
import { canWatchFolders, watchFolder } from './watch-folder.ts'

/** Watches a folder where the browser can: pictures that appear in it come in by themselves. */
export function WatchButton() {
  const { t } = useTranslation()
  const { add } = useOptimizer()
  const [watched, setWatched] = useState<string | null>(null)
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])
  if (!canWatchFolders()) return null
  const start = async () => {
    try {
      const folder = await window.showDirectoryPicker?.({ mode: 'read' })
      if (!folder) return
      stop.current = await watchFolder(folder, (files) => void add(files))
      setWatched(folder.name)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify.error(t('No se puede vigilar esa carpeta. Prueba con otra.'))
    }
  }
  const end = () => {
    stop.current?.()
    stop.current = null
    setWatched(null)
  }
  return (
    <>
      {watched !== null && (
        <p role="status" className="text-dense text-muted">
          {t('Vigilando «{{name}}»: sus imágenes nuevas se añaden solas.', { name: watched })}
        </p>
      )}
      <Button
        variant="ghost"
        size="dense"
        icon={
          watched === null ? (
            <Eye aria-hidden="true" className="size-4" />
          ) : (
            <EyeOff aria-hidden="true" className="size-4" />
          )
        }
        onClick={() => (watched === null ? void start() : end())}
      >
        {watched === null ? t('Vigilar una carpeta') : t('Dejar de vigilar')}
      </Button>
    </>
  )
}
