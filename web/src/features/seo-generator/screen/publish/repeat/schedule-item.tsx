import type { PageSchedule } from '@aurelio/contracts/page-schedules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { errorText } from '../../../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../../../platform/format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx'
import { rhythmText } from './rhythm-text.ts'
import { repeatWords } from './schedule-words.ts'
import { ScheduleChange } from './schedule-change.tsx'
import { ScheduleRuns } from './schedule-runs.tsx'

/** One publication that repeats: when, how the last times went, and what can be done with it. */
export function ScheduleItem({ schedule }: { schedule: PageSchedule }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const change = useMutation(api.pageSchedules.change.mutationOptions())
  const run = useMutation(api.pageSchedules.run.mutationOptions())
  const remove = useMutation(api.pageSchedules.remove.mutationOptions())
  const { id, name, target, rhythm, nextAt, runs } = schedule
  const isPaused = nextAt === null
  const isUnderWay = runs[0]?.state === 'making' || runs[0]?.state === 'publishing'
  const error = change.error ?? run.error ?? remove.error
  const place = target.kind === 'site' ? t('En un sitio de Aurelio') : target.address
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">
            <bdi className="wrap-anywhere">{name}</bdi>
          </p>
          <p className="text-dense wrap-anywhere text-muted">
            {place} · {rhythmText(t, rhythm)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="dense"
            busy={run.isPending}
            disabled={isUnderWay}
            aria-label={t('Publicar ahora {{name}}', { name })}
            onClick={() => run.mutate({ id })}
          >
            {t('Publicar ahora')}
          </Button>
          <Button
            size="dense"
            busy={change.isPending}
            aria-label={isPaused ? t('Reanudar {{name}}', { name }) : t('Pausar {{name}}', { name })}
            onClick={() => change.mutate({ id, paused: !isPaused })}
          >
            {isPaused ? t('Reanudar') : t('Pausar')}
          </Button>
          <Button
            size="dense"
            aria-expanded={isChanging}
            aria-label={t('Cambiar {{name}}', { name })}
            onClick={() => setIsChanging(!isChanging)}
          >
            {t('Cambiar')}
          </Button>
          <Button size="dense" aria-label={t('Quitar {{name}}', { name })} onClick={() => setAsking(true)}>
            {t('Quitar')}
          </Button>
        </div>
      </div>
      <p role="status" className="text-dense">
        {isPaused ? t('En pausa.') : t('La próxima vez: {{moment}}.', { moment: formatDateTime(nextAt) })}
      </p>
      {isChanging && <ScheduleChange schedule={schedule} onClose={() => setIsChanging(false)} />}
      <ScheduleRuns runs={runs} />
      {error && (
        <p role="alert" className="text-danger">
          {errorText(error, repeatWords)}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('¿Dejar de repetir {{name}}?', { name })}
        description={t(
          'Lo que ya está publicado se queda. Sus últimas publicaciones aún se pueden deshacer.',
        )}
        confirmLabel={t('Quitar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setAsking(false) })}
      />
    </li>
  )
}
