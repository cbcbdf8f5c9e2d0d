import type { Report } from '@aurelio/contracts/report-links'
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { createQueryClient } from '../../../platform/api/query-client.ts'
import { downloadBlob } from '../../../platform/files/download.ts'
import { formatCalendarDay, formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { Advice } from '../advice.tsx'
import { Figures } from '../figures.tsx'
import { LeadChart } from './lead-chart.tsx'
import { ReportVisits } from './report-visits.tsx'
import { printReport } from './print-report.ts'

const words: ProblemWords = {
  REPORT_LINK_UNKNOWN: 'Este informe no existe, o su enlace se ha retirado. Pide otro a tu agencia.',
}

/** /report/:token: the figures of an agency's work, for whoever has the link. */
export function ReportScreen() {
  const { token = '' } = useParams()
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <main className="@container mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-6 p-4 sm:p-8">
        <Opened token={token} />
      </main>
    </QueryClientProvider>
  )
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation()
  const report = useQuery(api.guestReport.queryOptions({ input: { token } }))
  if (report.data) return <Shown report={report.data} token={token} />
  if (!report.error) return <Skeleton className="h-80 w-full" />
  return (
    <div className="m-auto w-full max-w-120">
      <ErrorPanel heading title={t('No se puede abrir el informe')} text={errorText(report.error, words)} />
    </div>
  )
}

function Shown({ report, token }: { report: Report; token: string }) {
  const { t } = useTranslation()
  const { agency, project, from, to, figures, before, visits, leads, advice, pages } = report
  const print = useMutation({
    mutationFn: () => printReport(token),
    onSuccess: (pdf) => downloadBlob(pdf, `${t('Informe')} ${from} ${to}.pdf`),
    onError: (error) => notify.error(errorText(error, words)),
  })
  return (
    <>
      <header
        style={{ borderColor: agency.color || undefined }}
        className="flex flex-wrap items-end justify-between gap-4 border-b-4 pb-4"
      >
        <div className="flex min-w-0 flex-col gap-2">
          {agency.logo !== null && (
            <img
              src={agency.logo}
              alt=""
              className="max-h-14 max-w-52 self-start rounded-md bg-white object-contain p-1"
            />
          )}
          <p className="text-muted">
            <bdi>{agency.name}</bdi>
          </p>
          <h1 className="text-2xl font-semibold break-words">
            {project === null ? t('Informe') : <bdi>{project}</bdi>}
          </h1>
          <p className="text-muted">
            {t('Del {{from}} al {{to}}', { from: formatCalendarDay(from), to: formatCalendarDay(to) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            icon={<Download aria-hidden="true" className="size-4" />}
            busy={print.isPending}
            onClick={() => print.mutate()}
          >
            {t('Descargar PDF')}
          </Button>
          <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
            {t('Imprimir')}
          </Button>
        </div>
      </header>
      <Figures figures={figures} before={before} busy={false} />
      <ReportVisits visits={visits} />
      <LeadChart leads={leads} color={agency.color} />
      <Advice advice={advice} isRead />
      {pages.length > 0 && <Pages pages={pages} />}
    </>
  )
}

function Pages({ pages }: Pick<Report, 'pages'>) {
  const { t } = useTranslation()
  const head = 'px-3 py-2 font-medium'
  return (
    <section aria-label={t('Páginas')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Páginas')}</h2>
      <div className="overflow-x-auto rounded-lg border bg-surface">
        <table aria-label={t('Páginas')} className="w-full text-dense">
          <thead className="border-b text-muted">
            <tr>
              <th scope="col" className={`${head} text-left`}>
                {t('Página')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('Leads')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('Leads ganados')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {pages.map(({ name, leads, wonLeads }, at) => (
              <tr key={at}>
                <th scope="row" className="max-w-80 px-3 py-2 text-left font-normal break-words">
                  <bdi>{name}</bdi>
                </th>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(leads)}</td>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(wonLeads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
