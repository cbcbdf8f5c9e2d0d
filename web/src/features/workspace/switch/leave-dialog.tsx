import { addresses } from '@aurelio/contracts/addresses'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useAuth, useSession } from '../../../platform/auth/auth-provider.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks before the person leaves the workspace they work in. */
export function LeaveDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation()
  const { tellMoved } = useAuth()
  const { workspace } = useSession()
  const [successorId, setSuccessorId] = useState('')
  const leaving = useMutation(
    api.people.leave.mutationOptions({
      onSuccess: () => {
        tellMoved()
        window.location.assign(addresses.home)
      },
      onError: (error) => {
        onOpenChange(false)
        notify.error(
          errorText(error, {
            ONLY_OWNER:
              'Nadie más es propietario de este espacio. Pásalo a otra persona en la configuración, o elimínalo.',
          }),
        )
      },
    }),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('¿Salir de «{{name}}»?', { name: workspace.name })}
      description={t('Dejas de ver sus proyectos y sus páginas. Para volver hace falta otra invitación.')}
      confirmLabel={t('Salir')}
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate({ successorId: successorId === '' ? null : successorId })}
    >
      {open && <LeftTasks successorId={successorId} onSuccessor={setSuccessorId} />}
    </ConfirmDialog>
  )
}

type LeftTasksProps = { successorId: string; onSuccessor: (id: string) => void }

/** How much the person still has to do there, and who goes on with it; a client knows nobody to say. */
function LeftTasks({ successorId, onSuccessor }: LeftTasksProps) {
  const { t } = useTranslation()
  const { user, can } = useSession()
  const knowsOthers = can['workspace.members']
  const pending = useQuery(api.people.pending.queryOptions({ input: { id: user.id }, staleTime: 0 }))
  const people = useQuery(api.people.list.queryOptions({ enabled: knowsOthers }))
  const tasks = pending.data?.tasks ?? 0
  if (tasks === 0) return null
  const others = (people.data?.items ?? []).filter(({ id, role }) => id !== user.id && role !== 'client')
  return (
    <div className="flex flex-col gap-3">
      <p>{t('Tareas pendientes: {{number}}.', { number: tasks })}</p>
      {knowsOthers && (
        <Field label={t('Tus tareas pendientes pasan a')}>
          {(control) => (
            <Select {...control} value={successorId} onChange={({ target }) => onSuccessor(target.value)}>
              <option value="">{t('Nadie')}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
