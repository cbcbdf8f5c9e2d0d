import type { AuthOptions } from '@aurelio/contracts/security'
import { useTranslation } from 'react-i18next'

/** What is known of the installation; nothing until it has answered, or while it cannot. */
type Known = AuthOptions | null | undefined

/** Who helps with a link that does not arrive, or that cannot, where the installation sends no mail. */
export function MailHint({ options }: { options: Known }) {
  return <p className="text-muted">{useMailHint(options)}</p>
}

function useMailHint(options: Known): string {
  const { t } = useTranslation()
  if (!options) return t('Si no te llega, escribe a quien administra Aurelio en tu agencia.')
  if (options.mail)
    return t('Si no te llega, mira el correo no deseado o escribe a quien administra Aurelio en tu agencia.')
  if (options.development)
    return t(
      'Esta instalación no envía correo: el mensaje está en la carpeta outbox de los datos y su enlace en el registro.',
    )
  const { contact } = options.operator
  return contact === ''
    ? t('Esta instalación no envía correo: pide el enlace a quien administra Aurelio en tu agencia.')
    : t('Esta instalación no envía correo: pide el enlace a quien administra Aurelio ({{contact}}).', {
        contact,
      })
}

/** False while it is not known: then nothing may be said to have been sent. */
export function sendsMail(options: Known): boolean {
  return options?.mail === true
}
