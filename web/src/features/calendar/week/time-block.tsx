import { cn } from '../../../ui/class-names.ts'
import type { BarActions } from '../../../ui/calendar/item-bar.tsx'
import { shiftOf, shiftShortcuts } from '../../../ui/calendar/shift-keys.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { timeText, titleOf } from '../calendar-item.ts'
import { canMove, ItemMark, looks } from '../grid-items.tsx'
import { kindOf } from '../kind-names.ts'
import type { Block } from './day-blocks.ts'
import { hourHeight } from './hours.ts'
import type { Placed } from './time-columns.ts'

type TimeBlockProps = BarActions & { placed: Placed<Block> }

/** Minutes that are high enough for two lines. */
const twoLines = 45

const pixels = (minutes: number) => (minutes / 60) * hourHeight

/** A thing at its time of a day; its lower edge is drawn to make it longer. */
export function TimeBlock({ placed, drag, onOpen, onShift }: TimeBlockProps) {
  const { item: block, column, columns } = placed
  const { key, item, from, to, ends } = block
  const can = { canMove: canMove(item), canStretch: item.kind === 'event' && canMove(item) }
  return (
    <div
      data-row={key}
      className="absolute p-px"
      style={{
        top: pixels(from),
        height: pixels(to - from),
        left: `${(column / columns) * 100}%`,
        width: `${100 / columns}%`,
      }}
    >
      <button
        type="button"
        aria-keyshortcuts={shiftShortcuts(can)}
        onClick={() => onOpen(key)}
        onPointerDown={(event) => can.canMove && drag.grab(event, key, 'both')}
        onKeyDown={(event) => {
          const shift = shiftOf(event, can, 'minutes')
          if (!shift) return
          event.preventDefault()
          onShift(key, shift)
        }}
        className={cn(
          'flex size-full min-w-0 flex-col items-start overflow-hidden rounded-sm border px-1.5 py-0.5 text-start text-xs select-none',
          looks[kindOf(item)],
          drag.preview?.key === key && 'opacity-70 outline-2 outline-accent',
        )}
      >
        {/* On the words: of the button it would be read a second time. */}
        <bdi title={titleOf(item)} className="max-w-full truncate font-medium">
          {titleOf(item)}
        </bdi>
        {to - from >= twoLines && (
          <span className="flex max-w-full items-center gap-1 truncate">
            <ItemMark item={item} />
            {item.ends !== item.starts && <span className="tabular-nums">– {timeText(item.ends)}</span>}
          </span>
        )}
        <span className="sr-only">
          {formatDateTime(item.starts)} – {timeText(item.ends)}
        </span>
      </button>
      {can.canStretch && ends && (
        <span
          aria-hidden="true"
          data-stretch=""
          onPointerDown={(event) => drag.grab(event, key, 'end')}
          className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize"
        />
      )}
    </div>
  )
}
