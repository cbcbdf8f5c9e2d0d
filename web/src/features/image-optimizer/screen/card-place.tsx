import { createElement, memo, useRef } from 'react'
import { Figures } from './figures.tsx'
import { type CardActions, ImageCard } from './image-card.tsx'
import { useOptimizerState } from './optimizer-context.tsx'
import { useNear } from '../../../ui/use-near.ts'

type CardPlaceProps = { id: string; actions: CardActions; always: boolean }

/** The place of a card in the list. Far from the screen it holds what can be read, without what can be pressed. */
export const CardPlace = memo(function CardPlace({ id, actions, always }: CardPlaceProps) {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useNear(place, !always)
  return (
    <li ref={place} className="min-w-0">
      {always || isNear ? <ImageCard id={id} actions={actions} /> : <FarCard id={id} />}
    </li>
  )
})

/** Renders anew only when its figures change, never for progress. */
function FarCard({ id }: { id: string }) {
  const file = useOptimizerState(({ items }) => items.get(id)?.file)
  const result = useOptimizerState(({ items }) => items.get(id)?.result ?? null)
  const inspection = useOptimizerState(({ items }) => items.get(id)?.inspection ?? null)
  const isHighlighted = useOptimizerState(({ items }) => items.get(id)?.highlighted === true)
  if (!file) return null
  return createElement(
    'image-card',
    {
      'data-image-card': '',
      ...(isHighlighted && { 'aria-pressed': 'true' }),
      className: 'block h-full rounded-lg border bg-surface',
    },
    <>
      <div className="aspect-[4/3]" />
      <div className="min-h-32 p-3">
        <h3 className="truncate text-sm font-medium">{file.name}</h3>
        <Figures file={file} result={result} inspection={inspection} />
      </div>
    </>,
  )
}
