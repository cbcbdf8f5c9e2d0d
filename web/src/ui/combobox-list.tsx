import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

/** One entry; `mark` stands before its text. */
export type Choice = { id: string; text: string; mark?: ReactNode }

type ComboboxListProps = {
  id: string
  label: string | undefined
  choices: readonly Choice[]
  active: number
  isBusy: boolean
  note: ReactNode
  onActive: (index: number) => void
  onChoose: (choice: Choice) => void
}

/** The open list of a combobox, whose field has the focus. */
export function ComboboxList({
  id,
  label,
  choices,
  active,
  isBusy,
  note,
  onActive,
  onChoose,
}: ComboboxListProps) {
  const { t } = useTranslation()
  return (
    <>
      <div id={id} role="listbox" aria-label={label ?? t('Resultados')} className="empty:hidden">
        {choices.map((choice, index) => (
          <button
            key={choice.id}
            type="button"
            role="option"
            id={`${id}-${index}`}
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus, and with it the list stays open until the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={index === active ? undefined : () => onActive(index)}
            onClick={() => onChoose(choice)}
            className={cn(
              'flex min-h-9 w-full items-center gap-2 rounded-md px-2 py-1 text-start text-sm coarse:min-h-11',
              index === active && 'bg-accent-soft',
            )}
          >
            {choice.mark}
            <bdi className="min-w-0 flex-1 truncate">{choice.text}</bdi>
          </button>
        ))}
      </div>
      {choices.length === 0 && (
        <p className="p-2 text-dense text-muted">{isBusy ? t('Buscando…') : t('No hay resultados')}</p>
      )}
      {note !== undefined && <p className="border-t p-2 text-dense text-muted">{note}</p>}
      <p role="status" className="sr-only">
        {!isBusy && t('{{count}} resultados', { count: choices.length })}
      </p>
    </>
  )
}
