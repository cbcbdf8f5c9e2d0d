import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { formatDateTime, formatEntered } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { tellRefusal } from '../../tell-refusal.ts'

const soonMs = 60_000

/** When a letter goes out, and the way back before it does. */
export function ScheduledNote({ letter: { id, sendAt, localTime } }: { letter: WholeLetter }) {
  const { t } = useTranslation()
  const cancel = useMutation(
    api.subscriptions.pauseLetter.mutationOptions({
      onError: tellRefusal,
      onSuccess: () => notify.success(t('No sale: vuelve a ser un borrador.')),
    }),
  )
  const [openedAt] = useState(() => Date.now())
  if (sendAt === null) return null
  const isSoon = Date.parse(sendAt) - openedAt < soonMs
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg border bg-accent-soft p-4">
      <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <p className="min-w-48 flex-1">
        {isSoon
          ? t('Sale en unos segundos. Aún estás a tiempo de pararlo.')
          : localTime
            ? t(
                'Sale el {{entered}}, a la hora de cada persona. A las primeras les llega el {{moment}} de tu reloj. Hasta entonces puedes cambiarlo.',
                { entered: formatEntered(localTime.at), moment: formatDateTime(sendAt) },
              )
            : t('Sale el {{moment}}. Hasta entonces puedes cambiarlo.', { moment: formatDateTime(sendAt) })}
      </p>
      <Button busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
        {t('Que no salga')}
      </Button>
    </div>
  )
}
