import { addresses } from '@aurelio/contracts/addresses'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { authFailureText } from '../../platform/auth/auth-messages.ts'
import { tellOpener } from '../../platform/auth/popup-message.ts'
import { linkClass } from './link-class.ts'

/** Where the provider's window ends: it tells the screen that opened it, and closes. */
export function PopupScreen() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const nonce = search.get('nonce')
  const error = search.get('error')

  useEffect(() => {
    if (nonce === null) return
    tellOpener({ nonce, error })
    window.close()
  }, [nonce, error])

  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="flex flex-col gap-4">
        <h1 className="text-xl font-semibold">
          {error === null ? t('Ya has entrado') : t('No se ha podido entrar')}
        </h1>
        <p className="text-muted">
          {error === null ? t('Puedes cerrar esta ventana.') : authFailureText({ code: error.toUpperCase() })}
        </p>
        <Link to={addresses.login} className={linkClass}>
          {t('Ir a Aurelio')}
        </Link>
      </div>
    </main>
  )
}
