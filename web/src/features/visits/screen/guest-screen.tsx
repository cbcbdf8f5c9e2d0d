import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { createQueryClient } from '../../../platform/api/query-client.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChosenDays } from './chosen-days.tsx'
import { Differences } from './differences.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ImportedNote } from './imported-note.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { Stats } from './stats.tsx'
import { useQuestion } from './use-question.ts'
import { VisitsLine } from './visits-line.tsx'
import { TablesShown } from './visits-tables.tsx'
import { comparedName } from './words.ts'

const words: ProblemWords = {
  VISIT_SHARE_UNKNOWN: 'Este enlace no existe, o se ha retirado. Pide otro a tu agencia.',
}

/** /visits/:token: the visits of a site, for whoever has the link. */
export function GuestScreen() {
  const { token = '' } = useParams()
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <main className="@container mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-6 p-4 sm:p-8">
        <Opened token={token} />
      </main>
    </QueryClientProvider>
  )
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation()
  const { question, filters, days, choosePeriod, chooseDays, toggle } = useQuestion()
  const { siteId: _site, pageId: _page, ...asked } = question
  const options = { input: { ...asked, token } }
  const summary = useQuery({
    ...api.guestVisits.summary.queryOptions(options),
    placeholderData: keepPreviousData,
  })
  const tables = useQuery({
    ...api.guestVisits.tables.queryOptions(options),
    placeholderData: keepPreviousData,
  })
  if (summary.error)
    return (
      <div className="m-auto w-full max-w-120">
        <ErrorPanel
          heading
          title={t('No se pueden abrir las visitas')}
          text={errorText(summary.error, words)}
        />
      </div>
    )
  if (!summary.data) return <Skeleton className="h-80 w-full" />
  const { agency, site, figures, before, points, pointsBefore, marks, imported, from, to } = summary.data
  return (
    <>
      <PageHeader
        title={t('Visitas de {{site}}', { site })}
        text={agency}
        actions={
          <PeriodChoice
            chosen={days === null ? question.period : null}
            onChoose={choosePeriod}
            onOwn={() => chooseDays({ from, to, againstFrom: '', againstTo: '' })}
          />
        }
      />
      {days !== null && <ChosenDays key={JSON.stringify(days)} days={days} onChoose={chooseDays} />}
      <FilterChips filters={filters} onRemove={toggle} />
      <Stats figures={figures} before={before} busy={summary.isPlaceholderData} />
      <VisitsLine
        points={points}
        compared={{ name: comparedName(days, t), points: pointsBefore }}
        marks={marks}
      />
      {days !== null && <Differences summary={summary.data} />}
      <ImportedNote imported={imported} />
      {tables.data && <TablesShown question={asked} data={tables.data} onToggle={toggle} />}
    </>
  )
}
