import {
  type MailServer,
  mailServerSecurities,
  type MailServerSecurity,
  newMailServerSchema,
} from '@aurelio/contracts/mail-server'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { complaints } from '../../platform/api/complaints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { fieldErrors } from '../../platform/api/field-errors.ts'
import { refusalText } from '../../platform/api/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { fieldWords, mailServerWords, securityNames } from './mail-server-words.ts'

const usualPorts: Record<MailServerSecurity, string> = { tls: '465', starttls: '587', none: '25' }

/** What a server is reached by. The password that is kept is not shown; an empty field leaves it as it is. */
export function MailServerForm({ server }: { server: MailServer | null }) {
  const { t } = useTranslation()
  const [host, setHost] = useState(server?.host ?? '')
  const [port, setPort] = useState(server ? String(server.port) : usualPorts.starttls)
  const [security, setSecurity] = useState<MailServerSecurity>(server?.security ?? 'starttls')
  const [user, setUser] = useState(server?.user ?? '')
  const [password, setPassword] = useState('')
  const [sender, setSender] = useState(server?.sender ?? '')
  const [error, setError] = useState<string>()
  const save = useMutation(
    api.mailServer.save.mutationOptions({
      onSuccess: () => {
        setPassword('')
        notify.success(t('Servidor guardado. Pruébalo antes de usarlo.'))
      },
      onError: (failure) =>
        setError(
          fieldErrors(failure).size > 0
            ? refusalText(failure, fieldWords)
            : errorText(failure, mailServerWords),
        ),
    }),
  )

  function choose(next: MailServerSecurity) {
    if (port === '' || port === usualPorts[security]) setPort(usualPorts[next])
    setSecurity(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const asked = { host, port: Number(port), security, user, sender, ...(password !== '' && { password }) }
    const checked = newMailServerSchema.safeParse(asked, complaints(fieldWords))
    setError(checked.success ? undefined : checked.error.issues[0]?.message)
    if (checked.success) save.mutate(checked.data)
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} autoComplete="off" className="flex flex-col gap-4">
        <h3 className="text-sm font-semibold">
          {server ? t('Cambiar el servidor') : t('Añadir tu servidor')}
        </h3>
        <Field label={t('Remitente')} help={t('La dirección desde la que escribes, como hola@tudominio.es')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              dir="ltr"
              value={sender}
              onChange={({ target }) => setSender(target.value)}
            />
          )}
        </Field>
        <div className="grid gap-4 @xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
          <Field label={t('Servidor')}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                spellCheck={false}
                autoCapitalize="none"
                value={host}
                onChange={({ target }) => setHost(target.value)}
              />
            )}
          </Field>
          <Field label={t('Puerto')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={1}
                max={65_535}
                value={port}
                onChange={({ target }) => setPort(target.value)}
              />
            )}
          </Field>
        </div>
        <Field label={t('Cifrado')}>
          {(control) => (
            <Select
              {...control}
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
          <Field label={t('Usuario')}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                value={user}
                onChange={({ target }) => setUser(target.value)}
              />
            )}
          </Field>
          <Field
            label={t('Contraseña')}
            help={server?.hasPassword ? t('Vacía, se queda la que hay.') : undefined}
          >
            {(control) => (
              <PasswordInput
                {...control}
                dir="ltr"
                autoComplete="new-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
        </div>
        {error !== undefined && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" size="form" className="self-start" busy={save.isPending}>
          {t('Guardar servidor')}
        </Button>
      </form>
    </Card>
  )
}
