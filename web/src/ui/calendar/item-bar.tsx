import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../platform/format.ts'
import { cn } from '../class-names.ts'
import type { GridItem, Shift } from './grid-item.ts'
import type { Bar } from './lanes.ts'
import { shiftOf, shiftShortcuts } from './shift-keys.ts'
import type { PointerDrag } from './use-pointer-drag.ts'

export type BarActions = {
  drag: PointerDrag
  onOpen: (key: string) => void
  onShift: (key: string, shift: Shift) => void
}
type ItemBarProps = BarActions & { bar: Bar<GridItem> }

/** Pixels from the top of a day to a line of things on it. */
const topOf = (lane: number) => 32 + lane * 26

/** One thing in its days: opened by a click, taken elsewhere by dragging or with Alt and an arrow. */
export function ItemBar({ bar: { item, span, lane, begins, ends }, drag, onOpen, onShift }: ItemBarProps) {
  const { t } = useTranslation()
  const { key, title, mark, first, last, canMove, canStretch } = item
  const days = { from: formatCalendarDay(first), to: formatCalendarDay(last) }
  return (
    <div
      data-row={key}
      style={{ top: topOf(lane), width: `${span * 100}%` }}
      className="absolute left-0 z-1 min-w-0 px-0.5"
    >
      <button
        type="button"
        aria-keyshortcuts={shiftShortcuts(item)}
        onClick={() => onOpen(key)}
        onPointerDown={(event) => canMove && drag.grab(event, key, 'both')}
        onKeyDown={(event) => {
          const shift = shiftOf(event, item)
          if (!shift) return
          event.preventDefault()
          onShift(key, shift)
        }}
        className={cn(
          'flex h-6 w-full min-w-0 items-center gap-1 overflow-hidden rounded-sm border px-1.5 text-start text-xs select-none',
          item.className,
          !begins && 'rounded-s-none border-s-0',
          !ends && 'rounded-e-none border-e-0',
          drag.preview?.key === key && 'opacity-70 outline-2 outline-accent',
        )}
      >
        {mark}
        {/* On the words: of the button it would be read a second time. */}
        <bdi title={title} className="truncate">
          {title}
        </bdi>
        <span className="sr-only">{first === last ? days.from : t('Del {{from}} al {{to}}', days)}</span>
      </button>
      {canStretch && ends && (
        <span
          aria-hidden="true"
          data-stretch=""
          onPointerDown={(event) => drag.grab(event, key, 'end')}
          className="absolute inset-y-0 right-0 w-2 cursor-ew-resize"
        />
      )}
    </div>
  )
}
