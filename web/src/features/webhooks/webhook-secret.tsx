import { useTranslation } from 'react-i18next'
import { SecretField } from '../../ui/secret-field.tsx'

/** The secret that was made: what the receiver checks signatures with. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <SecretField
      label={t('Secreto')}
      help={t('Cópialo ahora: no se vuelve a mostrar. Con él comprueba tu programa que el aviso es nuestro.')}
      secret={secret}
      onDone={onDone}
    />
  )
}
