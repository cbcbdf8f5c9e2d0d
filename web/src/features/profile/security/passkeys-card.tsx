import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthAnswer } from '../../../platform/auth/auth-call.ts'
import {
  addPasskey,
  knowsPasskeys,
  listPasskeys,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '../../../platform/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { PasskeyList } from './passkey-list.tsx'
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
  const naming = {
    maxLength: 60,
    help: t('Por ejemplo: portátil del trabajo.'),
    onClose: () => setOpen(null),
  }

  async function done(text: string) {
    setOpen(null)
    notify.success(text)
    await queryClient.invalidateQueries({ queryKey })
  }

  async function kept(sent: Promise<AuthAnswer<unknown>>, text: string) {
    const sentAnswer = await sent
    if (!sentAnswer.ok) return sentAnswer.text
    await done(text)
    return undefined
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
      {passkeys && (
        <PasskeyList
          passkeys={passkeys}
          nameOf={nameOf}
          onRename={(passkey) => setOpen({ kind: 'rename', passkey })}
          onRemove={(passkey) => setOpen({ kind: 'remove', passkey })}
        />
      )}
      {open?.kind === 'add' && (
        <NameDialog
          title={t('Añadir llave de acceso')}
          initial=""
          {...naming}
          confirmLabel={t('Continuar')}
          keep={(name) => kept(addPasskey(name), t('Llave de acceso añadida'))}
        />
      )}
      {open?.kind === 'rename' && (
        <NameDialog
          title={t('Cambiar el nombre')}
          initial={nameOf(open.passkey)}
          {...naming}
          keep={(name) => kept(renamePasskey(open.passkey.id, name), t('Nombre cambiado'))}
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
