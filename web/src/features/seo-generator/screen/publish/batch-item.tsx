import type { PageBatch } from '@aurelio/contracts/page-batches'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { errorText } from '../../../../platform/api/error-text.ts'
import { formatDateTime, formatNumber } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { batchProblemWords, publishWords } from '../publish-words.ts'

/** How a batch goes, and what can be done with it. */
export function BatchItem({ batch }: { batch: PageBatch }) {
  const { t } = useTranslation()
  const cancel = useMutation(api.pageBatches.cancel.mutationOptions())
  const start = useMutation(api.pageBatches.start.mutationOptions())
  const undo = useMutation(api.pageBatches.undo.mutationOptions())
  const { id, name, state, total, done, made, changed } = batch
  const isStopped = state === 'cancelled' || state === 'failed'
  const error = cancel.error ?? start.error ?? undo.error
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">
            <bdi className="wrap-anywhere">{name}</bdi>
          </p>
          <p className="text-dense text-muted">
            {targetText(t, batch)} · <time dateTime={batch.createdAt}>{formatDateTime(batch.createdAt)}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'running' && (
            <Button size="dense" busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
              {t('Parar')}
            </Button>
          )}
          {isStopped && done < total && (
            <Button size="dense" busy={start.isPending} onClick={() => start.mutate({ id })}>
              {t('Seguir')}
            </Button>
          )}
          {(isStopped || state === 'done') && made + changed > 0 && (
            <Button size="dense" busy={undo.isPending} onClick={() => undo.mutate({ id })}>
              {t('Deshacer')}
            </Button>
          )}
        </div>
      </div>
      {state === 'running' && (
        <ProgressBar
          label={t('Páginas publicadas')}
          percent={Math.floor((100 * done) / Math.max(1, total))}
        />
      )}
      <p role="status" className="text-dense tabular-nums">
        {stateText(t, batch)}
      </p>
      {batch.failed > 0 && <Failures id={id} />}
      {error && (
        <p role="alert" className="text-danger">
          {errorText(error, publishWords)}
        </p>
      )}
    </li>
  )
}

/** The first of the pages that could not be published, and why. */
function Failures({ id }: { id: string }) {
  const { t } = useTranslation()
  const failures = useQuery(api.pageBatches.get.queryOptions({ input: { id } })).data?.failures ?? []
  return (
    <ul className="list-disc pl-4 text-dense text-danger">
      {failures.map(({ slug, problem }) => (
        <li key={slug} className="wrap-anywhere">
          {slug}: {t(batchProblemWords[problem])}
        </li>
      ))}
    </ul>
  )
}

function targetText(t: TFunction, { target }: PageBatch): string {
  return target.kind === 'site' ? t('En un sitio de Aurelio') : target.address
}

function stateText(t: TFunction, batch: PageBatch): string {
  const { state, done, total, made, changed, same, failed, problem, nextAt } = batch
  const figures = t('{{made}} nuevas, {{changed}} cambiadas, {{same}} iguales, {{failed}} sin publicar', {
    made: formatNumber(made),
    changed: formatNumber(changed),
    same: formatNumber(same),
    failed: formatNumber(failed),
  })
  const far = t('{{done}} de {{total}}', { done: formatNumber(done), total: formatNumber(total) })
  if (state === 'filling') return t('Sus páginas no han llegado enteras: vuelve a publicarla.')
  if (state === 'undoing') return t('Deshaciendo…')
  if (state === 'undone')
    return t('Deshecha: lo nuevo está en la papelera y lo cambiado vuelve a ser como era.')
  if (state === 'failed') return `${t(batchProblemWords[problem ?? 'refused'])} ${far}: ${figures}`
  if (state === 'cancelled') return `${t('Parada.')} ${far}: ${figures}`
  if (nextAt !== null)
    return `${t('Sigue el {{moment}}.', { moment: formatDateTime(nextAt) })} ${far}: ${figures}`
  return `${far}: ${figures}`
}
