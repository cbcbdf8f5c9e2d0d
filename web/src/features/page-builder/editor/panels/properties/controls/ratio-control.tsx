import { parseRatio } from '@aurelio/page/values'
import { cn } from '../../../../../../ui/class-names.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { textOf, type ControlProps } from './control.ts'
import { TextControl } from './text-control.tsx'

const usual = ['1 1', '2 1', '1 2', '3 2', '1 1 1', '1 2 1']

/** How columns share the room: the usual ways to choose, any other to write. */
export function RatioControl(row: ControlProps<'ratio'>) {
  const now = parseRatio(textOf(row.value))?.join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-1">
        {usual.map((ratio) => (
          <Button
            key={ratio}
            size="dense"
            aria-pressed={ratio === now}
            onClick={() => row.set(ratio)}
            className={cn('h-7 px-2 text-xs', ratio === now && 'border-accent-text text-accent-text')}
          >
            {ratio.replaceAll(' ', ':')}
          </Button>
        ))}
      </div>
      <TextControl {...row} />
    </div>
  )
}
