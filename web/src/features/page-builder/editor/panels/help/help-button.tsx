import { Keyboard } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { HelpDialog } from './lazy-help-dialog.ts'
import { isBusyElsewhere } from '../../surface/keyboard/busy-elsewhere.ts'

/** Opens the list of what keys and fingers do; `?` does too. */
export function HelpButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const keydown = (event: KeyboardEvent) => {
      if (event.key === '?' && !event.defaultPrevented && !isBusyElsewhere(event.target)) setOpen(true)
    }
    document.addEventListener('keydown', keydown, { signal: controller.signal })
    return () => controller.abort()
  }, [])
  return (
    <>
      <IconButton
        size="dense"
        label={t('Atajos del editor')}
        icon={<Keyboard aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
        className="max-sm:hidden"
      />
      <Suspense fallback={null}>{isOpen && <HelpDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
