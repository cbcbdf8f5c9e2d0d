import type { Lead, LeadState } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
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

const cellClass = 'block px-4 py-1 @3xl:px-3 align-top @3xl:table-cell @3xl:border-b @3xl:py-2.5'

export function LeadRow({ lead, columns, mayChange, isChosen, onToggle, onOpen, onState }: LeadRowProps) {
  const { t } = useTranslation()
  const name = leadName(lead)
  return (
    <tr
      data-row={lead.id}
      onClick={({ target }) => {
        if (!isControl(target)) onOpen()
      }}
      className="block cursor-pointer rounded-lg border bg-surface py-3 hover:bg-hover focus-within:bg-hover @3xl:table-row @3xl:rounded-none @3xl:border-0"
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
      <td className={`${cellClass} @3xl:w-52`}>
        <span className="flex min-w-0 flex-col items-start gap-0.5 @3xl:min-w-36">
          <button
            type="button"
            data-open=""
            onClick={onOpen}
            className="max-w-full rounded-sm text-start font-medium break-words hover:underline coarse:min-h-11"
          >
            <bdi>{name}</bdi>
          </button>
          <ContactLinks lead={lead} />
        </span>
      </td>
      {leadColumns
        .filter(({ id }) => columns.includes(id))
        .map(({ id }) => (
          <td key={id} className={cellClass}>
            <LeadCell column={id} lead={lead} mayChange={mayChange} onState={onState} />
          </td>
        ))}
    </tr>
  )
}

/** Whether a click was meant for something in the row, and not for the row: the name in it is the button that opens. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') !== null
}
