import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestReset } from '../../../platform/auth/auth-client.ts'
import { useSession } from '../../../platform/auth/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'

/** Mails the link that gives an account its first password: the mailbox is the proof. */
export function FirstPassword() {
  const { t } = useTranslation()
  const { email } = useSession().user
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<string>()

  async function send() {
    setBusy(true)
    const answer = await requestReset(email)
    setBusy(false)
    setSent(answer.ok)
    setError(answer.ok ? undefined : answer.text)
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <p role="status" className="text-muted empty:hidden">
        {isSent &&
          t(
            'Te hemos enviado un enlace a {{email}} para elegirla. Si no te llega, escribe a quien administra Aurelio en tu agencia.',
            { email },
          )}
      </p>
      <Button busy={isBusy} onClick={() => void send()}>
        {isSent ? t('Enviar otra vez') : t('Crear contraseña')}
      </Button>
    </div>
  )
}
