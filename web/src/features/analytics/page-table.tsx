import { addresses } from '@aurelio/contracts/addresses'
import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { formatNumber } from '../../platform/format.ts'
import { FigureTable } from './figure-table.tsx'

/** What each page brought in. */
export function PageTable({ asked }: { asked: { period: AnalyticsPeriod; zone: string } }) {
  const { t } = useTranslation()
  const pages = useInfiniteQuery(
    api.analytics.pages.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...asked, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  return (
    <FigureTable
      title={t('Páginas')}
      firstColumn={t('Página')}
      rows={pages.data?.pages.flatMap(({ items }) => items)}
      linkOf={({ id }) => addresses.leadsBy({ page: id })}
      columns={[
        { label: t('Publicada'), figure: ({ isPublished }) => (isPublished ? t('Sí') : t('No')) },
        { label: t('Leads'), figure: ({ leads }) => formatNumber(leads) },
        { label: t('Leads ganados'), figure: ({ wonLeads }) => formatNumber(wonLeads) },
      ]}
      empty={t('Todavía no hay páginas publicadas. Publica una y aquí verás qué trae.')}
      exportAt={`/api/exports/analytics-pages.csv?${new URLSearchParams(asked).toString()}`}
      more={pages}
    />
  )
}
