import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { Pause, Play, Square } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { tellRefusal } from '../../tell-refusal.ts'

/** A letter on its way is held, goes on, or ends where it is. */
export function UnderWayActions({ letter: { id, state } }: { letter: WholeLetter }) {
  const { t } = useTranslation()
  const [isStopping, setStopping] = useState(false)
  const pause = useMutation(api.subscriptions.pauseLetter.mutationOptions({ onError: tellRefusal }))
  const resume = useMutation(api.subscriptions.resumeLetter.mutationOptions({ onError: tellRefusal }))
  const stop = useMutation(
    api.subscriptions.stopLetter.mutationOptions({
      onError: tellRefusal,
      onSuccess: () => setStopping(false),
    }),
  )
  if (state !== 'sending' && state !== 'paused') return null
  return (
    <>
      {state === 'sending' ? (
        <Button
          icon={<Pause aria-hidden="true" className="size-4" />}
          busy={pause.isPending}
          onClick={() => pause.mutate({ id })}
        >
          {t('Pausar')}
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={<Play aria-hidden="true" className="size-4" />}
          busy={resume.isPending}
          onClick={() => resume.mutate({ id })}
        >
          {t('Seguir enviando')}
        </Button>
      )}
      <Button icon={<Square aria-hidden="true" className="size-4" />} onClick={() => setStopping(true)}>
        {t('Detener')}
      </Button>
      <ConfirmDialog
        open={isStopping}
        onOpenChange={setStopping}
        title={t('¿Detener este envío?')}
        description={t('Lo que falta no saldrá nunca. Lo que ya salió no vuelve.')}
        confirmLabel={t('Detener')}
        busy={stop.isPending}
        onConfirm={() => stop.mutate({ id })}
      />
    </>
  )
}
