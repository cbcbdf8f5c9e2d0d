import type { Lead } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../platform/format.ts'

/** A table on wide screens; on phones each row is a card. */
export function LeadsTable({ leads }: { leads: readonly Lead[] }) {
  const { t } = useTranslation()
  return (
    <table className="block w-full text-left md:table md:overflow-hidden md:rounded-lg md:border">
      <caption className="sr-only">{t('Leads recibidos')}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-dense text-muted">
          {[t('Fecha'), t('Página'), t('Datos')].map((name) => (
            <th key={name} scope="col" className="h-11 px-4 font-medium md:border-b">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} />
        ))}
      </tbody>
    </table>
  )
}

const cellClass = 'block px-4 py-1 align-top md:table-cell md:border-b md:py-3'

function Row({ lead }: { lead: Lead }) {
  const { t } = useTranslation()
  return (
    <tr className="block rounded-lg border bg-surface py-3 md:table-row md:rounded-none md:border-0">
      <td className={`${cellClass} text-muted md:w-44 md:whitespace-nowrap`}>
        <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt)}</time>
      </td>
      <td className={`${cellClass} font-medium break-words md:w-56`}>
        {lead.pageName}
        {lead.pageId === null && (
          <span className="block text-dense font-normal text-muted">{t('Página eliminada')}</span>
        )}
      </td>
      <td className={cellClass}>
        <dl className="flex flex-col gap-1">
          {lead.fields.map(({ name, label, value }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  )
}
