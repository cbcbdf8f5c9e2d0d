import type { Check } from '@aurelio/contracts/task-sheet'
import { ArrowUp, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { shortName } from '../../../platform/short-name.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cn } from '../../../ui/class-names.ts'
import { EditableText } from '../../../ui/editable-text.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'
import { AddLine } from './add-line.tsx'
import { useChecks } from './use-checks.ts'

type ChecklistProps = { taskId: string; checks: readonly Check[]; mayChange: boolean }

/** Short steps of one task: ticked, edited where they stand, moved by Alt and an arrow. */
export function Checklist({ taskId, checks, mayChange }: ChecklistProps) {
  const { t } = useTranslation()
  const list = useChecks(taskId, checks)
  const [edited, setEdited] = useState<Place | null>(null)
  const place = useFocusHeir(checks.map(({ id }) => id))
  const isTaken = edited !== null && !checks.some(({ id }) => id === edited.check.id)
  // A line that somebody takes away while its text is being typed stays until that is settled.
  const lines = isTaken ? checks.toSpliced(edited.at, 0, edited.check) : checks
  return (
    <>
      <div ref={place} tabIndex={-1} className="empty:-mt-2 focus-visible:outline-none">
        {lines.length > 0 && (
          <ul className="flex flex-col">
            {lines.map((check, at) => (
              <Line
                key={check.id}
                place={{ check, at }}
                list={mayChange ? list : null}
                onEditing={(isEditing) => setEdited(isEditing ? { check, at } : null)}
              />
            ))}
          </ul>
        )}
      </div>
      {mayChange && (
        <AddLine label={t('Añadir a la lista')} maxLength={300} isBusy={list.isAdding} onAdd={list.add} />
      )}
    </>
  )
}

/** A line, and the place where it stands. */
type Place = { check: Check; at: number }
type LineProps = {
  place: Place
  /** Null for whoever only reads. */
  list: ReturnType<typeof useChecks> | null
  onEditing: (isEditing: boolean) => void
}

function Line({ place: { check, at }, list, onEditing }: LineProps) {
  const { t } = useTranslation()
  const name = shortName(check.text)

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    void list?.step(check, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <li data-row={check.id} className="flex min-h-9 items-center gap-2">
      <Checkbox
        aria-label={name}
        aria-keyshortcuts={list ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        checked={check.done}
        onKeyDown={onKeyDown}
        disabled={list === null}
        onChange={({ target }) => void list?.tick(check.id, target.checked)}
        className="-m-2 p-2 coarse:min-w-11 coarse:justify-center"
      />
      <div className={cn('min-w-0 flex-1 pl-2', check.done && 'text-muted line-through')}>
        {list ? (
          <EditableText
            value={check.text}
            label={t('Cambiar «{{name}}»', { name })}
            check={(text) => (text === '' ? t('Escribe qué hay que hacer.') : undefined)}
            onSave={(text, before) => list.rename(check, text, before, at)}
            onEditing={onEditing}
          />
        ) : (
          <bdi>{check.text}</bdi>
        )}
      </div>
      {list && at > 0 && (
        <IconButton
          label={t('Subir «{{name}}»', { name })}
          size="dense"
          icon={<ArrowUp aria-hidden="true" className="size-4" />}
          className="text-muted"
          onClick={() => void list.step(check, -1)}
        />
      )}
      {list && (
        <IconButton
          label={t('Quitar «{{name}}» de la lista', { name })}
          size="dense"
          icon={<X aria-hidden="true" className="size-4" />}
          className="text-muted"
          onClick={() => void list.remove(check)}
        />
      )}
    </li>
  )
}
