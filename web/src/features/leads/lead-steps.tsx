import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { plainKeyInDialog, singleKeysAreOn } from '../../platform/plain-key.ts'
import { IconButton } from '../../ui/icon-button.tsx'

type LeadStepsProps = {
  before: string | undefined
  after: string | undefined
  onOpen: (id: string) => void
}

/** From lead to lead without closing: two buttons, and the keys of the list, k and j. */
export function LeadSteps({ before, after, onOpen }: LeadStepsProps) {
  const { t } = useTranslation()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = plainKeyInDialog(event, event.target)
      const id = key === 'j' ? after : key === 'k' ? before : undefined
      if (id === undefined || !singleKeysAreOn()) return
      event.preventDefault()
      onOpen(id)
    }

    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [before, after, onOpen])
  if (before === undefined && after === undefined) return null
  return (
    <div className="absolute top-4 right-14 flex gap-1">
      <IconButton
        label={t('Lead anterior')}
        icon={<ChevronUp aria-hidden="true" className="size-4" />}
        disabled={before === undefined}
        onClick={() => before !== undefined && onOpen(before)}
      />
      <IconButton
        label={t('Lead siguiente')}
        icon={<ChevronDown aria-hidden="true" className="size-4" />}
        disabled={after === undefined}
        onClick={() => after !== undefined && onOpen(after)}
      />
    </div>
  )
}
