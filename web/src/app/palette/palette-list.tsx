import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../ui/class-names.ts'
import { Keys } from '../../ui/keys.tsx'
import type { Command } from '../command.ts'

type PaletteListProps = {
  id: string
  entries: readonly Command[]
  active: number
  onActive: (index: number) => void
  onChoose: (command: Command) => void
}

/** At most 80 units high (dashboard.md §9). The focus stays in the field. */
export function PaletteList({ id, entries, active, onActive, onChoose }: PaletteListProps) {
  const { t } = useTranslation()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('Resultados')}
      className={cn('max-h-80 min-h-0 overflow-y-auto p-2', entries.length === 0 && 'hidden')}
    >
      {entries.map((entry, index) => (
        <Entry
          key={entry.id}
          id={`${id}-${index}`}
          command={entry}
          isActive={index === active}
          onActive={() => onActive(index)}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </div>
  )
}

type EntryProps = {
  id: string
  command: Command
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

function Entry({ id, command, isActive, onActive, onChoose }: EntryProps) {
  const { name, description, shortcut, icon: Icon } = command
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // By keyboard the field above chooses, as the pattern of a combobox has it.
    <button
      ref={ref}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-command={command.id}
      onPointerMove={isActive ? undefined : onActive}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left',
        isActive && 'bg-accent-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('size-4 shrink-0', isActive ? 'text-accent-text' : 'text-muted')}
      />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{name}</bdi>
        <span className="block truncate text-dense text-muted">{description}</span>
      </span>
      {shortcut !== undefined && <Keys keys={shortcut} className="max-md:hidden" />}
    </button>
  )
}
