import type { ExperimentIdea } from '@aurelio/contracts/experiments'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatNumber } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.tsx'
import { IdeaForm } from './idea-form.tsx'

/** What somebody would like to try, the one that could bring most first. */
export function Ideas({ onTry }: { onTry: (page: { id: string; name: string }) => void }) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const { data, error } = useQuery(api.experiments.ideas.queryOptions())
  const items = data?.items ?? []
  return (
    <section aria-label={t('Ideas')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('Ideas')}</h2>
        {!isAdding && <Button onClick={() => setAdding(true)}>{t('Apuntar una idea')}</Button>}
      </div>
      <p className="max-w-prose text-dense text-muted">
        {t(
          'Ordenadas por lo que podrían traer: visitantes de los últimos 30 días × conversión de la página × la mejora que esperas.',
        )}
      </p>
      {isAdding && <IdeaForm onClose={() => setAdding(false)} />}
      {error && <p role="alert">{errorText(error)}</p>}
      {items.length > 0 && (
        <ol className="divide-y rounded-lg border bg-surface">
          {items.map((idea) => (
            <IdeaRow
              key={idea.id}
              idea={idea}
              onTry={() => onTry({ id: idea.pageId, name: idea.pageName })}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function IdeaRow({ idea, onTry }: { idea: ExperimentIdea; onTry: () => void }) {
  const { t } = useTranslation()
  const removal = useMutation(
    api.experiments.removeIdea.mutationOptions({ onError: (error) => notify.error(errorText(error)) }),
  )
  const { id, text, pageName, effect, gain, days } = idea
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-60 flex-col">
        <span className="font-medium wrap-anywhere">{text}</span>
        <span className="text-dense text-muted">
          <bdi>{pageName}</bdi> · {t('Mejora esperada: {{effect}} %', { effect: formatNumber(effect) })} ·{' '}
          {days === null
            ? t('Con sus visitas no se sabría en cuatro semanas')
            : t('Se sabría en {{days}} días', { days: formatNumber(days) })}
        </span>
      </div>
      <strong className="tabular-nums" data-idea-gain={gain}>
        {t('+{{gain}} conversiones al mes', { gain: formatNumber(Number(gain.toFixed(1))) })}
      </strong>
      <div className="flex gap-2">
        <Button onClick={onTry}>{t('Preparar prueba')}</Button>
        <Button variant="ghost" busy={removal.isPending} onClick={() => removal.mutate({ id })}>
          {t('Quitar')}
        </Button>
      </div>
    </li>
  )
}
