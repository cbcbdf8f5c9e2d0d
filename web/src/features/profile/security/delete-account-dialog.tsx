import { addresses } from '@aurelio/contracts/addresses'
import type { Security, Succession } from '@aurelio/contracts/security'
import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api, client } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import type { AuthAnswer } from '../../../platform/auth/auth-call.ts'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SuccessionDialog } from './succession-dialog.tsx'
import { securityWords } from './security-words.ts'

/** A typed word and the password: this cannot be undone. A shared space without another owner gets one first. */
export function DeleteAccountDialog({ security, onClose }: { security: Security; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { forget } = useAuth()
  const [typed, setTyped] = useState('')
  const [successions, setSuccessions] = useState<Succession[] | null>(null)
  const word = t('ELIMINAR')

  if (security.soleOwnerOf.length > 0 && successions === null)
    return <SuccessionDialog workspaces={security.soleOwnerOf} onChosen={setSuccessions} onClose={onClose} />

  async function leave() {
    await navigate(addresses.login, { state: { signedOut: true } })
    await forget()
  }

  async function send(password: string) {
    const answer = await deleteAccount(password, successions ?? [])
    if (!answer.ok && ['LAST_OWNER', 'NO_SUCCESSOR'].includes(answer.code)) {
      // Who works there has changed meanwhile: chosen again, from those who are there now.
      notify.error(answer.text)
      await queryClient.invalidateQueries({ queryKey: api.security.get.key() })
      setSuccessions(null)
    }
    return answer
  }

  return (
    <PasswordDialog
      title={t('¿Eliminar tu cuenta?')}
      description={
        successions
          ? t(
              'Se borran tu perfil, tus sesiones y los espacios que son solo tuyos o que has elegido eliminar. Lo que has cedido sigue donde está. No se puede deshacer.',
            )
          : t(
              'Se borran tu perfil, tu espacio de trabajo con sus páginas y leads, y tus sesiones. Las páginas publicadas dejan de verse. No se puede deshacer.',
            )
      }
      confirmLabel={t('Eliminar mi cuenta')}
      isDangerous
      isReady={typed.trim() === word}
      hasPassword={security.hasPassword}
      send={send}
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

async function deleteAccount(password: string, successions: Succession[]): Promise<AuthAnswer<unknown>> {
  try {
    const proof = password === '' ? {} : { password }
    return { ok: true, value: await client.security.deleteAccount({ ...proof, successions }) }
  } catch (error) {
    return {
      ok: false,
      code: error instanceof ORPCError ? error.code : 'NETWORK',
      text: errorText(error, securityWords),
    }
  }
}
