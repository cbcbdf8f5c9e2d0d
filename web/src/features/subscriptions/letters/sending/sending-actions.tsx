import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { CalendarClock, FlaskConical, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { tellRefusal } from '../../tell-refusal.ts'
import type { LetterDraft } from '../use-letter-draft.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** So long can a letter to everybody be taken back after 'Enviar ahora'. */
const graceSeconds = 5

/** A letter is tried, put off to a moment, or sent. What is still being typed is kept first. */
export function SendingActions({ letter, draft }: { letter: WholeLetter; draft: LetterDraft }) {
  const { t } = useTranslation()
  const { id } = letter
  const [isScheduling, setScheduling] = useState(false)
  const attempt = useMutation(
    api.subscriptions.tryLetter.mutationOptions({
      onError: tellRefusal,
      onSuccess: ({ to }) => notify.success(t('Prueba enviada a {{to}}', { to })),
    }),
  )
  const send = useMutation(
    api.subscriptions.sendLetter.mutationOptions({
      onError: tellRefusal,
      onSuccess: () => setScheduling(false),
    }),
  )
  const afterKeeping = async (does: () => void) => {
    if (await draft.flush()) does()
  }
  return (
    <>
      <Button
        icon={<FlaskConical aria-hidden="true" className="size-4" />}
        busy={attempt.isPending}
        onClick={() => void afterKeeping(() => attempt.mutate({ id }))}
      >
        {t('Enviar prueba')}
      </Button>
      <Button
        icon={<CalendarClock aria-hidden="true" className="size-4" />}
        onClick={() => setScheduling(true)}
      >
        {t('Programar')}
      </Button>
      <Button
        variant="primary"
        icon={<Send aria-hidden="true" className="size-4" />}
        busy={send.isPending && !isScheduling}
        onClick={() => void afterKeeping(() => send.mutate({ id, graceSeconds }))}
      >
        {t('Enviar ahora')}
      </Button>
      {isScheduling && (
        <ScheduleDialog
          id={id}
          busy={send.isPending}
          onSchedule={(schedule) => void afterKeeping(() => send.mutate({ id, ...schedule }))}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}
