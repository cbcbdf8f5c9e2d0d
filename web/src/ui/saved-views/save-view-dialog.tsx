import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, type ProblemWords } from '../../platform/api/error-text.ts'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import type { ViewCalls } from './view-calls.ts'

const words: ProblemWords = {
  TOO_MANY_VIEWS: 'Ya hay 100 filtros guardados. Elimina alguno que no uses y vuelve a intentarlo.',
}

type SaveViewDialogProps = { calls: ViewCalls; query: string; onClose: () => void }

/** Gives what a list shows now a name. */
export function SaveViewDialog({ calls, query, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const create = useMutation(calls.create.mutationOptions({ onSuccess: onClose }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') create.mutate({ name, query, shared })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Guardar este filtro')}
      description={t('Guarda lo que ves: la búsqueda, los filtros, el orden, las columnas y la vista.')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={create.isPending}
            disabled={name.trim() === ''}
          >
            {t('Guardar')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t('Nombre del filtro')}
          error={create.isError ? errorText(create.error, words) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Checkbox
          label={t('Compartir con el equipo')}
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
      </form>
    </Dialog>
  )
}
