import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { linkClass } from './link-class.ts'
import { OtherWays } from './other-ways.tsx'
import { isSignedOut, returnPath } from './return-path.ts'
import type { SignInForm } from './schemas.ts'
import { useArrive, useEnter } from './use-arrive.ts'
import { useAuthForm } from './use-auth-form.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Loaded for those who are asked for a code. */
const TwoFactorStep = lazyPart(async () => (await import('./two-factor-step.tsx')).TwoFactorStep)

/** Login (dashboard.md §2). */
export function LoginScreen() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { status } = useAuth()
  const enter = useEnter()
  const [asksCode, setAsksCode] = useState(false)
  if (status === 'signed-in' && !isSignedOut(state)) return <Navigate to={returnPath(state)} replace />
  if (asksCode) {
    return (
      <AuthLayout
        title={t('Verificación en dos pasos')}
        text={t('Tu contraseña es correcta. Falta un código.')}
      >
        <Suspense fallback={null}>
          <TwoFactorStep onBack={() => setAsksCode(false)} onEntered={enter} />
        </Suspense>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('Iniciar sesión')} text={t('Entra para seguir con tus páginas y proyectos.')}>
      <LoginForm onEntered={enter} onTwoFactor={() => setAsksCode(true)} />
      <p className="text-center text-muted">
        {t('¿No tienes una cuenta?')}{' '}
        <Link to="/signup" state={state} className={linkClass}>
          {t('Regístrate')}
        </Link>
      </p>
    </AuthLayout>
  )
}

type LoginFormProps = { onEntered: () => Promise<void>; onTwoFactor: () => void }

function LoginForm({ onEntered, onTwoFactor }: LoginFormProps) {
  const { t } = useTranslation()
  const arrive = useArrive(onTwoFactor)
  const { form, failure, setFailure, onSubmit, errorOf, isBusy } = useAuthForm<SignInForm>({
    defaultValues: { email: '', password: '', rememberMe: true },
    resolver: (submission) => submission.signInResolver,
    send: async (submission, values) => arrive(await submission.signInWithEmail(values), values.email),
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
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox {...register('rememberMe')} label={t('Recordarme')} />
        <Link to="/forgot-password" className={linkClass}>
          {t('¿Olvidaste tu contraseña?')}
        </Link>
      </div>
      <Button type="submit" variant="primary" size="form" busy={isBusy}>
        {t('Iniciar sesión')}
      </Button>
    </form>
  )
}
