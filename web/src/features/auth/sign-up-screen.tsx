import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { signUpWithEmail } from '../../platform/auth/auth-client.ts'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { GoogleButton } from './google-button.tsx'
import { linkClass } from './link-class.ts'
import { PasswordInput } from './password-input.tsx'
import { returnPath } from './return-path.ts'
import { signUpSchema, type SignUpForm } from './schemas.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'

/** Sign-up (dashboard.md §2): validates on submit, then on change; the browser itself asks for the terms. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { status } = useAuth()
  if (status === 'signed-in') return <Navigate to={returnPath(state)} replace />
  return (
    <AuthLayout title={t('Crear cuenta')} text={t('En un minuto tendrás tu espacio de trabajo.')}>
      <SignUpFormView returnTo={returnPath(state)} />
      <p className="text-center text-muted">
        {t('¿Ya tienes una cuenta?')}{' '}
        <Link to="/login" state={state} className={linkClass}>
          {t('Inicia sesión')}
        </Link>
      </p>
    </AuthLayout>
  )
}

function SignUpFormView({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { refresh } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<SignUpForm>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { fullName: '', email: '', password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    const refusal = await signUpWithEmail(values)
    if (refusal !== null) return setFailure(refusal)
    await refresh()
    await navigate(returnTo, { replace: true })
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <GoogleButton disabled={isSubmitting} />
      {failure !== null && <ErrorBox title={t('Error de registro')} text={failure} />}
      <Field label={t('Nombre completo')} error={errors.fullName?.message && t(errors.fullName.message)}>
        {(control) => <Input {...control} {...register('fullName')} autoComplete="name" />}
      </Field>
      <Field label={t('Email')} error={errors.email?.message && t(errors.email.message)}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field
        label={t('Contraseña')}
        help={t('Al menos 8 caracteres, con una mayúscula, una minúscula y un número.')}
        error={errors.password?.message && t(errors.password.message)}
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field
        label={t('Confirmar contraseña')}
        error={errors.confirmPassword?.message && t(errors.confirmPassword.message)}
      >
        {(control) => (
          <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
        )}
      </Field>
      <TermsCheckbox />
      <Button type="submit" variant="primary" size="form" busy={isSubmitting}>
        {t('Crear cuenta')}
      </Button>
    </form>
  )
}
