import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { ProjectSelect } from '../../../ui/project-select.tsx'

type Asked = { projectId: string | null; memberIds: string[]; emails: string[] }
type NewMailingFormProps = {
  isBusy: boolean
  failure: string | undefined
  onCreate: (asked: Asked) => void
}

/** Of what the report tells, and who reads it: people of the workspace and addresses of clients. */
export function NewMailingForm({ isBusy, failure, onCreate }: NewMailingFormProps) {
  const { t } = useTranslation()
  const members = useQuery(api.people.list.queryOptions()).data?.items ?? []
  const [projectId, setProjectId] = useState('')
  const [memberIds, setMemberIds] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const [wasSent, setSent] = useState(false)
  const emails = typed.split(/[\s,;]+/).filter(Boolean)
  const odd = emails.find((email) => !/^[^@]+@[^@]+\.[^@]+$/.test(email))
  const isNobody = emails.length === 0 && memberIds.length === 0

  function errorOfEmails() {
    if (!wasSent) return undefined
    if (odd !== undefined) return t('«{{email}}» no es una dirección de correo.', { email: odd })
    return isNobody ? t('Elige a alguien o escribe una dirección.') : undefined
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (odd === undefined && !isNobody)
      onCreate({ projectId: projectId || null, memberIds: [...memberIds], emails })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('Qué enseña')}>
        {(control) => (
          <ProjectSelect {...control} none={t('Todo el espacio')} value={projectId} onChoose={setProjectId} />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t('Personas del espacio')}</legend>
        <div className="grid max-h-40 gap-2 overflow-y-auto sm:grid-cols-2">
          {members.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<bdi>{shortName(name)}</bdi>}
              checked={memberIds.includes(id)}
              onChange={({ target }) =>
                setMemberIds((ids) => (target.checked ? [...ids, id] : ids.filter((each) => each !== id)))
              }
            />
          ))}
        </div>
      </fieldset>
      <Field
        label={t('Direcciones de clientes')}
        help={t('Separadas por comas. No necesitan cuenta.')}
        error={errorOfEmails()}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="email"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" busy={isBusy} className="self-start">
        {t('Mandar cada mes')}
      </Button>
    </form>
  )
}
