import { Check } from 'lucide-react'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'
import { useNear } from '../../../ui/use-near.ts'
import type { Page, Source } from '../state/model.ts'
import { useBench, useBenchState } from '../bench-context.tsx'
import type { CardHandlers } from './card-handlers.ts'
import { useThumbnail } from './use-thumbnail.ts'

type PageCardProps = {
  page: Page
  source: Source
  /** The one that the Tab key leads to. */
  isEntry: boolean
  onFocus: (id: string) => void
  handlers: CardHandlers
}

/** A page is white in both themes. */
const paper = { background: '#fff' }

/** A page: a click selects it, one with Shift all up to it. Its picture is made when it comes near. */
export const PageCard = memo(function PageCard({ page, source, isEntry, onFocus, handlers }: PageCardProps) {
  const { t } = useTranslation()
  const { change } = useBench()
  const place = useRef<HTMLButtonElement>(null)
  const isNear = useNear(place, true)
  const picture = useThumbnail(page, source, isNear)
  const isSelected = useBenchState(({ selected }) => selected.has(page.id))
  const number = page.kind === 'blank' ? '' : page.page + 1
  const name =
    page.kind === 'blank'
      ? t('Página en blanco de {{name}}', { name: source.name })
      : t('Página {{number}} de {{name}}', { number, name: source.name })
  const turn = page.kind === 'page' ? page.turn : 0

  function select({ shiftKey }: { shiftKey: boolean }) {
    change((state) => {
      const selected = new Set(state.selected)
      const at = state.pages.findIndex(({ id }) => id === page.id)
      const from = state.pages.findLastIndex(({ id }, other) => other < at && selected.has(id))
      if (shiftKey && from !== -1) for (const { id } of state.pages.slice(from, at + 1)) selected.add(id)
      else if (!selected.delete(page.id)) selected.add(page.id)
      return { ...state, selected }
    })
  }

  return (
    <button
      ref={place}
      type="button"
      draggable
      data-pdf-page={number}
      data-page={page.id}
      data-turn={turn}
      aria-pressed={isSelected}
      aria-label={name}
      tabIndex={isEntry ? 0 : -1}
      onFocus={() => onFocus(page.id)}
      onClick={select}
      {...handlers}
      className={cn(
        'relative flex flex-col items-center gap-1 rounded-md border bg-surface p-2 [contain-intrinsic-size:7.5rem_11.5rem] [content-visibility:auto]',
        'hover:border-border-strong data-[drop=after]:border-r-4 data-[drop=after]:border-r-accent-text data-[drop=before]:border-l-4 data-[drop=before]:border-l-accent-text',
        isSelected && 'border-accent-text bg-accent-soft',
      )}
    >
      <span className="grid h-36 w-full place-items-center overflow-hidden">
        {picture === null ? (
          <span className="h-32 w-24 rounded-sm border" style={paper} />
        ) : (
          <img
            src={picture}
            alt=""
            draggable={false}
            className="max-h-32 max-w-full rounded-sm border object-contain"
            style={{ ...paper, transform: `rotate(${turn}deg)` }}
          />
        )}
      </span>
      <span className="text-dense text-muted tabular-nums">
        {page.kind === 'blank' ? t('En blanco') : number}
      </span>
      {isSelected && (
        <span className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3" strokeWidth={3} />
        </span>
      )}
    </button>
  )
})
