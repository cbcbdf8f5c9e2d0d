import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { ReviewLinkField } from './review-link-field.tsx'

type RequestDialogProps = { page: { id: string; name: string }; onClose: () => void }

const leastPassword = 4
const durations = [7, 30, 90] as const

/** Asks for a review of a page, and gives the link to it: this once, for only its digest is kept. */
export function RequestDialog({ page, onClose }: RequestDialogProps) {
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const [password, setPassword] = useState('')
  const [days, setDays] = useState('30')
  const [isShort, setShort] = useState(false)
  const request = useMutation(api.reviews.request.mutationOptions())

  function ask(event: FormEvent) {
    event.preventDefault()
    const isTooShort = password !== '' && password.length < leastPassword
    setShort(isTooShort)
    if (isTooShort) return
    request.mutate({
      id: page.id,
      note,
      days: days === '' ? null : Number(days),
      ...(password !== '' && { password }),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Pedir revisión')}
      description={t(
        'De «{{name}}», tal como está guardada ahora. Quien tenga el enlace puede comentar y aprobar.',
        {
          name: page.name,
        },
      )}
    >
      {request.data ? (
        <ReviewLinkField id={request.data.id} url={request.data.url} onClose={onClose} />
      ) : (
        <form
          noValidate
          onSubmit={ask}
          className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1"
        >
          <Field label={t('Mensaje (opcional)')}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                dir="auto"
                maxLength={2000}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          <Field
            label={t('Contraseña')}
            help={t('Opcional. Dásela por otro medio que el enlace.')}
            error={isShort ? t('Al menos 4 caracteres.') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={200}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
          <Field label={t('Caduca')}>
            {(control) => (
              <Select {...control} value={days} onChange={({ target }) => setDays(target.value)}>
                {durations.map((duration) => (
                  <option key={duration} value={duration}>
                    {t('En {{count}} días', { count: duration })}
                  </option>
                ))}
                <option value="">{t('Nunca')}</option>
              </Select>
            )}
          </Field>
          {request.isError && (
            <p role="alert" className="text-danger">
              {errorText(request.error)}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('Cancelar')}</Button>
            <Button type="submit" variant="primary" busy={request.isPending}>
              {t('Crear enlace')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
