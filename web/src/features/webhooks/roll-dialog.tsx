import type { Webhook } from '@aurelio/contracts/webhooks'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

/** Makes a new secret, shown once. */
export function RollDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation()
  const rolling = useMutation(
    api.webhooks.roll.mutationOptions({ onError: (error) => notify.error(errorText(error)) }),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Cambiar el secreto')}
      description={t(
        'El de ahora sigue valiendo un día más, para que te dé tiempo a cambiarlo en tu programa.',
      )}
      actions={
        !rolling.data && (
          <>
            <Button onClick={onClose}>{t('Cancelar')}</Button>
            <Button
              variant="primary"
              busy={rolling.isPending}
              onClick={() => rolling.mutate({ id: webhook.id })}
            >
              {t('Crear otro secreto')}
            </Button>
          </>
        )
      }
    >
      {rolling.data && <WebhookSecret secret={rolling.data.secret} onDone={onClose} />}
    </Dialog>
  )
}
