import type { Check } from '@aurelio/contracts/task-sheet'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { shortName } from '../../../platform/short-name.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cn } from '../../../ui/class-names.ts'
import { EditableText } from '../../../ui/editable-text.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AddLine } from './add-line.tsx'
import { useChecks } from './use-checks.ts'

type ChecklistProps = { taskId: string; checks: readonly Check[]; mayChange: boolean }

/** Short steps of one task: ticked, edited where they stand, moved by Alt and an arrow. */
export function Checklist({ taskId, checks, mayChange }: ChecklistProps) {
  const { t } = useTranslation()
  const list = useChecks(taskId, checks)
  return (
    <>
      <ul className="flex flex-col empty:hidden">
        {checks.map((check) => (
          <Line key={check.id} check={check} list={mayChange ? list : null} />
        ))}
      </ul>
      {mayChange && (
        <AddLine label={t('Añadir a la lista')} maxLength={300} isBusy={list.isAdding} onAdd={list.add} />
      )}
    </>
  )
}

function Line({ check, list }: { check: Check; list: ReturnType<typeof useChecks> | null }) {
  const { t } = useTranslation()
  const name = shortName(check.text)

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    void list?.step(check, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <li className="flex min-h-9 items-center gap-2">
      <Checkbox
        aria-label={name}
        aria-keyshortcuts={list ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        checked={check.done}
        onKeyDown={onKeyDown}
        disabled={list === null}
        onChange={({ target }) => void list?.change(check.id, { done: target.checked })}
        className="-m-2 p-2 coarse:min-w-11 coarse:justify-center"
      />
      <div className={cn('min-w-0 flex-1 pl-2', check.done && 'text-muted line-through')}>
        {list ? (
          <EditableText
            value={check.text}
            label={t('Cambiar «{{name}}»', { name })}
            check={(text) => (text === '' ? t('Escribe qué hay que hacer.') : undefined)}
            onSave={async (text) => {
              await list.change(check.id, { text })
              return undefined
            }}
          />
        ) : (
          <bdi>{check.text}</bdi>
        )}
      </div>
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
