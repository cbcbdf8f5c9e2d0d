import type { Installation } from '@aurelio/contracts/installation'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../platform/api/error-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Part } from './part.tsx'

const words: ProblemWords = {
  NO_MAIL_SERVER: 'Esta instalación no tiene servidor de correo. Ponlo en el ajuste SMTP_URL.',
  MAIL_REFUSED: ({ reason }) => i18n.t('El servidor de correo no lo ha aceptado: {{reason}}', { reason }),
}

type Outcome = { isFine: boolean; text: string }

/** Whether mails go out, tried at once. */
export function MailTest({ mail: { sends, from } }: { mail: Installation['mail'] }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome>()
  const trying = useMutation(
    api.installation.testMail.mutationOptions({
      onMutate: () => setOutcome(undefined),
      onSuccess: ({ to }) =>
        setOutcome({ isFine: true, text: t('Enviado a {{email}}. Mira si ha llegado.', { email: to }) }),
      onError: (error) => setOutcome({ isFine: false, text: errorText(error, words) }),
    }),
  )
  return (
    <Part title={t('Correo')}>
      <p className="text-muted">
        {sends
          ? t('Los correos salen como {{from}}.', { from })
          : t('No hay servidor de correo: los mensajes se quedan en la carpeta outbox de los datos.')}
      </p>
      {sends && (
        <Button className="self-start" busy={trying.isPending} onClick={() => trying.mutate({})}>
          {t('Enviarme un correo de prueba')}
        </Button>
      )}
      {outcome && (
        <p
          role={outcome.isFine ? 'status' : 'alert'}
          className={outcome.isFine ? 'break-words' : 'break-words text-danger'}
        >
          {outcome.text}
        </p>
      )}
    </Part>
  )
}
