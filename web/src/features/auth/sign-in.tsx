import { Suspense, useState, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { arrive, type Arrivals } from './arrive.ts'
import { ErrorBox } from './error-box.tsx'
import { OtherWays } from './other-ways.tsx'
import type { SignInForm } from './schemas.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthOptions } from './use-auth-options.ts'

/** Loaded for those who are asked for a code. */
const TwoFactorStep = lazyPart(async () => (await import('./two-factor-step.tsx')).TwoFactorStep)

type SignInProps = Pick<Arrivals, 'onEntered' | 'onUnverified'> & {
  /** Who is expected. */
  email?: string
  asksCode: boolean
  onAsksCode: (asks: boolean) => void
  /** What stands above the button; without it the person is remembered. */
  children?: (rememberMe: UseFormRegisterReturn) => ReactNode
}

/** At a provider, with a passkey, or by password and then, where it is on, the second factor. */
export function SignIn({ email = '', asksCode, onAsksCode, onEntered, ...rest }: SignInProps) {
  const [known, setKnown] = useState(email)
  if (asksCode) {
    return (
      <Suspense fallback={null}>
        <TwoFactorStep onBack={() => onAsksCode(false)} onEntered={onEntered} />
      </Suspense>
    )
  }
  return (
    <FirstStep
      {...rest}
      email={known}
      onEntered={onEntered}
      onTwoFactor={(challenged) => {
        setKnown(challenged)
        onAsksCode(true)
      }}
    />
  )
}

type FirstStepProps = Arrivals & Pick<SignInProps, 'children'> & { email: string }

function FirstStep({ email, children, ...arrivals }: FirstStepProps) {
  const { t } = useTranslation()
  const options = useAuthOptions()
  const { form, failure, setFailure, onSubmit, isBusy } = useAuthForm<SignInForm>({
    defaultValues: { email, password: '', rememberMe: true },
    resolver: (submission) => submission.signInResolver,
    send: async (submission, values) =>
      arrive(await submission.signInWithEmail(values), values.email, arrivals),
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <OtherWays
        options={options}
        disabled={isBusy}
        hasPasskey
        onFailure={setFailure}
        onEntered={arrivals.onEntered}
      />
      {failure !== null && <ErrorBox title={t('Error de inicio de sesión')} text={failure} />}
      <Field label={t('Email')} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            data-first-focus={email === '' || undefined}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <Field label={t('Contraseña')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            data-first-focus={email !== '' || undefined}
            autoComplete="current-password"
          />
        )}
      </Field>
      {children?.(register('rememberMe'))}
      <Button type="submit" variant="primary" size="form" busy={isBusy}>
        {t('Iniciar sesión')}
      </Button>
    </form>
  )
}
