import { addresses } from '@aurelio/contracts/addresses'
import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { formatNumber } from '../../platform/format.ts'
import { FigureTable } from './figure-table.tsx'
import { PeopleLoad } from './people-load.tsx'

/** What each person of the team has done, and still has to do. */
export function PeopleTable({ asked }: { asked: { period: AnalyticsPeriod; zone: string } }) {
  const { t } = useTranslation()
  const people = useInfiniteQuery(
    api.analytics.people.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...asked, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const rows = people.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      {rows && <PeopleLoad people={rows} />}
      <FigureTable
        title={t('Personas')}
        firstColumn={t('Persona')}
        rows={rows}
        linkOf={() => addresses.settingsOf('members')}
        columns={[
          { label: t('Tareas hechas'), figure: ({ completedTasks }) => formatNumber(completedTasks) },
          { label: t('Pendientes'), figure: ({ pendingTasks }) => formatNumber(pendingTasks) },
          { label: t('Atrasadas'), figure: ({ overdueTasks }) => formatNumber(overdueTasks) },
          { label: t('Leads abiertos'), figure: ({ openLeads }) => formatNumber(openLeads) },
          { label: t('Leads ganados'), figure: ({ wonLeads }) => formatNumber(wonLeads) },
        ]}
        empty={t('No hay nadie en el equipo.')}
        exportAt={`/api/exports/analytics-people.csv?${new URLSearchParams(asked).toString()}`}
        more={people}
      />
    </>
  )
}
