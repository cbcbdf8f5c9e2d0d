import { newWebhookSchema, type Webhook, type WebhookEvent, webhookEvents } from '@aurelio/contracts/webhooks'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { complaints } from '../../platform/api/complaints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { fieldErrors } from '../../platform/api/field-errors.ts'
import { refusalText } from '../../platform/api/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import { eventWords, fieldWords, webhookWords } from './webhook-words.ts'

type WebhookDialogProps = {
  /** The one that is changed; a new one without it. */
  webhook?: Webhook
  onClose: () => void
}

/** Adds a webhook, and shows its secret once; or changes one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation()
  const [secret, setSecret] = useState<string>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={webhook ? t('Cambiar webhook') : t('Nuevo webhook')}
      description={t('Cada aviso va firmado según Standard Webhooks, y se reintenta durante un día.')}
    >
      {secret === undefined ? (
        <WebhookForm webhook={webhook} onSecret={setSecret} onClose={onClose} />
      ) : (
        <WebhookSecret secret={secret} onDone={onClose} />
      )}
    </Dialog>
  )
}

type WebhookFormProps = {
  webhook: Webhook | undefined
  onSecret: (secret: string) => void
  onClose: () => void
}

function WebhookForm({ webhook, onSecret, onClose }: WebhookFormProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState(webhook?.address ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents)
  const [error, setError] = useState<string>()
  const onError = (failure: Error) =>
    setError(
      fieldErrors(failure).size > 0 ? refusalText(failure, fieldWords) : errorText(failure, webhookWords),
    )
  const adding = useMutation(
    api.webhooks.create.mutationOptions({ onSuccess: (made) => onSecret(made.secret), onError }),
  )
  const changing = useMutation(api.webhooks.update.mutationOptions({ onSuccess: onClose, onError }))

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const checked = newWebhookSchema.safeParse({ address, events }, complaints(fieldWords))
    setError(checked.success ? undefined : checked.error.issues[0]?.message)
    if (!checked.success) return
    if (webhook) changing.mutate({ id: webhook.id, ...checked.data })
    else adding.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
      <Field
        label={t('Dirección')}
        help={t('La de tu programa o servicio: empieza por https://')}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t('Avisar cuando')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={t(eventWords[event])}
            checked={events.includes(event)}
            // The last one stays: a webhook that hears of nothing is one that is off.
            disabled={events.length === 1 && events.includes(event)}
            onChange={({ target }) =>
              setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
            }
          />
        ))}
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        busy={adding.isPending || changing.isPending}
      >
        {t('Guardar')}
      </Button>
    </form>
  )
}
