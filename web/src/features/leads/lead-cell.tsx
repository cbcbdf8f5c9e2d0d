import type { Lead, LeadState } from '@aurelio/contracts/leads'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatEuros } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Badge } from '../../ui/badge.tsx'
import type { LeadColumn } from './lead-columns.ts'
import { leadName, spamWords } from './lead-words.ts'
import { StateSelect } from './state-select.tsx'

type CellProps = { lead: Lead; mayChange: boolean; onState: (state: LeadState) => void }

/** What a column shows of a lead. */
export function LeadCell({ column, ...props }: CellProps & { column: LeadColumn }) {
  const Content = contents[column]
  return <Content {...props} />
}

const contents: Record<LeadColumn, (props: CellProps) => ReactNode> = {
  data: Entered,
  assignee: ({ lead }) =>
    lead.assignee && <span className="whitespace-nowrap">{shortName(lead.assignee.name)}</span>,
  value: ({ lead }) =>
    lead.valueCents !== null && (
      <span className="block tabular-nums @3xl:text-end">{formatEuros(lead.valueCents)}</span>
    ),
  labels: Labels,
  page: PageName,
  date: ({ lead }) => (
    <time dateTime={lead.createdAt} className="block text-dense whitespace-nowrap text-muted tabular-nums">
      {formatDateTime(lead.createdAt)}
    </time>
  ),
  state: State,
}

function State({ lead, mayChange, onState }: CellProps) {
  const { t } = useTranslation()
  return (
    <>
      <StateSelect
        // As high as the lines beside it.
        className="@3xl:-my-1.5 @3xl:w-32 @3xl:[&>select]:h-8"
        aria-label={t('Estado de {{name}}', { name: leadName(lead) })}
        value={lead.state}
        disabled={!mayChange}
        onChoose={(state) => state && onState(state)}
      />
      {lead.spamReason !== null && (
        <span className="block pt-1 text-dense text-muted">{t(spamWords[lead.spamReason])}</span>
      )}
    </>
  )
}

/** What was imported names its file: it has no page, and never had a form. */
function PageName({ lead: { pageId, pageName, proof } }: CellProps) {
  const { t } = useTranslation()
  return (
    <span className="line-clamp-2 text-dense break-words text-muted @3xl:min-w-24">
      {pageId === null && proof !== null ? t('{{name}} (página eliminada)', { name: pageName }) : pageName}
    </span>
  )
}

function Labels({ lead: { labels } }: CellProps) {
  if (labels.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </span>
  )
}

/** More would make one row as high as the screen; all of it stands with the lead itself. */
const mostShown = 5

/** What else the person wrote, a few lines of each; what they agreed to stands with the lead itself. */
function Entered({ lead: { fields, name, email, phone, proof } }: CellProps) {
  const { t } = useTranslation()
  const agreed = proof?.consents.map(({ text }) => text) ?? []
  const shown = fields.filter(
    ({ value, label }) => ![name, email, phone].includes(value) && !agreed.includes(label),
  )
  if (shown.length === 0) return null
  const rest = shown.length - mostShown
  return (
    <dl className="flex flex-col gap-0.5 @3xl:min-w-32">
      {shown.slice(0, mostShown).map((field) => (
        <div key={field.name} className="flex flex-wrap gap-x-2 text-dense">
          <dt className="text-muted">{field.label}</dt>
          <dd className="line-clamp-2 min-w-0 wrap-anywhere whitespace-pre-line">{field.value}</dd>
        </div>
      ))}
      {rest > 0 && <div className="text-dense text-muted">{t('y {{count}} datos más', { count: rest })}</div>}
    </dl>
  )
}
