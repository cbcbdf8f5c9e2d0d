import { addresses } from '@aurelio/contracts/addresses'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { buttonClass, Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { linkClass } from './link-class.ts'
import { NoticeBox } from './notice-box.tsx'
import type { ResetForm } from './schemas.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Reached by the mailed link, which works once and ends every session. */
export function ResetPasswordScreen() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [step, setStep] = useState<'asking' | 'done' | 'useless'>(token === '' ? 'useless' : 'asking')
  if (step === 'done') {
    return (
      <AuthLayout title={t('Contraseña cambiada')}>
        <NoticeBox>
          <p>
            {t('Tu contraseña ha cambiado y todas tus sesiones se han cerrado. Ya puedes entrar con ella.')}
          </p>
        </NoticeBox>
        <Link to={addresses.login} className={buttonClass({ variant: 'primary', size: 'form' })}>
          {t('Iniciar sesión')}
        </Link>
      </AuthLayout>
    )
  }
  if (step === 'useless') {
    return (
      <AuthLayout
        title={t('Este enlace no sirve')}
        text={t('Cada enlace vale una hora y una sola vez: este ya se usó, ha caducado o no está entero.')}
      >
        <Link to="/forgot-password" className={buttonClass({ variant: 'primary', size: 'form' })}>
          {t('Pedir otro enlace')}
        </Link>
        <Link to={addresses.login} className={`self-center ${linkClass}`}>
          {t('Volver a iniciar sesión')}
        </Link>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('Contraseña nueva')} text={t('Elige una que no uses en otro sitio.')}>
      <ResetFields token={token} onDone={() => setStep('done')} onUseless={() => setStep('useless')} />
    </AuthLayout>
  )
}

type ResetFieldsProps = { token: string; onDone: () => void; onUseless: () => void }

function ResetFields({ token, onDone, onUseless }: ResetFieldsProps) {
  const { t } = useTranslation()
  const { form, failure, onSubmit, isBusy } = useAuthForm<ResetForm>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: (submission) => submission.resetResolver,
    send: async (submission, { password }) => {
      const answer = await submission.resetPassword(password, token)
      if (!answer.ok && answer.code !== 'INVALID_TOKEN') return answer.text
      if (answer.ok) onDone()
      else onUseless()
      return null
    },
  })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {failure !== null && <ErrorBox title={t('No se ha podido cambiar')} text={failure} />}
      <Field
        label={t('Nueva Contraseña')}
        help={t('Al menos 8 caracteres, con una mayúscula, una minúscula y un número.')}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field label={t('Confirmar Contraseña')} error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" variant="primary" size="form" busy={isBusy}>
        {t('Guardar contraseña')}
      </Button>
    </form>
  )
}
