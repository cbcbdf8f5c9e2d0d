import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { buttonClass, Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { NoticeBox } from './notice-box.tsx'
import type { ResetForm } from './schemas.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Reached by the mailed link, which works once and ends every session. */
export function ResetPasswordScreen() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token')
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <AuthLayout title={t('Contraseña nueva')}>
        <NoticeBox>
          <p>
            {t('Tu contraseña ha cambiado y todas tus sesiones se han cerrado. Ya puedes entrar con ella.')}
          </p>
        </NoticeBox>
        <Link to="/login" className={buttonClass({ variant: 'primary', size: 'form' })}>
          {t('Iniciar sesión')}
        </Link>
      </AuthLayout>
    )
  }
  if (token === null || token === '') {
    return (
      <AuthLayout title={t('Contraseña nueva')}>
        <ErrorBox
          title={t('Este enlace no sirve')}
          text={t('El enlace no es válido o ya ha caducado. Pide otro.')}
        />
        <Link to="/forgot-password" className={buttonClass({ variant: 'primary', size: 'form' })}>
          {t('Pedir otro enlace')}
        </Link>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('Contraseña nueva')} text={t('Elige una que no uses en otro sitio.')}>
      <ResetFields token={token} onDone={() => setDone(true)} />
    </AuthLayout>
  )
}

function ResetFields({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation()
  const { form, failure, onSubmit, errorOf, isBusy } = useAuthForm<ResetForm>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: (submission) => submission.resetResolver,
    send: async (submission, { password }) => {
      const answer = await submission.resetPassword(password, token)
      if (answer.ok) onDone()
      return answer.ok ? null : answer.text
    },
  })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {failure !== null && <ErrorBox title={t('No se ha podido cambiar')} text={failure} />}
      <Field
        label={t('Nueva Contraseña')}
        help={t('Al menos 8 caracteres, con una mayúscula, una minúscula y un número.')}
        error={errorOf(errors.password?.message)}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field label={t('Confirmar Contraseña')} error={errorOf(errors.confirmPassword?.message)}>
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
