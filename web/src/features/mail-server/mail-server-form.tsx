import {
  type MailServer,
  mailServerSecurities,
  type MailServerSecurity,
  newMailServerSchema,
} from '@aurelio/contracts/mail-server'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { complaints } from '../../platform/api/complaints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { showRefusal } from '../../platform/api/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { fieldWords, mailServerWords, securityNames } from './mail-server-words.ts'

const usualPorts: Record<MailServerSecurity, string> = { tls: '465', starttls: '587', none: '25' }

const fieldNames = ['sender', 'host', 'port', 'user', 'password'] as const

/** What a server is reached by. The password that is kept is not shown; an empty field leaves it as it is. */
export function MailServerForm({ server }: { server: MailServer | null }) {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: {
      host: server?.host ?? '',
      port: server?.port ?? Number(usualPorts.starttls),
      security: server?.security ?? 'starttls',
      user: server?.user ?? '',
      password: '',
      sender: server?.sender ?? '',
    },
    resolver: zodResolver(newMailServerSchema, complaints(fieldWords)),
    reValidateMode: 'onSubmit',
  })
  const { register, clearErrors, formState } = form
  const { errors, isDirty } = formState
  const security = useWatch({ control: form.control, name: 'security' })
  const save = useMutation(
    api.mailServer.save.mutationOptions({
      onSuccess: (_, kept) => {
        form.reset({ ...kept, password: '' })
        notify.success(t('Servidor guardado. Pruébalo antes de usarlo.'))
      },
      onError: (failure) => {
        if (!showRefusal(failure, fieldNames, fieldWords, form.setError))
          form.setError('root', { message: errorText(failure, mailServerWords) })
      },
    }),
  )
  useDraft(save.isPending ? 'saving' : isDirty ? 'unsaved' : undefined, 'address')

  /** What is typed takes the error of its field away. */
  const control = (name: (typeof fieldNames)[number]) =>
    register(name, { ...(name === 'port' && { valueAsNumber: true }), onChange: () => clearErrors(name) })

  function choose(next: MailServerSecurity) {
    const port = form.getValues('port')
    if (!port || String(port) === usualPorts[security]) form.setValue('port', Number(usualPorts[next]))
    form.setValue('security', next, { shouldDirty: true })
  }

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(({ password, ...values }) =>
            save.mutate({ ...values, ...(password !== '' && { password }) }),
          )(event)
        }
        autoComplete="off"
        className="flex flex-col gap-4"
      >
        <h3 className="text-sm font-semibold">
          {server ? t('Cambiar el servidor') : t('Añadir tu servidor')}
        </h3>
        <Field
          label={t('Remitente')}
          error={errors.sender?.message}
          help={t('La dirección desde la que escribes, como hola@tudominio.es')}
        >
          {(props) => <Input {...props} type="email" dir="ltr" {...control('sender')} />}
        </Field>
        <div className="grid gap-4 @xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
          <Field label={t('Servidor')} error={errors.host?.message}>
            {(props) => (
              <Input {...props} dir="ltr" spellCheck={false} autoCapitalize="none" {...control('host')} />
            )}
          </Field>
          <Field label={t('Puerto')} error={errors.port?.message}>
            {(props) => <Input {...props} type="number" min={1} max={65_535} {...control('port')} />}
          </Field>
        </div>
        <Field label={t('Cifrado')}>
          {(props) => (
            <Select
              {...props}
              value={security}
              onChange={({ target }) => {
                const chosen = mailServerSecurities.find((one) => one === target.value)
                if (chosen) choose(chosen)
              }}
            >
              {mailServerSecurities.map((one) => (
                <option key={one} value={one}>
                  {t(securityNames[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-4 @xl:grid-cols-2">
          <Field label={t('Usuario')} error={errors.user?.message}>
            {(props) => <Input {...props} dir="ltr" autoComplete="off" {...control('user')} />}
          </Field>
          <Field
            label={t('Contraseña')}
            error={errors.password?.message}
            help={server?.hasPassword ? t('Vacía, se queda la que hay.') : undefined}
          >
            {(props) => (
              <PasswordInput {...props} dir="ltr" autoComplete="new-password" {...control('password')} />
            )}
          </Field>
        </div>
        {errors.root && (
          <p role="alert" className="text-danger">
            {errors.root.message}
          </p>
        )}
        <Button type="submit" variant="primary" size="form" className="self-start" busy={save.isPending}>
          {t('Guardar servidor')}
        </Button>
      </form>
    </Card>
  )
}
