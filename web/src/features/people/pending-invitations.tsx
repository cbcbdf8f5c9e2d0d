import type { Invitation } from '@aurelio/contracts/invitations'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDate } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { notify } from '../../ui/toast.tsx'
import { roleNames } from './role-words.ts'
import { useSendsMail } from './use-sends-mail.ts'

/** Who has been invited and has not come yet. */
export function PendingInvitations() {
  const { t } = useTranslation()
  const sendsMail = useSendsMail()
  const { data } = useQuery(api.invitations.list.queryOptions())
  if (!data || data.items.length === 0) return null
  return (
    <section className="flex flex-col gap-4" aria-labelledby="invitations">
      <h2 id="invitations" className="text-base font-semibold">
        {t('Invitaciones')}
      </h2>
      {!sendsMail && (
        <p className="text-muted">{t('Esta instalación no envía correo: copia el enlace y mándaselo tú.')}</p>
      )}
      <ul className="flex flex-col divide-y rounded-lg border bg-surface">
        {data.items.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} sendsMail={sendsMail} />
        ))}
      </ul>
    </section>
  )
}

function onError(error: Error) {
  notify.error(errorText(error))
}

function InvitationRow({
  invitation: { id, email, role, expired, expiresAt, link },
  sendsMail,
}: {
  invitation: Invitation
  sendsMail: boolean
}) {
  const { t } = useTranslation()
  const revoking = useMutation(api.invitations.revoke.mutationOptions({ onError }))
  const sending = useMutation(
    api.invitations.resend.mutationOptions({
      onSuccess: () =>
        notify.success(
          sendsMail
            ? t('La invitación va otra vez de camino a {{email}}', { email })
            : t('El enlace de {{email}} vale otros siete días', { email }),
        ),
      onError,
    }),
  )

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      notify.success(t('Enlace copiado'))
    } catch {
      notify.error(t('No se ha podido copiar. Selecciona el enlace y cópialo tú.'))
    }
  }

  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{email}</span>
        <Badge tone={expired ? 'warning' : 'accent'}>{expired ? t('Caducada') : t('Pendiente')}</Badge>
        <span className="text-dense text-muted">
          {t(roleNames[role])} · {t('Vale hasta el {{date}}', { date: formatDate(expiresAt) })}
        </span>
      </div>
      <Field label={t('Enlace de la invitación')}>
        {(control) => <Input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          size="dense"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copy()}
        >
          {t('Copiar enlace')}
        </Button>
        <Button size="dense" busy={sending.isPending} onClick={() => sending.mutate({ id })}>
          {sendsMail ? t('Enviar otra vez') : t('Renovar siete días')}
        </Button>
        <Button size="dense" busy={revoking.isPending} onClick={() => revoking.mutate({ id })}>
          {t('Revocar')}
        </Button>
      </div>
    </li>
  )
}
