import type { Contest, ContestEntry } from '@aurelio/contracts/contests'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { contestWords } from './contest-words.ts'

const marks = Array.from({ length: 11 }, (_, mark) => mark)
const told = { onError: (error: Error) => notify.error(errorText(error, contestWords)) }

/** The jury gives its marks in the table of participants; then its decision is published. */
export function JuryWaiting({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const decide = useMutation(
    api.contests.decide.mutationOptions({ ...told, onSettled: () => setAsking(false) }),
  )
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg border bg-surface p-4">
      <h2 className="text-base font-semibold">{t('Falta el fallo del jurado')}</h2>
      <p>
        {t(
          'Cada persona del equipo puntúa de 0 a 10 en la tabla de participantes. Gana la suma más alta, y las notas de cada miembro se publican en la prueba sin nombres.',
        )}
      </p>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t('Publicar el fallo')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setAsking(false)}
        title={t('Publicar el fallo')}
        description={t(
          'Las notas dejan de cambiarse, se publican y se avisa a quien gana. No se puede deshacer.',
        )}
        confirmLabel={t('Publicar el fallo')}
        busy={decide.isPending}
        onConfirm={() => decide.mutate({ id: contest.id })}
      />
    </div>
  )
}

/** What the person who looks gave an entry, and what all gave together. */
export function MarkCell({ contest, entry }: { contest: Contest; entry: ContestEntry }) {
  const { t } = useTranslation()
  const judge = useMutation(api.contests.judge.mutationOptions(told))
  if (contest.state !== 'closed')
    return <span className="tabular-nums">{contest.state === 'drawn' ? entry.marks : '–'}</span>
  const name = entry.name || entry.email
  return (
    <div className="flex flex-col gap-1">
      <Select
        aria-label={t('Nota de {{name}}', { name })}
        className="w-24"
        disabled={entry.state !== 'confirmed' || judge.isPending}
        value={entry.mark ?? ''}
        onChange={({ target }) => {
          if (target.value !== '')
            judge.mutate({ id: contest.id, entryId: entry.id, mark: Number(target.value) })
        }}
      >
        <option value="">–</option>
        {marks.map((mark) => (
          <option key={mark} value={mark}>
            {mark}
          </option>
        ))}
      </Select>
      <span className="text-muted">{t('Suma: {{sum}}', { sum: entry.marks })}</span>
    </div>
  )
}

/** What somebody sent in, and whether it stands in the gallery. */
export function WorkCell({ contest, entry }: { contest: Contest; entry: ContestEntry }) {
  const { t } = useTranslation()
  const show = useMutation(api.contests.showWork.mutationOptions(told))
  const { state, text, picture } = entry.work
  if (state === 'none') return <span className="text-muted">–</span>
  const name = entry.name || entry.email
  const put = (isShown: boolean) => show.mutate({ id: contest.id, entryId: entry.id, isShown })
  return (
    <div className="flex min-w-40 flex-col items-start gap-2">
      {picture !== null && (
        <a href={picture} target="_blank" rel="noreferrer">
          <img
            src={picture}
            alt={t('Lo que envió {{name}}', { name })}
            loading="lazy"
            className="max-h-24 max-w-40 rounded"
          />
        </a>
      )}
      {text !== '' && <p className="max-w-64 whitespace-pre-line wrap-anywhere">{text}</p>}
      <div className="flex flex-wrap gap-2">
        {state !== 'shown' && (
          <Button
            size="dense"
            busy={show.isPending}
            aria-label={t('Publicar lo de {{name}}', { name })}
            onClick={() => put(true)}
          >
            {t('Publicar')}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button
            size="dense"
            busy={show.isPending}
            aria-label={t('No publicar lo de {{name}}', { name })}
            onClick={() => put(false)}
          >
            {t('No publicar')}
          </Button>
        )}
      </div>
    </div>
  )
}
