import type { FilmSummary } from '@aurelio/contracts/films'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { notify } from '../../ui/toast.tsx'
import { filmWords, problemTexts, stepNames, timeText } from './film-words.ts'
import { stopSending, useSentShare } from './upload/uploads.ts'

/** How far a film is on its way, or what became of it, with what can be done about it. */
export function FilmProgress({ film }: { film: FilmSummary }) {
  const { t } = useTranslation()
  const share = useSentShare(film.id)
  const cancel = useMutation(api.films.cancel.mutationOptions({ onError }))
  const retry = useMutation(api.films.retry.mutationOptions({ onError }))
  const { id, name, state, step, problem } = film
  if (state === 'preparing' && step !== null) {
    const percent = share === null ? film.percent : Math.floor(share * 100)
    const isForsaken = step === 'uploading' && share === null
    return (
      <div className="flex flex-wrap items-end gap-3">
        <ProgressBar
          className="min-w-40 flex-1"
          percent={percent}
          label={t('Cómo va «{{name}}»', { name })}
          text={
            <>
              {t(stepNames[step])} · {percent} %
              {film.eta !== null && ` · ${t('quedan {{time}}', { time: timeText(film.eta) })}`}
            </>
          }
        />
        <Button
          size="dense"
          busy={cancel.isPending}
          onClick={() => {
            stopSending(id)
            cancel.mutate({ id })
          }}
        >
          {t('Cancelar')}
        </Button>
        {isForsaken && (
          <p className="w-full text-dense text-muted">
            {t('Si la subida se cortó, elige otra vez el mismo archivo: sigue donde estaba.')}
          </p>
        )}
      </div>
    )
  }
  if (problem === null) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-dense text-danger">{t(problemTexts[problem])}</p>
      {state === 'failed' && (
        <Button size="dense" busy={retry.isPending} onClick={() => retry.mutate({ id })}>
          {t('Reintentar')}
        </Button>
      )}
    </div>
  )
}

function onError(error: unknown) {
  notify.error(errorText(error, filmWords))
}
