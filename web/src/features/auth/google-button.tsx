import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** No provider is set up in this installation yet, so the button says what to do instead. */
export function GoogleButton({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation()
  const [wasAsked, setAsked] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="form"
        className="w-full"
        disabled={disabled}
        icon={<GoogleSign />}
        onClick={() => setAsked(true)}
      >
        {t('Continuar con Google')}
      </Button>
      <div role="status">
        {wasAsked && (
          <p className="text-dense text-muted">
            {t('El acceso con Google no está activado en esta instalación. Usa tu correo y tu contraseña.')}
          </p>
        )}
      </div>
      <p className="flex items-center gap-3 text-dense text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('o con tu correo')}
      </p>
    </div>
  )
}

/** A plain letter: the provider's own colours would be the only foreign ones on the screen. */
function GoogleSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 fill-current">
      <path d="M12 10.2v3.9h5.5a5.6 5.6 0 1 1-1.6-6.3l2.8-2.8A9.6 9.6 0 1 0 21.6 12c0-.6-.1-1.2-.2-1.8H12Z" />
    </svg>
  )
}
