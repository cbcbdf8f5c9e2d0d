import type { Security } from '@aurelio/contracts/security'
import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { client } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import type { AuthAnswer } from '../../../platform/auth/auth-call.ts'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** A typed word and the password: this cannot be undone. Shared spaces without another owner bar it. */
export function DeleteAccountDialog({ security, onClose }: { security: Security; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { forget } = useAuth()
  const [typed, setTyped] = useState('')
  const word = t('ELIMINAR')

  if (security.soleOwnerOf.length > 0) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('Todavía no puedes eliminar la cuenta')}
        description={t(
          'Eres la única persona propietaria de un espacio compartido. Cédelo o elimínalo antes.',
        )}
      >
        <ul className="list-disc pl-5">
          {security.soleOwnerOf.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </Dialog>
    )
  }

  async function leave() {
    await navigate('/login', { state: { signedOut: true } })
    await forget()
  }

  return (
    <PasswordDialog
      title={t('¿Eliminar tu cuenta?')}
      description={t(
        'Se borran tu perfil, tu espacio de trabajo con sus páginas y leads, y tus sesiones. Las páginas publicadas dejan de verse. No se puede deshacer.',
      )}
      confirmLabel={t('Eliminar mi cuenta')}
      isDangerous
      isReady={typed.trim() === word}
      hasPassword={security.hasPassword}
      send={deleteAccount}
      onDone={() => void leave()}
      onClose={onClose}
    >
      <Field label={t('Escribe {{word}} para confirmar', { word })}>
        {(props) => (
          <Input
            {...props}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </PasswordDialog>
  )
}

async function deleteAccount(password: string): Promise<AuthAnswer<unknown>> {
  try {
    return { ok: true, value: await client.security.deleteAccount(password === '' ? {} : { password }) }
  } catch (error) {
    return { ok: false, code: error instanceof ORPCError ? error.code : 'NETWORK', text: errorText(error) }
  }
}
