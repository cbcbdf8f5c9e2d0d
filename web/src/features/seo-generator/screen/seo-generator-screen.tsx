import { CircleAlert, CircleCheck, Download, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CsvCard } from './csv-card.tsx'
import { Instructions } from './instructions.tsx'
import { LocationsCard } from './locations-card.tsx'
import { OptionsPanel } from './options/options-panel.tsx'
import { ProgressLine } from './progress-line.tsx'
import { ScheduleList } from './publish/repeat/schedule-list.tsx'
import { ResultPanel } from './result/result-panel.tsx'
import { failureText } from './texts.ts'
import { useSeoTool, type Done, type SeoTool } from './use-seo-tool.ts'

/** 'Generador de contenido SEO por palabras claves' (dashboard.md §2). */
export function SeoGeneratorScreen() {
  const { t } = useTranslation()
  const tool = useSeoTool()
  const info = tool.csv?.info
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Generador de contenido SEO por palabras claves')}
        text={t(
          'Crea una versión de tu contenido para cada ubicación. Tus archivos no salen de tu navegador.',
        )}
      />
      <div className="grid items-start gap-6 @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <Field
              label={t('Palabra clave a reemplazar')}
              help={t('Esta palabra será reemplazada por cada ubicación de la lista.')}
            >
              {(control) => (
                <Input
                  {...control}
                  placeholder={t('Ej.: Madrid')}
                  autoComplete="off"
                  value={tool.choices.keyword}
                  onChange={(event) => tool.change({ keyword: event.target.value })}
                />
              )}
            </Field>
          </Card>
          <LocationsCard tool={tool} />
          <CsvCard tool={tool} />
          <OptionsPanel tool={tool} />
          <Actions tool={tool} />
        </div>
        <Instructions />
      </div>
      {tool.outcome !== undefined && info !== undefined && (
        <ResultPanel tool={tool} outcome={tool.outcome} info={info} />
      )}
      <ScheduleList />
    </div>
  )
}

/** The two buttons of the specification and what comes of them. */
function Actions({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const { busy, outcome, failure, done } = tool
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant={tool.canSave ? 'secondary' : 'primary'}
          size="form"
          icon={<Play aria-hidden="true" className="size-4" />}
          busy={busy?.task === 'process'}
          disabled={!tool.canProcess}
          onClick={tool.process}
        >
          {t('Procesar CSV')}
        </Button>
        <Button
          variant={tool.canSave ? 'primary' : 'secondary'}
          size="form"
          icon={<Download aria-hidden="true" className="size-4" />}
          busy={busy?.task === 'write'}
          disabled={!tool.canSave}
          onClick={() => void tool.save()}
        >
          {t('Descargar CSV Procesado')}
        </Button>
      </div>
      {busy?.task === 'process' && <ProgressLine label={t('Procesando el CSV…')} busy={busy} />}
      {busy?.task === 'write' && <ProgressLine label={t('Escribiendo el resultado…')} busy={busy} />}
      {failure !== undefined && (
        <p role="alert" className="flex gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {failureText(t, failure)}
        </p>
      )}
      {outcome !== undefined && !tool.isFresh && busy === undefined && (
        <p role="status" className="text-warning">
          {t('Has cambiado algo: pulsa «Procesar CSV» para actualizar el resultado.')}
        </p>
      )}
      {outcome !== undefined && tool.isFresh && busy === undefined && done === undefined && (
        <p role="status" className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          {t('CSV procesado: {{rows}} filas listas para descargar.', {
            rows: formatNumber(outcome.forecast.rows),
          })}
        </p>
      )}
      {done !== undefined && <DoneLine done={done} />}
    </div>
  )
}

function DoneLine({ done }: { done: Done }) {
  const { t } = useTranslation()
  const figures = {
    name: done.name,
    rows: formatNumber(done.rows),
    size: formatBytes(done.bytes),
    seconds: formatNumber(Math.max(0.1, Math.round(done.milliseconds / 100) / 10)),
  }
  return (
    <p role="status" className="flex gap-2">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
      <span className="min-w-0 break-words">
        {done.toDisk
          ? t('Guardado en tu disco: {{rows}} filas, {{size}}, en {{seconds}} s.', figures)
          : t('Descarga lista: {{name}} ({{rows}} filas, {{size}}, {{seconds}} s).', figures)}
        {done.same > 0 &&
          ` ${t('{{n}} filas siguen igual que en el resultado anterior y no están.', { n: formatNumber(done.same) })}`}
      </span>
    </p>
  )
}
