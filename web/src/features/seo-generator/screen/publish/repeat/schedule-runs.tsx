import type { ScheduleRun } from '@aurelio/contracts/page-schedules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber } from '../../../../../platform/format.ts'
import { ProgressBar } from '../../../../../ui/progress-bar.tsx'
import { scheduleProblemWords } from './schedule-words.ts'

/** How the last times went: the newest in sight, those before it behind a press. */
export function ScheduleRuns({ runs }: { runs: readonly ScheduleRun[] }) {
  const { t } = useTranslation()
  const [last, ...before] = runs
  if (!last) return <p className="text-dense text-muted">{t('Todavía no se ha publicado ninguna vez.')}</p>
  return (
    <div className="flex flex-col gap-2 text-dense">
      {last.state === 'publishing' && last.batch && (
        <ProgressBar
          label={t('Páginas publicadas')}
          percent={Math.floor((100 * last.batch.done) / Math.max(1, last.batch.total))}
        />
      )}
      <RunLine run={last} />
      {before.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-muted">
            {t('Veces anteriores ({{n}})', { n: before.length })}
          </summary>
          <ul className="flex flex-col gap-1 pt-1">
            {before.map((run) => (
              <li key={run.id}>
                <RunLine run={run} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function RunLine({ run }: { run: ScheduleRun }) {
  const { t } = useTranslation()
  return (
    <p className={run.state === 'failed' ? 'wrap-anywhere text-danger' : 'wrap-anywhere tabular-nums'}>
      <time dateTime={run.startedAt}>{formatDateTime(run.startedAt)}</time>: {runText(t, run)}
    </p>
  )
}

function runText(t: TFunction, { state, problem, detail, batch, same, skipped }: ScheduleRun): string {
  if (state === 'making') return t('Haciendo las páginas…')
  if (state === 'nothing') return t('Nada nuevo. Siguen igual: {{same}}.', { same: formatNumber(same) })
  const figures = t('{{made}} nuevas, {{changed}} cambiadas, {{same}} iguales, {{failed}} sin publicar', {
    made: formatNumber(batch?.made ?? 0),
    changed: formatNumber(batch?.changed ?? 0),
    same: formatNumber(same),
    failed: formatNumber((batch?.failed ?? 0) + skipped),
  })
  if (state === 'failed') {
    const why = problem === null ? '' : t(scheduleProblemWords[problem], { detail })
    const isOfText = problem === 'bad-table' || problem === 'bad-places'
    const where = isOfText && detail !== '' ? t('Fila {{row}}.', { row: detail }) : ''
    return [why, where, batch ? figures : ''].filter(Boolean).join(' ')
  }
  if (batch?.state === 'cancelled') return `${t('Parada.')} ${figures}`
  if (batch?.state === 'undoing' || batch?.state === 'undone') return t('Deshecha.')
  return figures
}
