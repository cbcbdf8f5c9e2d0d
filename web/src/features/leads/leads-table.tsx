import type { Lead } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../platform/format.ts'

/** A table on wide screens; on phones each row is a card. */
export function LeadsTable({ leads }: { leads: readonly Lead[] }) {
  const { t } = useTranslation()
  return (
    <table className="block w-full text-left @2xl:table @2xl:overflow-hidden @2xl:rounded-lg @2xl:border">
      <caption className="sr-only">{t('Leads recibidos')}</caption>
      <thead className="sr-only @2xl:not-sr-only @2xl:table-header-group">
        <tr className="text-dense text-muted">
          {[t('Fecha'), t('Página'), t('Datos')].map((name) => (
            <th key={name} scope="col" className="h-11 px-4 font-medium @2xl:border-b">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 @2xl:table-row-group">
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} />
        ))}
      </tbody>
    </table>
  )
}

const cellClass = 'block px-4 py-1 align-top @2xl:table-cell @2xl:border-b @2xl:py-3'

function Row({ lead }: { lead: Lead }) {
  const { t } = useTranslation()
  return (
    <tr className="block rounded-lg border bg-surface py-3 @2xl:table-row @2xl:rounded-none @2xl:border-0">
      <td className={`${cellClass} text-muted @2xl:w-44 @2xl:whitespace-nowrap`}>
        <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt)}</time>
      </td>
      <td className={`${cellClass} font-medium break-words @2xl:w-56`}>
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
