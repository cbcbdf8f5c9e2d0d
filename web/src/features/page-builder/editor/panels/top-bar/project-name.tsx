import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeFocus } from '../../../../../ui/take-focus.ts'
import { renameProject } from '../../model/commands/rename-project.ts'
import { defaultName } from '../../model/state/default-name.ts'
import { DenseInput } from '../properties/controls/dense-input.tsx'
import { useModel } from '../../model/state/model-context.ts'
import { nameOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'

/** The project's name; a click edits it, Enter or leaving the field confirms, Escape keeps the old one. */
export function ProjectName() {
  const { t } = useTranslation()
  const { store } = useModel()
  const name = useEditorState(nameOf)
  const [draft, setDraft] = useState<string | null>(null)
  const isCancelled = useRef(false)

  function finish() {
    const next = draft?.trim() || defaultName
    if (draft !== null && !isCancelled.current && next !== name) renameProject(store, next)
    isCancelled.current = false
    setDraft(null)
  }

  if (draft === null) {
    return (
      <button
        type="button"
        aria-label={t('Nombre del proyecto: {{nombre}}', { nombre: name })}
        onClick={() => setDraft(name)}
        className="h-8 min-w-0 truncate rounded-md px-2 text-dense font-medium hover:bg-hover coarse:min-h-11"
      >
        {name}
      </button>
    )
  }
  return (
    <DenseInput
      ref={takeFocus}
      aria-label={t('Nombre del proyecto')}
      placeholder={t('Nombre del proyecto')}
      maxLength={200}
      value={draft}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Escape') isCancelled.current = true
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
      className="w-56 min-w-0"
    />
  )
}
