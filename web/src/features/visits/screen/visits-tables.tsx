import {
  visitDimensions,
  type VisitDimension,
  type VisitQuestion,
  type VisitTablesTold,
} from '@aurelio/contracts/visits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { HeatTable } from '../../../ui/charts/heat-table.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdviceNote } from './advice-note.tsx'
import { CsvButton } from './csv-button.tsx'
import { DimensionTable } from './dimension-table.tsx'
import { DiscardedTable } from './discarded-table.tsx'
import { GoalsTable } from './goals-table.tsx'
import { PublicationsTable } from './publications-table.tsx'
import { type SectionsDrawn, SectionsSeen } from './sections-seen.tsx'
import { dimensionNames, keyName } from './words.ts'

type VisitsTablesProps = {
  question: VisitQuestion
  onToggle: (dimension: VisitDimension, key: string) => void
  /** Absent where a page has no screen of its own. */
  onPage?: (pageId: string) => void
  /** What was shown of a page; absent where no page is looked at. */
  renderPicture?: (drawn: SectionsDrawn) => ReactNode
}

/** By what visits can be told apart, and what was no visit. */
export function VisitsTables(props: VisitsTablesProps) {
  const { question } = props
  const { data } = useQuery({
    ...api.visits.tables.queryOptions({ input: question }),
    placeholderData: keepPreviousData,
  })
  return data ? <TablesShown {...props} data={data} /> : <Skeleton className="h-96" />
}

type TablesShownProps = VisitsTablesProps & { data: VisitTablesTold }

/** The same, of what has been loaded. */
export function TablesShown({ question, data, onToggle, onPage, renderPicture }: TablesShownProps) {
  const { t } = useTranslation()
  // With which page somebody came is not known of a part of the visits.
  const isFiltered = visitDimensions.some((dimension) => question[dimension] !== undefined)
  const shown = visitDimensions.filter(
    (dimension) => dimension !== 'variant' || (data.dimensions.variant?.length ?? 0) > 1,
  )
  return (
    <>
      <AdviceNote advice={data.advice} />
      {renderPicture && data.sections.length > 0 && (
        <SectionsSeen shown={data.sections} renderPicture={renderPicture} />
      )}
      {renderPicture && isFiltered && (
        <p className="text-muted">
          {t('Qué secciones se ven se cuenta de todas las visitas: quita los filtros para verlo.')}
        </p>
      )}
      {question.pageId === undefined && (
        <DimensionTable
          title={t('Páginas')}
          firstColumn={t('Página')}
          moreColumns={isFiltered ? [] : [t('Entran por ella'), t('Se van en ella')]}
          rows={data.pages.map(({ entries, exits, name, ...row }) => ({
            ...row,
            name: name === '' ? t('Página eliminada') : name,
            more: isFiltered ? [] : [entries, exits],
          }))}
          {...(onPage && { onChoose: onPage })}
        />
      )}
      <div className="grid gap-6 @4xl:grid-cols-2">
        {shown.map((dimension) => (
          <DimensionTable
            key={dimension}
            title={t(dimensionNames[dimension])}
            rows={(data.dimensions[dimension] ?? []).map((row) => ({
              ...row,
              name: keyName(dimension, row.key, t),
            }))}
            chosen={question[dimension]}
            onChoose={(key) => onToggle(dimension, key)}
          />
        ))}
        {data.publications.length > 0 && <PublicationsTable rows={data.publications} />}
        {data.goals.length > 0 && <GoalsTable rows={data.goals} />}
        <DiscardedTable rows={data.discarded} />
      </div>
      <HeatTable
        title={t('Horas de la semana')}
        action={
          <CsvButton
            title={t('Horas de la semana')}
            table={() => ({
              head: [t('Día'), t('Hora del día'), t('Visitas')],
              rows: data.week.flatMap((values, day) =>
                values.map((visits, hour) => [dayName(day), hour, visits]),
              ),
            })}
          />
        }
        columns={Array.from({ length: 24 }, (_, hour) => String(hour))}
        rows={data.week.map((values, day) => ({ name: dayName(day), values }))}
      />
    </>
  )
}

/** Monday first; the year has one that began with it. */
function dayName(day: number) {
  return new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day),
  )
}
