import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { requestReset } from '../../../platform/auth/auth-client.ts'
import { useSession } from '../../../platform/auth/auth-provider.tsx'
import { MailHint, sendsMail } from '../../../platform/auth/mail-hint.tsx'
import { Button } from '../../../ui/button.tsx'

/** Asks for the link that gives an account its first password: whoever gets its mail has proved to be its owner. */
export function FirstPassword() {
  const { t } = useTranslation()
  const { email } = useSession().user
  const options = useQuery(api.authSettings.get.queryOptions()).data
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
      <div role="status" className="text-muted empty:hidden">
        {isSent && (
          <>
            <p>
              {sendsMail(options)
                ? t('Te hemos enviado un enlace a {{email}} para elegirla.', { email })
                : t('El enlace de {{email}} para elegirla ya está preparado.', { email })}
            </p>
            <MailHint options={options} />
          </>
        )}
      </div>
      <Button busy={isBusy} onClick={() => void send()}>
        {isSent ? t('Pedir otro enlace') : t('Crear contraseña')}
      </Button>
    </div>
  )
}
