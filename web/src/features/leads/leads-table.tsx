import type { Lead, LeadOrder, LeadState } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type LeadColumn, leadColumns } from './lead-columns.ts'
import type { LeadFilter } from './lead-filter.ts'
import { LeadRow } from './lead-row.tsx'
import { SortHeading } from './sort-heading.tsx'
import type { Selection } from './use-selection.ts'

type LeadsTableProps = {
  leads: readonly Lead[]
  columns: readonly LeadColumn[]
  filter: Pick<LeadFilter, 'sort' | 'order'>
  selection: Selection
  mayChange: boolean
  onSort: (by: LeadOrder) => void
  onOpen: (id: string) => void
  onState: (lead: Lead, state: LeadState) => void
}

const headClass = 'h-10 px-3 font-medium whitespace-nowrap @3xl:border-b'

/** A table on wide screens; on phones each row is a card. */
export function LeadsTable({
  leads,
  columns,
  filter,
  selection,
  mayChange,
  onSort,
  onOpen,
  onState,
}: LeadsTableProps) {
  const { t } = useTranslation()
  const isAll = leads.every(({ id }) => selection.has(id))
  const sorting = { filter, onSort, className: headClass }
  return (
    // With many columns it is wider than its place: it moves in it, and the screen stays.
    <div className="@3xl:overflow-x-auto @3xl:rounded-lg @3xl:border">
      <table className="block w-full text-left @3xl:table">
        <caption className="sr-only">{t('Leads recibidos')}</caption>
        <thead className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr className="text-dense text-muted">
            {mayChange && (
              <th scope="col" className="w-12 @3xl:border-b">
                <Checkbox
                  className="justify-center"
                  label={<span className="sr-only">{t('Elegir todos')}</span>}
                  checked={isAll}
                  onChange={() => selection.set(isAll ? [] : leads.map(({ id }) => id))}
                />
              </th>
            )}
            <SortHeading name={t('Quién')} sort="name" {...sorting} />
            {leadColumns
              .filter(({ id }) => columns.includes(id))
              .map((column) =>
                'sort' in column ? (
                  <SortHeading key={column.id} name={t(column.name)} sort={column.sort} {...sorting} />
                ) : (
                  <th key={column.id} scope="col" className={headClass}>
                    {t(column.name)}
                  </th>
                ),
              )}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 @3xl:table-row-group">
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              columns={columns}
              mayChange={mayChange}
              isChosen={selection.has(lead.id)}
              onToggle={() => selection.toggle(lead.id)}
              onOpen={() => onOpen(lead.id)}
              onState={(state) => onState(lead, state)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
