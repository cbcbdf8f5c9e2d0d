import { type AnalyticsPeriod, analyticsPeriods } from '@aurelio/contracts/analytics'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, Mail, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Advice } from './advice.tsx'
import { Figures } from './figures.tsx'
import { PageTable } from './page-table.tsx'
import { PeopleTable } from './people-table.tsx'
import { Series } from './series.tsx'
import { ToolTable } from './tool-table.tsx'

const periodNames = {
  today: 'Hoy',
  week: '7 días',
  month: '30 días',
  year: '12 meses',
} as const satisfies Record<AnalyticsPeriod, string>

const MailingsDialog = lazyPart(async () => (await import('./mailings/mailings-dialog.tsx')).MailingsDialog)
const ShareDialog = lazyPart(async () => (await import('./report/share-dialog.tsx')).ShareDialog)

/** How the workspace does, and what to do next. The period stands in the address. */
export function AnalyticsScreen() {
  const { t } = useTranslation()
  const mayShare = useCan('projects.share')
  const [search, setSearch] = useSearchParams()
  const period = analyticsPeriods.find((one) => one === search.get('period')) ?? 'month'
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  const asked = { period, zone }
  // The figures of the last period stay until the next ones are there.
  const summary = useQuery({
    ...api.analytics.summary.queryOptions({ input: asked }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Analisis')}
        text={t('Cómo va el espacio, y qué hacer ahora.')}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {mayShare && (
              <>
                <DialogButton icon={<Share2 aria-hidden="true" className="size-4" />} Dialog={ShareDialog}>
                  {t('Compartir')}
                </DialogButton>
                <DialogButton icon={<Mail aria-hidden="true" className="size-4" />} Dialog={MailingsDialog}>
                  {t('Por correo')}
                </DialogButton>
              </>
            )}
            <a
              href={`/api/exports/report.pdf?${new URLSearchParams(asked).toString()}`}
              download
              className={buttonClass({})}
            >
              <Download aria-hidden="true" className="size-4" />
              {t('Descargar PDF')}
            </a>
            <ChoiceBar
              label={t('Periodo')}
              choices={analyticsPeriods.map((value) => ({ value, text: t(periodNames[value]) }))}
              chosen={period}
              onChoose={(value) => setSearch({ period: value }, { replace: true })}
            />
          </div>
        }
      />
      {summary.isError && !summary.data && (
        <ErrorPanel
          title={t('No se han podido cargar las cifras')}
          text={errorText(summary.error)}
          action={<Button onClick={() => void summary.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {summary.isPending && <Skeleton className="h-64" />}
      {summary.data && (
        <>
          <Figures
            figures={summary.data.figures}
            before={summary.data.before}
            busy={summary.isPlaceholderData}
          />
          <Advice advice={summary.data.advice} />
        </>
      )}
      <Series asked={asked} />
      <PageTable asked={asked} />
      <PeopleTable asked={asked} />
      <ToolTable asked={asked} />
    </div>
  )
}
