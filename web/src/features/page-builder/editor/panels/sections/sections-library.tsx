import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { CategoryChips } from '../../../template-search/category-chips.tsx'
import { countCategories } from '../../../template-search/find-templates.ts'
import { NothingFound } from '../../../template-search/nothing-found.tsx'
import { useTemplateSearch } from '../../../template-search/use-template-search.ts'
import { WordsField } from '../../../template-search/words-field.tsx'
import { useDrag } from '../../surface/state/use-drag.ts'
import { useEscape } from '../drawers/use-escape.ts'
import { SectionCard, type LibraryEntry } from './section-card.tsx'
import { SymbolCard } from './symbol-card.tsx'
import { isOwn, useLibrary } from './use-library.ts'

type SectionsLibraryProps = {
  onClose: () => void
  /** After something was added by click. */
  onAdded: () => void
}

/** The library of sections over the panel of elements; the canvas stays in use, so that they can be dragged there. */
export function SectionsLibrary({ onClose, onAdded }: SectionsLibraryProps) {
  const { t } = useTranslation()
  const id = useId()
  const isDragging = useDrag((drag) => drag !== null)
  const [opener] = useState(() => document.activeElement)
  const dialogRef = useRef<HTMLDivElement>(null)
  useEscape(close)
  const sections = useLibrary()
  const { found, words, category } = useTemplateSearch(sections)

  /** What opened it has the focus again, or the canvas where that is gone. */
  function close() {
    const hadFocus = dialogRef.current?.contains(document.activeElement)
    onClose()
    if (!hadFocus) return
    const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    const next = isThere ? opener : document.querySelector<HTMLElement>('[role=application]')
    next?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={dialogRef}
      role="dialog"
      aria-labelledby={id}
      className={cn(
        'absolute inset-y-0 left-0 z-30 flex w-120 max-w-full animate-appear flex-col gap-3 border-r bg-background p-3 shadow-float',
        // Out of the way of a drag, a moment late: the browser gives up one whose source hides at its start.
        isDragging && 'invisible transition-[visibility] delay-100',
      )}
    >
      <header className="flex items-start justify-between gap-2">
        <div>
          <h2 id={id} className="text-sm font-semibold">
            {t('Secciones')}
          </h2>
          <p className="text-xs text-muted">{t('Haz clic para añadirla, o arrástrala a su sitio.')}</p>
        </div>
        <IconButton
          size="dense"
          label={t('Cerrar')}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={close}
        />
      </header>
      <WordsField label={t('Buscar secciones')} placeholder={t('Buscar secciones…')} {...words} hasFocus />
      <div className="-mx-3 flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-3 pb-3">
        <CategoryChips categories={countCategories(sections)} total={sections.length} {...category} />
        <NothingFound
          title={t('No se encontraron secciones')}
          isShown={sections.length > 0 && found.length === 0}
        />
        {countCategories(found).map((group) => (
          <SectionGroup
            key={group.category}
            name={t(group.category)}
            areBars={group.category === 'Cabecera'}
            areOwn={isOwn(group.category)}
            entries={found.filter((section) => section.category === group.category)}
            onAdded={onAdded}
          />
        ))}
      </div>
    </div>
  )
}

type SectionGroupProps = {
  name: string
  /** Wide and low: beside each other nothing of them could be read. */
  areBars: boolean
  /** Symbols of the workspace, which can be changed. */
  areOwn: boolean
  entries: readonly LibraryEntry[]
  onAdded: () => void
}

function SectionGroup({ name, areBars, areOwn, entries, onAdded }: SectionGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-dense font-semibold">
        {name}
      </h3>
      <ul className={cn('grid gap-3', !areBars && 'grid-cols-2')}>
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            {areOwn ? (
              <SymbolCard entry={entry} onAdded={onAdded} />
            ) : (
              <SectionCard entry={entry} isBar={areBars} onAdded={onAdded} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
