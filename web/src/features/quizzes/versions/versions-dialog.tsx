import type { Quiz, QuizVersion } from '@aurelio/contracts/quizzes'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime, formatNumber } from '../../../platform/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { notify } from '../../../ui/toast.tsx'
import { quizProblemWords } from '../quiz-words.ts'
import { useCreateQuiz } from '../use-create-quiz.ts'
import { Comparison } from './comparison.tsx'
import { useVersionTitle } from './version-title.ts'

type VersionsDialogProps = {
  quiz: Quiz
  /** Saves what is not saved yet, and gives the quiz as it then is. */
  onSave: () => Promise<Quiz>
  onRestored: (quiz: Quiz) => void
  onClose: () => void
}

/** What a quiz was: each publication and what somebody kept; the way back, and two of them held side by side. */
export function VersionsDialog({ quiz, onSave, onRestored, onClose }: VersionsDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { id } = quiz
  const [label, setLabel] = useState('')
  const [isComparing, setComparing] = useState(false)
  const versions = useInfiniteQuery(
    api.quizzes.versions.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? { id } : { id, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const titleOf = useVersionTitle()
  const creating = useCreateQuiz()
  const refresh = () => queries.invalidateQueries({ queryKey: api.quizzes.versions.key() })
  const keeping = useMutation(
    api.quizzes.keepVersion.mutationOptions({
      onSuccess: () => {
        setLabel('')
        return refresh()
      },
    }),
  )
  const restoring = useMutation(
    api.quizzes.restore.mutationOptions({
      onSuccess: (restored) => {
        onRestored(restored)
        onClose()
      },
      onSettled: refresh,
    }),
  )
  const all = versions.data?.pages.flatMap(({ items }) => items) ?? []
  const failure = versions.error ?? keeping.error ?? restoring.error
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    await onSave()
    keeping.mutate({ id, label: label.trim() })
  }
  /** Another quiz as this version was: to be tried beside it. */
  const copy = async (version: QuizVersion) => {
    const { document } = await queries.fetchQuery(
      api.quizzes.version.queryOptions({ input: { id, versionId: version.id } }),
    )
    const name = `${quiz.name} · ${titleOf(version)}`.slice(0, 120)
    creating.mutate({ name, document }, { onSuccess: onClose })
  }
  const restore = async ({ id: versionId }: QuizVersion) => {
    const { revision } = await onSave()
    restoring.mutate({ id, versionId, revision })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Versiones del quiz')}
      description={t('Cada publicación es una. Quien está contestando termina en la que empezó.')}
      className="max-w-2xl"
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
        <form
          noValidate
          onSubmit={(event) => void keep(event).catch(() => {})}
          className="flex flex-wrap items-end gap-2"
        >
          <Field label={t('Guardar versión con nombre')} className="min-w-0 flex-1 basis-48">
            {(control) => (
              <Input
                {...control}
                maxLength={120}
                value={label}
                onChange={({ target }) => setLabel(target.value)}
              />
            )}
          </Field>
          <Button type="submit" busy={keeping.isPending} disabled={label.trim() === ''}>
            {t('Guardar versión')}
          </Button>
        </form>
        {failure && <p role="alert">{errorText(failure, quizProblemWords)}</p>}
        {versions.data && all.length === 0 && (
          <p className="text-muted">
            {t('Todavía no hay ninguna: publica el quiz o guarda una con nombre.')}
          </p>
        )}
        {all.length > 1 && (
          <Button
            className="self-start"
            aria-expanded={isComparing}
            onClick={() => setComparing((before) => !before)}
          >
            {isComparing ? t('Cerrar la comparación') : t('Comparar versiones')}
          </Button>
        )}
        {isComparing && <Comparison id={id} versions={all} />}
        <ul aria-label={t('Versiones del quiz')} className="flex flex-col divide-y">
          {all.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              busy={restoring.isPending || creating.isPending}
              onRestore={() => void restore(version).catch(() => {})}
              onCopy={() => void copy(version).catch(tell)}
            />
          ))}
        </ul>
        <LoadMore
          hasMore={versions.hasNextPage}
          busy={versions.isFetchingNextPage}
          error={undefined}
          onLoad={() => void versions.fetchNextPage()}
        />
      </div>
    </Dialog>
  )
}

type VersionRowProps = {
  version: QuizVersion
  busy: boolean
  onRestore: () => void
  onCopy: () => void
}

function VersionRow({ version, busy, onRestore, onCopy }: VersionRowProps) {
  const { t } = useTranslation()
  const titleOf = useVersionTitle()
  const { kind, author, createdAt, isLive, started, finished, leads } = version
  const figures = {
    started: formatNumber(started),
    finished: formatNumber(finished),
    leads: formatNumber(leads),
  }
  return (
    <li data-row={version.id} className="flex flex-wrap items-center gap-2 py-2">
      <div className="flex min-w-0 flex-1 basis-56 flex-col">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {titleOf(version)}
          {isLive && <Badge tone="success">{t('La que se contesta')}</Badge>}
        </p>
        <p className="text-dense text-muted">
          {kind === 'published' ? t('Publicación') : t('Guardada a mano')} · {author?.name ?? t('Sin autor')}{' '}
          · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        {kind === 'published' && (
          <p className="text-dense text-muted tabular-nums">
            {t('Empiezan {{started}}, terminan {{finished}}, dejan sus datos {{leads}}', figures)}
          </p>
        )}
      </div>
      <Button size="dense" variant="ghost" disabled={busy} onClick={onCopy}>
        {t('Copiar como quiz nuevo')}
      </Button>
      <Button size="dense" disabled={busy} onClick={onRestore}>
        {t('Restaurar')}
      </Button>
    </li>
  )
}

function tell(error: unknown) {
  notify.error(errorText(error, quizProblemWords))
}
