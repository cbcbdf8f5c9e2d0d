import type { Lead, LeadState } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ContactLinks } from './contact-links.tsx'
import { leadName, spamWords } from './lead-words.ts'
import { StateSelect } from './state-select.tsx'

type LeadRowProps = {
  lead: Lead
  mayChange: boolean
  isChosen: boolean
  onToggle: () => void
  onOpen: () => void
  onState: (state: LeadState) => void
}

const cellClass = 'block px-4 py-1 align-top @3xl:table-cell @3xl:border-b @3xl:py-3'

export function LeadRow({ lead, mayChange, isChosen, onToggle, onOpen, onState }: LeadRowProps) {
  const { t } = useTranslation()
  const name = leadName(lead)
  return (
    <tr
      data-row={lead.id}
      className="block rounded-lg border bg-surface py-3 focus-within:bg-hover @3xl:table-row @3xl:rounded-none @3xl:border-0"
    >
      {mayChange && (
        <td className={cellClass}>
          <Checkbox
            className="justify-center max-@3xl:justify-start"
            label={<span className="sr-only">{t('Elegir a {{name}}', { name })}</span>}
            checked={isChosen}
            onChange={onToggle}
          />
        </td>
      )}
      <td className={`${cellClass} @3xl:w-64`}>
        <span className="flex min-w-0 flex-col items-start gap-0.5">
          <button
            type="button"
            data-open=""
            onClick={onOpen}
            className="max-w-full rounded-sm text-start font-medium break-words hover:underline coarse:min-h-11"
          >
            <bdi>{name}</bdi>
          </button>
          <ContactLinks lead={lead} />
          <Marks lead={lead} />
        </span>
      </td>
      <td className={cellClass}>
        <Entered lead={lead} />
      </td>
      <td className={`${cellClass} text-muted @3xl:w-44`}>
        <time dateTime={lead.createdAt} className="block whitespace-nowrap">
          {formatDateTime(lead.createdAt)}
        </time>
        <span className="block text-dense break-words">
          {lead.pageId === null ? t('{{name}} (página eliminada)', { name: lead.pageName }) : lead.pageName}
        </span>
      </td>
      <td className={`${cellClass} @3xl:w-44`}>
        <StateSelect value={lead.state} disabled={!mayChange} onChoose={(state) => state && onState(state)} />
        {lead.spamReason !== null && (
          <span className="block pt-1 text-dense text-muted">{t(spamWords[lead.spamReason])}</span>
        )}
      </td>
    </tr>
  )
}

/** Who has it and what it is labelled with. */
function Marks({ lead: { assignee, labels } }: { lead: Lead }) {
  if (!assignee && labels.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1 pt-1">
      {assignee && <Badge tone="accent">{assignee.name}</Badge>}
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </span>
  )
}

/** What else the person wrote, a few lines of each. */
function Entered({ lead: { fields, name, email, phone } }: { lead: Lead }) {
  const shown = fields.filter(({ value }) => ![name, email, phone].includes(value))
  return (
    <dl className="flex flex-col gap-1">
      {shown.map((field) => (
        <div key={field.name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{field.label}</dt>
          <dd className="line-clamp-3 min-w-0 break-words whitespace-pre-line">{field.value}</dd>
        </div>
      ))}
    </dl>
  )
}
