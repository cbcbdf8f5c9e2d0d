import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addPasskey,
  knowsPasskeys,
  listPasskeys,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '../../../platform/auth/passkeys.ts'
import { formatDate } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { NameDialog } from './name-dialog.tsx'
import { SectionCard } from './section-card.tsx'

const queryKey = ['passkeys']

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** Passkeys to add, name and remove. */
export function PasskeysCard() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const answer = useQuery({ queryKey, queryFn: listPasskeys }).data
  const passkeys = answer?.ok ? answer.value : undefined
  const nameOf = ({ name }: Passkey) => name || t('Llave de acceso')

  async function done(text: string) {
    setOpen(null)
    notify.success(text)
    await queryClient.invalidateQueries({ queryKey })
  }

  async function remove(passkey: Passkey) {
    setRemoving(true)
    const removed = await removePasskey(passkey.id)
    setRemoving(false)
    if (removed.ok) await done(t('Llave de acceso eliminada'))
    else notify.error(removed.text)
  }

  return (
    <SectionCard
      title={t('Llaves de acceso')}
      text={t('Entra con la huella, la cara o el PIN de tu dispositivo, sin contraseña.')}
      action={
        knowsPasskeys() && (
          <Button onClick={() => setOpen({ kind: 'add' })}>{t('Añadir llave de acceso')}</Button>
        )
      }
    >
      {!knowsPasskeys() && <p className="text-muted">{t('Este navegador no admite llaves de acceso.')}</p>}
      {answer?.ok === false && (
        <p role="alert" className="text-danger">
          {answer.text}
        </p>
      )}
      {passkeys?.length === 0 && <p className="text-muted">{t('Todavía no tienes ninguna.')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="flex flex-col divide-y">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-3 py-2">
              <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium break-words">{nameOf(passkey)}</span>
                {passkey.createdAt && (
                  <span className="text-dense text-muted">
                    {t('Añadida el {{date}}', { date: formatDate(passkey.createdAt) })}
                  </span>
                )}
              </span>
              <IconButton
                label={t('Cambiar el nombre de {{name}}', { name: nameOf(passkey) })}
                icon={<Pencil aria-hidden="true" className="size-4" />}
                onClick={() => setOpen({ kind: 'rename', passkey })}
              />
              <IconButton
                label={t('Eliminar {{name}}', { name: nameOf(passkey) })}
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onClick={() => setOpen({ kind: 'remove', passkey })}
              />
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'add' && (
        <NameDialog
          title={t('Añadir llave de acceso')}
          initial=""
          confirmLabel={t('Continuar')}
          send={addPasskey}
          onDone={() => void done(t('Llave de acceso añadida'))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'rename' && (
        <NameDialog
          title={t('Cambiar el nombre')}
          initial={nameOf(open.passkey)}
          confirmLabel={t('Guardar')}
          send={(name) => renamePasskey(open.passkey.id, name)}
          onDone={() => void done(t('Nombre cambiado'))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={() => setOpen(null)}
          title={t('¿Eliminar «{{name}}»?', { name: nameOf(open.passkey) })}
          description={t('Ya no podrás entrar con ella. Bórrala también en tu dispositivo.')}
          confirmLabel={t('Eliminar')}
          busy={isRemoving}
          onConfirm={() => void remove(open.passkey)}
        />
      )}
    </SectionCard>
  )
}
