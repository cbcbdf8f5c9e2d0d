import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignIn } from './sign-in.tsx'

type SignInAgainProps = {
  email: string
  /** The browser has a session again; whose, the caller finds out. */
  onEntered: () => Promise<void>
}

/** Signing in without leaving the screen. */
export function SignInAgain({ email, onEntered }: SignInAgainProps) {
  const { t } = useTranslation()
  const [asksCode, setAsksCode] = useState(false)
  const onUnverified = () =>
    Promise.resolve(
      t(
        'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación. Si no te ha llegado, escribe a quien administra Aurelio en tu agencia.',
      ),
    )
  return (
    <SignIn
      email={email}
      asksCode={asksCode}
      onAsksCode={setAsksCode}
      onEntered={onEntered}
      onUnverified={onUnverified}
    />
  )
}
