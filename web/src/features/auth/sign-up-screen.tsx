import { addresses } from '@aurelio/contracts/addresses'
import type { AuthOptions } from '@aurelio/contracts/security'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import type { Text } from '../../platform/i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { arrive, useArrivals } from './arrive.ts'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { linkClass } from './link-class.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { OtherWays } from './other-ways.tsx'
import { expectedEmail, returnPath } from './return-path.ts'
import type { SignUpForm } from './schemas.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthOptions } from './use-auth-options.ts'

/** What stands below the heading, by who may make an account here. */
const beforehand: Record<AuthOptions['registration'], Text> = {
  open: 'En un minuto tendrás tu espacio de trabajo.',
  invite: 'Aquí solo se entra con invitación. Usa el correo al que te la enviaron.',
  closed: 'En esta instalación no se crean cuentas nuevas. Habla con quien la administra.',
}

/** Sign-up (dashboard.md §2). Whether one may is told before anything is filled in; the server decides. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { status } = useAuth()
  const options = useAuthOptions()
  const registration = options?.registration ?? 'open'
  if (status === 'signed-in') return <Navigate to={returnPath(state)} replace />
  return (
    <AuthLayout title={t('Crear cuenta')} text={t(beforehand[registration])}>
      {registration !== 'closed' && <SignUpFields options={options} email={expectedEmail(state)} />}
      <p className="text-center text-muted">
        {t('¿Ya tienes una cuenta?')}{' '}
        <Link to={addresses.login} state={state} className={linkClass}>
          {t('Inicia sesión')}
        </Link>
      </p>
    </AuthLayout>
  )
}

function SignUpFields({ options, email }: { options: AuthOptions | null; email: string }) {
  const { t } = useTranslation()
  const arrivals = useArrivals()
  const { form, failure, setFailure, onSubmit, isBusy } = useAuthForm<SignUpForm>({
    defaultValues: { fullName: '', email, password: '', confirmPassword: '', terms: false },
    resolver: (submission) => submission.signUpResolver,
    send: async (submission, values) =>
      arrive(await submission.signUpWithEmail(values), values.email, arrivals),
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <OtherWays options={options} disabled={isBusy} onFailure={setFailure} onEntered={arrivals.onEntered} />
      {failure !== null && <ErrorBox title={t('Error de registro')} text={failure} />}
      <Field label={t('Nombre completo')} error={errors.fullName?.message}>
        {(control) => <Input {...control} {...register('fullName')} autoComplete="name" />}
      </Field>
      <Field label={t('Email')} error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field
        label={t('Contraseña')}
        help={t('Al menos 8 caracteres, con una mayúscula, una minúscula y un número.')}
        error={errors.password?.message}
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label={t('Confirmar contraseña')} error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
        )}
      </Field>
      <TermsCheckbox register={register} error={errors.terms?.message} />
      <Button type="submit" variant="primary" size="form" busy={isBusy}>
        {t('Crear cuenta')}
      </Button>
    </form>
  )
}
