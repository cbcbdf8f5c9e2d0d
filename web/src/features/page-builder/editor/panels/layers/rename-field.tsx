import { limits } from '@aurelio/page/document'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type RenameFieldProps = {
  name: string
  onRename: (name: string) => void
  /** Called in every case, after `onRename` where the name is kept. */
  onEnd: () => void
}

/** Edits a layer's name in its line: Enter or leaving the field keeps it, Escape does not. */
export function RenameField({ name, onRename, onEnd }: RenameFieldProps) {
  const { t } = useTranslation()
  const fieldRef = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useLayoutEffect(() => fieldRef.current?.select(), [])

  function end(isKept: boolean) {
    if (isOver.current) return
    isOver.current = true
    const value = fieldRef.current?.value ?? name
    if (isKept && value.trim() !== name) onRename(value)
    onEnd()
  }

  return (
    <input
      ref={fieldRef}
      type="text"
      defaultValue={name}
      maxLength={limits.nameLength}
      aria-label={t('Nombre de la capa')}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        // The keys belong to the field, not to the tree around it.
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') end(true)
        if (event.key === 'Escape') {
          event.preventDefault()
          end(false)
        }
      }}
      className="h-6 min-w-0 flex-1 rounded-sm border border-accent-text bg-surface px-1 text-dense"
    />
  )
}
