import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { TokenForm } from './token-form.tsx'

/** Makes a token, and shows it once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [token, setToken] = useState<string>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Nuevo token')}
      description={t('Marca solo lo que tu programa necesita: siempre puedes crear otro.')}
      className="max-w-xl"
    >
      {token === undefined ? (
        <TokenForm onMade={setToken} />
      ) : (
        <SecretField
          label={t('Token')}
          help={t('Cópialo ahora y guárdalo como una contraseña: no se vuelve a mostrar.')}
          secret={token}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
