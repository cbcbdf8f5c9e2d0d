import type { AuthOptions } from '@aurelio/contracts/security'
import { useTranslation } from 'react-i18next'

/** Where a mail is that cannot be sent: developers look into the outbox, everybody else asks who runs Aurelio. */
export function MailHint({ options }: { options: AuthOptions | null }) {
  const { t } = useTranslation()
  if (!options || options.mail) return null
  return (
    <p className="text-muted">
      {options.development
        ? t(
            'Esta instalación no envía correo: el mensaje está en la carpeta outbox de los datos y su enlace en el registro.',
          )
        : t('Si no te llega, escribe a quien administra Aurelio en tu agencia.')}
    </p>
  )
}
