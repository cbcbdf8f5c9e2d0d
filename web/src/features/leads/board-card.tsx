import type { Lead, LeadState } from '@aurelio/contracts/leads'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatEuros } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { leadName, spamWords } from './lead-words.ts'
import { StateSelect } from './state-select.tsx'
import type { CardDrag } from './use-card-drag.ts'

type BoardCardProps = {
  lead: Lead
  mayChange: boolean
  drag: CardDrag
  onOpen: (id: string) => void
  onState: (lead: Lead, state: LeadState) => void
  onStep: (lead: Lead, step: 1 | -1) => void
}

export function BoardCard({ lead, mayChange, drag, onOpen, onState, onStep }: BoardCardProps) {
  const { t } = useTranslation()
  const { assignee, valueCents, labels, createdAt, spamReason } = lead

  function onKeyDown(event: KeyboardEvent) {
    if (!mayChange || !event.altKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    event.preventDefault()
    onStep(lead, event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <li
      data-row={lead.id}
      draggable={mayChange}
      {...drag.cardHandlers(lead)}
      className="flex flex-col gap-2 rounded-md border bg-surface p-3 focus-within:bg-hover"
    >
      <span className="flex items-start justify-between gap-2">
        <button
          type="button"
          data-open=""
          aria-keyshortcuts={mayChange ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
          onClick={() => onOpen(lead.id)}
          onKeyDown={onKeyDown}
          className="min-w-0 rounded-sm text-start font-medium break-words hover:underline coarse:min-h-11"
        >
          <bdi>{leadName(lead)}</bdi>
        </button>
        <span className="shrink-0 text-dense tabular-nums">
          {valueCents !== null && formatEuros(valueCents)}
        </span>
      </span>
      {(assignee || labels.length > 0) && (
        <span className="flex flex-wrap gap-1">
          {assignee && <Badge tone="accent">{shortName(assignee.name)}</Badge>}
          {labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      )}
      <time dateTime={createdAt} className="text-dense text-muted">
        {formatDateTime(createdAt)}
      </time>
      {spamReason !== null && <span className="text-dense text-muted">{t(spamWords[spamReason])}</span>}
      {mayChange && (
        <StateSelect
          aria-label={t('Estado de {{name}}', { name: leadName(lead) })}
          value={lead.state}
          onChoose={(state) => state && onState(lead, state)}
        />
      )}
    </li>
  )
}
