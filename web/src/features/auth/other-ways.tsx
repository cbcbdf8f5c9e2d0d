import type { AuthOptions } from '@aurelio/contracts/security'
import { KeyRound, LogIn } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/class-names.ts'
import { GoogleSign } from './google-sign.tsx'

const loadPopup = () => import('../../platform/auth/popup.ts')

type OtherWaysProps = {
  /** What the installation offers; null until known. */
  options: AuthOptions | null
  disabled: boolean
  /** Only where somebody can already have one. */
  hasPasskey?: boolean
  onFailure: (text: string | null) => void
  onEntered: () => Promise<void>
}

/** Providers and passkeys. Google has its button always: where it is not set up it says so, and more when pressed. */
export function OtherWays({ options, disabled, hasPasskey = false, onFailure, onEntered }: OtherWaysProps) {
  const { t } = useTranslation()
  const [wasRefused, setRefused] = useState(false)
  const googleNote = useId()
  const providers = options?.providers ?? []
  const hasGoogle = providers.some(({ id }) => id === 'google')
  const lacksGoogle = options !== null && !hasGoogle

  // Loaded before the click, so that the window opens within it.
  useEffect(() => void loadPopup().catch(() => undefined), [])

  function settle(failure: string | null) {
    onFailure(failure)
    if (failure === null) void onEntered()
  }

  function open(provider: string) {
    onFailure(null)
    loadPopup().then(
      ({ openPopup }) => openPopup({ provider, purpose: 'sign-in', onSettled: settle }),
      () => onFailure(t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.')),
    )
  }

  async function enterByPasskey() {
    onFailure(null)
    const { signInWithPasskey } = await import('../../platform/auth/passkeys.ts')
    const answer = await signInWithPasskey()
    settle(answer.ok ? null : answer.text)
  }

  return (
    <div className="flex flex-col gap-2">
      {/* As high with the note as without: it comes later, and nothing may move. */}
      <div className="relative">
        <Button
          size="form"
          className={cn('h-12 w-full', lacksGoogle && 'pb-4')}
          disabled={disabled}
          icon={<GoogleSign />}
          aria-describedby={lacksGoogle ? googleNote : undefined}
          onClick={() => (hasGoogle ? open('google') : setRefused(true))}
        >
          {t('Continuar con Google')}
        </Button>
        {lacksGoogle && (
          <span
            id={googleNote}
            className="pointer-events-none absolute inset-x-0 bottom-1.5 text-center text-xs text-muted"
          >
            {t('No está activado en esta instalación')}
          </span>
        )}
      </div>
      {providers
        .filter(({ id }) => id !== 'google')
        .map(({ id, name }) => (
          <Button
            key={id}
            size="form"
            className="w-full"
            disabled={disabled}
            icon={<LogIn aria-hidden="true" className="size-4" />}
            onClick={() => open(id)}
          >
            {t('Continuar con {{name}}', { name })}
          </Button>
        ))}
      {hasPasskey && 'PublicKeyCredential' in window && (
        <Button
          size="form"
          className="w-full"
          disabled={disabled}
          icon={<KeyRound aria-hidden="true" className="size-4" />}
          onClick={() => void enterByPasskey()}
        >
          {t('Entrar con una llave de acceso')}
        </Button>
      )}
      <div role="status">
        {wasRefused && (
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
