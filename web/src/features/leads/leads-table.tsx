import type { Lead, LeadState } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LeadRow } from './lead-row.tsx'
import type { Selection } from './use-selection.ts'

type LeadsTableProps = {
  leads: readonly Lead[]
  selection: Selection
  mayChange: boolean
  onOpen: (id: string) => void
  onState: (lead: Lead, state: LeadState) => void
}

/** A table on wide screens; on phones each row is a card. */
export function LeadsTable({ leads, selection, mayChange, onOpen, onState }: LeadsTableProps) {
  const { t } = useTranslation()
  const isAll = leads.every(({ id }) => selection.has(id))
  return (
    <table className="block w-full text-left @3xl:table @3xl:overflow-hidden @3xl:rounded-lg @3xl:border">
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
          {[t('Quién'), t('Datos'), t('Fecha'), t('Estado')].map((name) => (
            <th key={name} scope="col" className="h-11 px-4 font-medium @3xl:border-b">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 @3xl:table-row-group">
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            mayChange={mayChange}
            isChosen={selection.has(lead.id)}
            onToggle={() => selection.toggle(lead.id)}
            onOpen={() => onOpen(lead.id)}
            onState={(state) => onState(lead, state)}
          />
        ))}
      </tbody>
    </table>
  )
}
