import { type LegalData, legalDataSchema } from '@aurelio/contracts/workspace-settings'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { complaints } from '../../../platform/api/complaints.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { fieldErrors } from '../../../platform/api/field-errors.ts'
import { fieldText } from '../../../platform/api/field-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { notify } from '../../../ui/toast.tsx'

const names = ['name', 'taxNumber', 'address', 'email', 'registry'] as const
type Name = (typeof names)[number]

const labels = {
  name: 'Razón social',
  taxNumber: 'NIF o número fiscal',
  address: 'Dirección',
  email: 'Correo de contacto',
  registry: 'Datos de registro',
} as const satisfies Record<Name, string>

const autoComplete: Record<Name, string> = {
  name: 'organization',
  taxNumber: 'off',
  address: 'street-address',
  email: 'email',
  registry: 'off',
}

/** Who answers for what the workspace publishes: the legal pages of its sites say it. */
export function LegalCard({ legal }: { legal: LegalData }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(legal)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const saving = useMutation(
    api.workspaceSettings.saveLegal.mutationOptions({
      onSuccess: (saved) => {
        setDraft(saved.legal)
        notify.success(t('Datos legales guardados'))
      },
      onError: (error) => {
        const refused = fieldErrors(error)
        if (refused.size === 0) notify.error(errorText(error))
        setErrors(
          Object.fromEntries(
            names.flatMap((name) => {
              const problem = refused.get(name)
              return problem ? [[name, fieldText(problem)]] : []
            }),
          ),
        )
      },
    }),
  )
  const isChanged = names.some((name) => draft[name] !== legal[name])
  useDraft(saving.isPending ? 'saving' : isChanged ? 'unsaved' : undefined)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const checked = legalDataSchema.safeParse(draft, complaints({}))
    if (checked.success) {
      setErrors({})
      saving.mutate(checked.data)
    } else setErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message])))
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 className="text-base font-semibold">{t('Datos legales de la agencia')}</h2>
          <p className="text-muted">
            {t('Con ellos se escriben el aviso legal y la política de privacidad de tus sitios.')}
          </p>
        </div>
        {names.map((name) => (
          <Field key={name} label={t(labels[name])} error={errors[name]}>
            {(control) => {
              const shared = {
                ...control,
                dir: 'auto' as const,
                autoComplete: autoComplete[name],
                value: draft[name],
              }
              const write = (value: string) => {
                setDraft({ ...draft, [name]: value })
                setErrors({ ...errors, [name]: undefined })
              }
              return name === 'address' ? (
                <Textarea {...shared} rows={2} onChange={({ target }) => write(target.value)} />
              ) : (
                <Input
                  {...shared}
                  type={name === 'email' ? 'email' : 'text'}
                  onChange={({ target }) => write(target.value)}
                />
              )
            }}
          </Field>
        ))}
        <Button
          type="submit"
          variant="primary"
          size="form"
          className="self-start"
          busy={saving.isPending}
          disabled={!isChanged}
        >
          {t('Guardar datos legales')}
        </Button>
      </form>
    </Card>
  )
}
