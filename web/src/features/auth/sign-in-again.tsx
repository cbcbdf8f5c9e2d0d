import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { ErrorBox } from './error-box.tsx'
import { OtherWays } from './other-ways.tsx'
import type { SignInForm } from './schemas.ts'
import { useAuthForm } from './use-auth-form.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const TwoFactorStep = lazyPart(async () => (await import('./two-factor-step.tsx')).TwoFactorStep)

type SignInAgainProps = {
  email: string
  /** The browser has a session again; whose, the caller finds out. */
  onEntered: () => Promise<void>
}

/** Signing in without leaving the screen: by password and second factor, at a provider, or with a passkey. */
export function SignInAgain({ email, onEntered }: SignInAgainProps) {
  const [asksCode, setAsksCode] = useState(false)
  if (!asksCode)
    return <PasswordStep email={email} onEntered={onEntered} onTwoFactor={() => setAsksCode(true)} />
  return (
    <Suspense fallback={null}>
      <TwoFactorStep onBack={() => setAsksCode(false)} onEntered={onEntered} />
    </Suspense>
  )
}

function PasswordStep({ email, onEntered, onTwoFactor }: SignInAgainProps & { onTwoFactor: () => void }) {
  const { t } = useTranslation()
  const { form, failure, setFailure, onSubmit, errorOf, isBusy } = useAuthForm<SignInForm>({
    defaultValues: { email, password: '', rememberMe: true },
    resolver: (submission) => submission.signInResolver,
    send: async (submission, values) => {
      const outcome = await submission.signInWithEmail(values)
      if (outcome.kind === 'refused') return outcome.text
      if (outcome.kind === 'verify-email')
        return t('Confirma tu correo antes de entrar: el enlace está en el mensaje que te enviamos.')
      if (outcome.kind === 'two-factor') onTwoFactor()
      else await onEntered()
      return null
    },
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <OtherWays disabled={isBusy} hasPasskey onFailure={setFailure} onEntered={onEntered} />
      {failure !== null && <ErrorBox title={t('Error de inicio de sesión')} text={failure} />}
      <Field label={t('Email')} error={errorOf(errors.email?.message)}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field label={t('Contraseña')} error={errorOf(errors.password?.message)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" variant="primary" size="form" busy={isBusy}>
        {t('Iniciar sesión')}
      </Button>
    </form>
  )
}
