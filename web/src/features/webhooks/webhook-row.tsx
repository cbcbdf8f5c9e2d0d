import type { Webhook } from '@aurelio/contracts/webhooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { Deliveries } from './deliveries.tsx'
import { RollDialog } from './roll-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { eventWords } from './webhook-words.ts'

function onError(error: Error) {
  notify.error(errorText(error))
}

/** One webhook: what it hears of, how its last call went, and all that was sent to it. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'change' | 'roll' | 'remove'>()
  const [isUnfolded, setUnfolded] = useState(false)
  const { id, address, events, isActive, oldSecretUntil } = webhook
  const close = () => setOpen(undefined)
  const switching = useMutation(api.webhooks.update.mutationOptions({ onError }))
  const removing = useMutation(api.webhooks.remove.mutationOptions({ onError }))
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-all">{address}</span>
        <Standing webhook={webhook} />
      </div>
      <p className="text-dense text-muted">
        {events.map((event) => t(eventWords[event])).join(' · ')}
        {oldSecretUntil &&
          ` · ${t('El secreto anterior vale hasta el {{moment}}', { moment: formatDateTime(oldSecretUntil) })}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {t('Envíos')}
        </Button>
        <Button size="dense" onClick={() => setOpen('change')}>
          {t('Cambiar')}
        </Button>
        <Button
          size="dense"
          busy={switching.isPending}
          onClick={() => switching.mutate({ id, isActive: !isActive })}
        >
          {isActive ? t('Pausar') : t('Reanudar')}
        </Button>
        <Button size="dense" onClick={() => setOpen('roll')}>
          {t('Cambiar el secreto')}
        </Button>
        <Button size="dense" onClick={() => setOpen('remove')}>
          {t('Quitar')}
        </Button>
      </div>
      {isUnfolded && <Deliveries webhookId={id} />}
      {open === 'change' && <WebhookDialog webhook={webhook} onClose={close} />}
      {open === 'roll' && <RollDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={t('¿Quitar este webhook?')}
        description={t('{{address}} deja de recibir avisos, y lo enviado se olvida.', { address })}
        confirmLabel={t('Quitar')}
        busy={removing.isPending}
        onConfirm={() => removing.mutate({ id }, { onSettled: close })}
      />
    </li>
  )
}

function Standing({ webhook: { isActive, lastTry, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation()
  if (!isActive && failingSince !== null)
    return (
      <Badge tone="warning">
        {t('En pausa: no contesta bien desde el {{moment}}', { moment: formatDateTime(failingSince) })}
      </Badge>
    )
  if (!isActive) return <Badge>{t('En pausa')}</Badge>
  if (!lastTry) return <Badge tone="accent">{t('Sin estrenar')}</Badge>
  return lastTry.delivered ? (
    <Badge tone="success">{t('Funciona')}</Badge>
  ) : (
    <Badge tone="warning">{t('El último envío ha fallado')}</Badge>
  )
}
