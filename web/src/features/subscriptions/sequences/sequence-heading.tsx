import { addresses } from '@aurelio/contracts/addresses'
import type { Sequence } from '@aurelio/contracts/sequences'
import { useMutation } from '@tanstack/react-query'
import { Languages, Pause, Play, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { dropDrafts } from '../../../ui/drafts.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { subscriptionsPath } from '../subscriptions-path.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { SequenceStateMark } from './sequence-state.tsx'

type SequenceHeadingProps = {
  sequence: Sequence
  name: string
  /** Keeps what is being changed before the sequence starts with it. */
  keep: () => Promise<boolean>
  children: ReactNode
}

/** A sequence's name and state; it starts, is held, and is removed here. */
export function SequenceHeading({ sequence, name, keep, children }: SequenceHeadingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const run = useMutation(api.subscriptions.runSequence.mutationOptions({ onError: tellRefusal }))
  const remove = useMutation(
    api.subscriptions.removeSequence.mutationOptions({
      onError: tellRefusal,
      onSuccess() {
        dropDrafts()
        void navigate(`${subscriptionsPath}?tab=sequences`)
      },
    }),
  )
  const { id, state } = sequence
  const isRunning = state === 'running'
  return (
    <header className="flex flex-col gap-2">
      <Link
        to={`${subscriptionsPath}?tab=sequences`}
        className="self-start text-dense text-muted hover:underline"
      >
        {t('Volver a las secuencias')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-2xl font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p>
            <SequenceStateMark state={state} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={addresses.thingLanguages('sequence', sequence.id)} className={buttonClass()}>
            <Languages aria-hidden="true" className="size-4" />
            {t('Idiomas')}
          </Link>
          {children}
          <Button
            variant={isRunning ? 'secondary' : 'primary'}
            icon={
              isRunning ? (
                <Pause aria-hidden="true" className="size-4" />
              ) : (
                <Play aria-hidden="true" className="size-4" />
              )
            }
            busy={run.isPending}
            onClick={() =>
              void (async () => {
                if (isRunning || (await keep())) run.mutate({ id, isRunning: !isRunning })
              })()
            }
          >
            {isRunning ? t('Pausar') : t('Poner en marcha')}
          </Button>
          <IconButton
            label={t('Eliminar secuencia')}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => setRemoving(true)}
          />
        </div>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('Eliminar «{{name}}»', { name })}
        description={t(
          'Quien está dentro no recibe más correos de ella, y se pierden sus cifras. No se puede deshacer.',
        )}
        confirmLabel={t('Eliminar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </header>
  )
}
