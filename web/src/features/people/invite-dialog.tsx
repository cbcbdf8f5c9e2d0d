import { newInvitationSchema } from '@aurelio/contracts/invitations'
import type { Role } from '@aurelio/contracts/session'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { complaints } from '../../platform/api/complaints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { fieldErrors } from '../../platform/api/field-errors.ts'
import { refusalText } from '../../platform/api/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { notify } from '../../ui/toast.tsx'
import { peopleWords } from './people-words.ts'
import { RoleSelect } from './role-select.tsx'
import { useSendsMail } from './use-sends-mail.ts'

const words = {
  email: {
    REQUIRED: 'Escribe su correo electrónico.',
    NOT_AN_EMAIL: 'Escribe un correo electrónico válido.',
  },
} as const

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Invites one person; what is typed stays until it has been sent. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const { t } = useTranslation()
  const sendsMail = useSendsMail()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Invitar a una persona')}
      description={
        sendsMail
          ? t('Le llega un correo con un enlace que vale siete días y una sola vez.')
          : t('Esta instalación no envía correo: después copia el enlace y mándaselo tú. Vale siete días.')
      }
    >
      <InviteForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const sendsMail = useSendsMail()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const inviting = useMutation(
    api.invitations.create.mutationOptions({
      onSuccess: (made) => {
        notify.success(
          sendsMail
            ? t('La invitación va de camino a {{email}}', { email: made.email })
            : t('El enlace para {{email}} está listo: cópialo y mándaselo', { email: made.email }),
        )
        onDone()
      },
      onError: (failure) =>
        setError(
          fieldErrors(failure).size > 0 ? refusalText(failure, words) : errorText(failure, peopleWords),
        ),
    }),
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const checked = newInvitationSchema.safeParse({ email, role, message }, complaints(words))
    setError(checked.success ? undefined : checked.error.issues[0]?.message)
    if (checked.success) inviting.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
      <Field label={t('Correo electrónico')} error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Field label={t('Rol')}>{(control) => <RoleSelect {...control} value={role} onRole={setRole} />}</Field>
      <Field label={t('Mensaje (opcional)')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="self-end" busy={inviting.isPending}>
        {t('Enviar invitación')}
      </Button>
    </form>
  )
}
