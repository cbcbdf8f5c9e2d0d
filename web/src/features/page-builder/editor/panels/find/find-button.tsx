import { Search } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'

const FindDialog = lazyPart(async () => (await import('./find-dialog.tsx')).FindDialog)

/** Opens the search in the page, as Ctrl+F does. */
export function FindButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    const controller = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
        if (!isFind || event.key.toLowerCase() !== 'f' || event.defaultPrevented) return
        event.preventDefault()
        setOpen(true)
      },
      { signal: controller.signal },
    )
    return () => controller.abort()
  }, [])
  return (
    <>
      <IconButton
        size="dense"
        label={t('Buscar y reemplazar')}
        icon={<Search aria-hidden="true" className="size-4" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="m-auto"
      />
      <Suspense fallback={null}>{isOpen && <FindDialog onClose={close} />}</Suspense>
    </>
  )
}
