import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { linkClass } from './link-class.ts'
import { MailHint } from './mail-hint.tsx'
import { NoticeBox } from './notice-box.tsx'
import type { ForgotForm } from './schemas.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthOptions } from './use-auth-options.ts'

/** Asks for a link by mail. The answer is the same whether the account exists or not. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const options = useAuthOptions()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, failure, onSubmit, errorOf, isBusy } = useAuthForm<ForgotForm>({
    defaultValues: { email: '' },
    resolver: (submission) => submission.forgotResolver,
    send: async (submission, { email }) => {
      const answer = await submission.requestReset(email)
      if (answer.ok) setSentTo(email)
      return answer.ok ? null : answer.text
    },
  })
  return (
    <AuthLayout
      title={sentTo === null ? t('¿Olvidaste tu contraseña?') : t('Mira tu correo')}
      {...(sentTo === null && {
        text: t('Dinos con qué correo entras y te enviaremos un enlace para elegir otra.'),
      })}
    >
      {sentTo === null ? (
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          {failure !== null && <ErrorBox title={t('No se ha podido enviar')} text={failure} />}
          <Field label={t('Email')} error={errorOf(form.formState.errors.email?.message)}>
            {(control) => (
              <Input
                {...control}
                {...form.register('email')}
                type="email"
                autoComplete="email"
                inputMode="email"
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="form" busy={isBusy}>
            {t('Enviar enlace')}
          </Button>
        </form>
      ) : (
        <NoticeBox>
          <p>
            {t(
              'Si hay una cuenta con {{email}}, te hemos enviado un enlace. Mira también el correo no deseado.',
              {
                email: sentTo,
              },
            )}
          </p>
          <MailHint options={options} />
        </NoticeBox>
      )}
      <Link to="/login" className={`self-center ${linkClass}`}>
        {t('Volver a iniciar sesión')}
      </Link>
    </AuthLayout>
  )
}
