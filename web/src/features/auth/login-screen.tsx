import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { signInWithEmail } from '../../platform/auth/auth-client.ts'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { GoogleButton } from './google-button.tsx'
import { linkClass } from './link-class.ts'
import { PasswordInput } from './password-input.tsx'
import { isSignedOut, returnPath } from './return-path.ts'
import { signInSchema, type SignInForm } from './schemas.ts'

/** Login (dashboard.md §2): validates on submit, then on change. */
export function LoginScreen() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { status } = useAuth()
  if (status === 'signed-in' && !isSignedOut(state)) return <Navigate to={returnPath(state)} replace />
  return (
    <AuthLayout title={t('Iniciar sesión')} text={t('Entra para seguir con tus páginas y proyectos.')}>
      <LoginForm returnTo={returnPath(state)} />
      <p className="text-center text-muted">
        {t('¿No tienes una cuenta?')}{' '}
        <Link to="/signup" state={state} className={linkClass}>
          {t('Regístrate')}
        </Link>
      </p>
    </AuthLayout>
  )
}

function LoginForm({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { refresh } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<SignInForm>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '', rememberMe: true },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    const refusal = await signInWithEmail(values)
    if (refusal !== null) return setFailure(refusal)
    await refresh()
    await navigate(returnTo, { replace: true })
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <GoogleButton disabled={isSubmitting} />
      {failure !== null && <ErrorBox title={t('Error de inicio de sesión')} text={failure} />}
      <Field label={t('Email')} error={errors.email?.message && t(errors.email.message)}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field label={t('Contraseña')} error={errors.password?.message && t(errors.password.message)}>
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
      <Button type="submit" variant="primary" size="form" busy={isSubmitting}>
        {t('Iniciar sesión')}
      </Button>
    </form>
  )
}
