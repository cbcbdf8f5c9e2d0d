import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/keys.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFocusReturn } from '../../ui/use-focus-return.ts'
import { filterByText } from '../../platform/filter-by-text.ts'
import type { Command } from '../command.ts'
import { PaletteList } from './palette-list.tsx'
import { useFoundGuides } from './use-found-guides.ts'
import { useFound } from './use-found.ts'

type PaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly Command[]
  onRun: (command: Command) => void
}

/** Finds commands, what the workspace holds, and parts of the guides (dashboard.md §2). Starts empty each time. */
export function Palette({ open, onOpenChange, ...rest }: PaletteProps) {
  const { t } = useTranslation()
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="animate-appear fixed inset-0 z-40 bg-overlay" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="animate-appear fixed top-[12dvh] left-1/2 z-40 flex max-h-[80dvh] w-[calc(100vw-2rem)] max-w-160 -translate-x-1/2 flex-col overflow-hidden rounded-xl border bg-raised shadow-float"
        >
          <Dialog.Title className="sr-only">{t('Buscar y ejecutar')}</Dialog.Title>
          <PaletteBox {...rest} onClose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type PaletteBoxProps = Pick<PaletteProps, 'commands' | 'onRun'> & { onClose: () => void }

function PaletteBox({ commands, onRun, onClose }: PaletteBoxProps) {
  const { t } = useTranslation()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const found = useFound(query)
  const foundGuides = useFoundGuides(query)
  const translated = commands.map((command) => ({
    ...command,
    name: t(command.name),
    description: t(command.description),
    ...(command.keywords === undefined ? {} : { keywords: t(command.keywords) }),
  }))
  const entries = [...filterByText(translated, query), ...found.entries, ...foundGuides]
  // Answers may have become fewer since the arrow keys chose.
  const chosen = Math.min(active, entries.length - 1)

  function choose(command: Command | undefined) {
    if (!command) return
    onClose()
    onRun(command)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = moved(event.key, chosen, entries.length)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(entries[chosen])
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b px-4">
        {found.isBusy ? (
          <Spinner className="text-muted" />
        ) : (
          <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        )}
        <input
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
          aria-label={t('Buscar')}
          placeholder={t('Busca una orden, un proyecto, una tarea o una página…')}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted coarse:text-base"
        />
        <Keys keys="Esc" className="max-md:hidden" />
      </div>
      <PaletteList id={listId} entries={entries} active={chosen} onActive={setActive} onChoose={choose} />
      <Note count={entries.length} isBusy={found.isBusy} hasFailed={found.hasFailed} />
    </>
  )
}

/** Where the arrow keys lead, round and round; null for any other key. */
function moved(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from - 1 + count) % count
  return null
}

/** What stands in place of, or after, the list; how much was found is said, not shown. */
function Note({ count, isBusy, hasFailed }: { count: number; isBusy: boolean; hasFailed: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {count === 0 && (
        <p className="px-4 py-10 text-center text-muted">
          {isBusy ? t('Buscando…') : t('No hay resultados')}
        </p>
      )}
      {hasFailed && (
        <p className="border-t px-4 py-2 text-dense text-warning">
          {t('No se ha podido buscar en tus proyectos, tareas y páginas.')}
        </p>
      )}
      <p role="status" className="sr-only">
        {!isBusy && (count === 0 ? t('No hay resultados') : t('{{count}} resultados', { count }))}
      </p>
    </>
  )
}
