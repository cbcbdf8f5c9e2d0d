import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatNumber } from '../../../../platform/format.ts'
import { useCan } from '../../../../platform/auth/use-can.ts'
import { Card } from '../../../../ui/card.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { CsvInfo } from '@aurelio/page/generator'
import type { Outcome } from '../../worker/protocol.ts'
import type { SeoTool } from '../use-seo-tool.ts'
import { CountsTable } from './counts-table.tsx'
import { DoorwayNotice } from './doorway-notice.tsx'
import { Notices } from './notices.tsx'
import { PreviewTable } from './preview-table.tsx'

const PublishPanel = lazyPart(async () => (await import('../publish/publish-panel.tsx')).PublishPanel)

/** What 'Procesar CSV' found: figures, what to look at, counts per column and the first rows. */
export function ResultPanel({ tool, outcome, info }: { tool: SeoTool; outcome: Outcome; info: CsvInfo }) {
  const { t } = useTranslation()
  const mayPublish = useCan('pages.edit')
  const { forecast } = outcome
  const figures = [
    { name: t('Filas'), value: formatNumber(forecast.rows) },
    { name: t('Ubicaciones'), value: formatNumber(outcome.locations) },
    { name: t('Tamaño'), value: `${forecast.exact ? '' : '≈ '}${formatBytes(forecast.bytes)}` },
    { name: t('Archivos'), value: formatNumber(filesOf(tool, outcome)) },
  ]
  return (
    <section aria-labelledby="seo-result" className="flex flex-col gap-4">
      <h2 id="seo-result" className="text-xl font-semibold">
        {t('Resultado')}
      </h2>
      <dl className="grid grid-cols-2 gap-3 @2xl:grid-cols-4">
        {figures.map(({ name, value }) => (
          <Card key={name} className="flex flex-col gap-1 px-4 py-3">
            <dt className="text-dense text-muted">{name}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
      <Notices tool={tool} outcome={outcome} info={info} />
      <PreviewTable outcome={outcome} info={info} />
      <div className="grid items-start gap-4 @2xl:grid-cols-2">
        <CountsTable outcome={outcome} info={info} modes={tool.settings?.modes ?? []} />
        {outcome.similarity !== undefined && <DoorwayNotice similarity={outcome.similarity} />}
      </div>
      {mayPublish && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <PublishPanel key={info.header.join()} tool={tool} outcome={outcome} info={info} />
        </Suspense>
      )}
    </section>
  )
}

function filesOf({ split }: SeoTool, outcome: Outcome): number {
  if (split?.kind === 'per-location') return outcome.locations
  return split?.kind === 'parts' ? Math.ceil(outcome.forecast.rows / split.rows) : 1
}
