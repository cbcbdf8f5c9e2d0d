import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../../ui/button.tsx'
import { IconButton } from '../../../../../../ui/icon-button.tsx'
import type { ControlProps, Manner } from './control.ts'
import { isEntry, readEntries, swapped, type Entry } from './entry-list.ts'

type ItemsControlProps = ControlProps<'items'> & {
  /** Draws one field with its label; handed in, because rows and controls would need each other. */
  Row: ComponentType<Omit<ControlProps, 'id'>>
}

/** The entries of a list: each with its own fields; add, order and remove them. */
export function ItemsControl({ field, id, value, set, Row }: ItemsControlProps) {
  const { t } = useTranslation()
  const listId = useId()
  const entries = readEntries(value)

  /** What had the focus may be gone or disabled now: it goes to the entry that was acted on. */
  function settle(next: readonly Entry[], index: number) {
    set(next)
    requestAnimationFrame(() =>
      document.getElementById(`${listId}-${Math.min(index, next.length - 1)}`)?.focus(),
    )
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} data-prop={field.prop} className="flex flex-col gap-3">
      {entries.map((entry, index) => {
        const name = `${t(field.itemName)} ${index + 1}`
        const change = (patch: Entry, manner?: Manner) =>
          set(entries.with(index, { ...entry, ...patch }), manner)
        return (
          <div
            key={index}
            id={`${listId}-${index}`}
            role="group"
            aria-label={name}
            tabIndex={-1}
            data-item={index}
            className="flex flex-col gap-3 rounded-md border p-2"
          >
            <div className="flex items-center gap-1">
              <span aria-hidden="true" className="flex-1 text-xs text-muted">
                {name}
              </span>
              <IconButton
                size="dense"
                label={t('Subir {{campo}}', { campo: name })}
                disabled={index === 0}
                icon={<ArrowUp aria-hidden="true" className="size-4" />}
                onClick={() => settle(swapped(entries, index, index - 1), index - 1)}
              />
              <IconButton
                size="dense"
                label={t('Bajar {{campo}}', { campo: name })}
                disabled={index === entries.length - 1}
                icon={<ArrowDown aria-hidden="true" className="size-4" />}
                onClick={() => settle(swapped(entries, index, index + 1), index + 1)}
              />
              <IconButton
                size="dense"
                label={t('Quitar {{campo}}', { campo: name })}
                disabled={entries.length <= field.min}
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onClick={() => settle(entries.toSpliced(index, 1), index)}
              />
            </div>
            {field.item
              .filter((each) => each.when?.(entry, null) ?? true)
              .map((each) => (
                <Row
                  key={each.prop}
                  field={each}
                  value={entry[each.prop]}
                  props={entry}
                  set={(next, manner) => change({ [each.prop]: next }, manner)}
                  change={(patch, manner) => {
                    if (isEntry(patch)) change(patch, manner)
                  }}
                />
              ))}
          </div>
        )
      })}
      <Button
        id={id}
        size="dense"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={entries.length >= field.max}
        onClick={() => settle([...entries, { ...field.newItem }], entries.length)}
      >
        {t('Añadir {{campo}}', { campo: t(field.itemName).toLocaleLowerCase() })}
      </Button>
    </div>
  )
}
