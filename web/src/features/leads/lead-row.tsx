import type { Lead, LeadState } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/class-names.ts'
import { ContactLinks } from './contact-links.tsx'
import { LeadCell } from './lead-cell.tsx'
import { type LeadColumn, leadColumns } from './lead-columns.ts'
import { leadName } from './lead-words.ts'

type LeadRowProps = {
  lead: Lead
  columns: readonly LeadColumn[]
  mayChange: boolean
  isChosen: boolean
  onToggle: () => void
  onOpen: () => void
  onState: (state: LeadState) => void
}

const cellClass =
  'block py-1 align-top @max-3xl:empty:hidden @3xl:table-cell @3xl:border-b @3xl:px-3 @3xl:py-2.5'

/** Where it stands on a phone: beside the box that chooses the row, the moment at the end of its line. */
const places: Partial<Record<LeadColumn, string>> = {
  data: 'col-span-2 col-start-2',
  date: 'col-start-3',
  state: 'col-span-2 col-start-2',
}

export function LeadRow({ lead, columns, mayChange, isChosen, onToggle, onOpen, onState }: LeadRowProps) {
  const { t } = useTranslation()
  const name = leadName(lead)
  return (
    <tr
      data-row={lead.id}
      onClick={({ target }) => {
        if (!isControl(target)) onOpen()
      }}
      className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-lg border bg-surface px-4 py-2 hover:bg-hover focus-within:bg-hover @3xl:table-row @3xl:rounded-none @3xl:border-0"
    >
      {mayChange && (
        <td className={cellClass}>
          <Checkbox
            className="@3xl:justify-center"
            label={<span className="sr-only">{t('Elegir a {{name}}', { name })}</span>}
            checked={isChosen}
            onChange={onToggle}
          />
        </td>
      )}
      <td className={cn(cellClass, 'col-span-2 col-start-2 @3xl:w-64')}>
        <Person lead={lead} onOpen={onOpen} />
      </td>
      {leadColumns
        .filter(({ id }) => columns.includes(id))
        .map(({ id }) => (
          <td key={id} className={cn(cellClass, places[id] ?? 'col-start-2')}>
            <LeadCell column={id} lead={lead} mayChange={mayChange} onState={onState} />
          </td>
        ))}
    </tr>
  )
}

/** Who it is, and how they are reached. */
function Person({ lead, onOpen }: Pick<LeadRowProps, 'lead' | 'onOpen'>) {
  return (
    <span className="flex min-w-0 flex-col items-start @3xl:min-w-40">
      <button
        type="button"
        data-open=""
        onClick={onOpen}
        className="min-h-6 max-w-full rounded-sm text-start font-medium break-words hover:underline coarse:min-h-11"
      >
        <bdi>{leadName(lead)}</bdi>
      </button>
      <span className="flex flex-wrap gap-x-3">
        <ContactLinks lead={lead} />
      </span>
    </span>
  )
}

/** Whether a click was meant for something in the row, and not for the row: the name in it is the button that opens. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') !== null
}
