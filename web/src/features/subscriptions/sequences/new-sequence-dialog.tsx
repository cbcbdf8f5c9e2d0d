import { type SequenceTemplate, sequenceTemplates } from '@aurelio/contracts/sequences'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { ListSelect } from '../lists/list-select.tsx'
import { sequencePath } from '../subscriptions-path.ts'

const names: Record<SequenceTemplate, string> = {
  welcome: 'Bienvenida: tres correos en una semana',
  quote: 'Presupuesto pendiente',
  course: 'Curso de cinco días',
  reactivation: 'Recuperar a quien ya no responde',
}

/** Asks how a sequence is called, whom it writes to and what it begins with. */
export function NewSequenceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const [name, setName] = useState('')
  const [listId, setListId] = useState<string | null>(null)
  const [template, setTemplate] = useState<SequenceTemplate>('welcome')
  const [error, setError] = useState<string>()
  const create = useMutation(
    api.subscriptions.createSequence.mutationOptions({
      onError: (refusal) => setError(errorText(refusal)),
      onSuccess: ({ id }) => void navigate(sequencePath(id)),
    }),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') setError(t('Escribe un nombre.'))
    else create.mutate({ name: name.trim(), template, ...(listId !== null && { listId }) })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Nueva secuencia')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            {t('Crear')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('Nombre')} error={error} tellsError>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={80}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <ListSelect value={listId} none={t('La elijo después')} onChange={setListId} />
        <Field label={t('Plantilla')} help={t('Los correos vienen escritos; los cambias a tu gusto.')}>
          {(control) => (
            <Select
              {...control}
              value={template}
              onChange={({ target }) =>
                setTemplate(sequenceTemplates.find((one) => one === target.value) ?? 'welcome')
              }
            >
              {sequenceTemplates.map((one) => (
                <option key={one} value={one}>
                  {t(names[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}
