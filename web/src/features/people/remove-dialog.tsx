import type { Member } from '@aurelio/contracts/people'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { peopleWords } from './people-words.ts'

type RemoveDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  member: Member
  /** Who may go on with their tasks. */
  others: readonly Member[]
}

/** Asks before somebody is removed, and who goes on with what they had to do. */
export function RemoveDialog({ open, onOpenChange, member: { id, name }, others }: RemoveDialogProps) {
  const { t } = useTranslation()
  const [successorId, setSuccessorId] = useState('')
  const pending = useQuery(api.people.pending.queryOptions({ input: { id }, enabled: open, staleTime: 0 }))
  const removing = useMutation(
    api.people.remove.mutationOptions({
      onSuccess: () => {
        onOpenChange(false)
        notify.success(t('{{name}} ya no está en el espacio', { name }))
      },
      onError: (error) => notify.error(errorText(error, peopleWords)),
    }),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('¿Quitar a {{name}} del espacio?', { name })}
      description={t('Deja de verlo al momento, en todos sus dispositivos. Lo que ha hecho se queda.')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('Cancelar')}</Button>
          <Button
            variant="danger"
            busy={removing.isPending}
            onClick={() => removing.mutate({ id, successorId: successorId === '' ? null : successorId })}
          >
            {t('Quitar')}
          </Button>
        </>
      }
    >
      <Field
        label={t('Sus tareas pendientes pasan a')}
        help={pending.data && t('Tareas pendientes: {{number}}.', { number: pending.data.tasks })}
      >
        {(control) => (
          <Select {...control} value={successorId} onChange={({ target }) => setSuccessorId(target.value)}>
            <option value="">{t('Nadie')}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Dialog>
  )
}
