import { addresses } from '@aurelio/contracts/addresses'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MailHint, sendsMail } from '../../platform/auth/mail-hint.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { linkClass } from './link-class.ts'
import { NoticeBox } from './notice-box.tsx'
import type { ForgotForm } from './schemas.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthOptions } from './use-auth-options.ts'

/** Asks for the link that gives another password. The answer is the same whether the account exists or not. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const options = useAuthOptions()
  const isMailed = sendsMail(options)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, failure, onSubmit, isBusy } = useAuthForm<ForgotForm>({
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
      title={
        sentTo === null
          ? t('¿Olvidaste tu contraseña?')
          : isMailed
            ? t('Mira tu correo')
            : t('Hemos recibido tu petición')
      }
      {...(sentTo === null && {
        text: t('Dinos con qué correo entras y pide un enlace para elegir otra.'),
      })}
    >
      {sentTo === null ? (
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          {failure !== null && <ErrorBox title={t('No se ha podido enviar')} text={failure} />}
          <Field label={t('Email')} error={form.formState.errors.email?.message}>
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
            {t('Pedir enlace')}
          </Button>
        </form>
      ) : (
        <NoticeBox>
          <p>
            {isMailed
              ? t('Si hay una cuenta con {{email}}, te hemos enviado un enlace.', { email: sentTo })
              : t('Si hay una cuenta con {{email}}, su enlace ya está preparado.', { email: sentTo })}
          </p>
          <MailHint options={options} />
        </NoticeBox>
      )}
      <Link to={addresses.login} className={`self-center ${linkClass}`}>
        {t('Volver a iniciar sesión')}
      </Link>
    </AuthLayout>
  )
}
