import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useAuth, useSession } from '../../../platform/auth/auth-provider.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks before the person leaves the workspace they work in. */
export function LeaveDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation()
  const { tellMoved } = useAuth()
  const { workspace } = useSession()
  const leaving = useMutation(
    api.people.leave.mutationOptions({
      onSuccess: () => {
        tellMoved()
        window.location.assign('/dashboard')
      },
      onError: (error) => {
        onOpenChange(false)
        notify.error(
          errorText(error, {
            ONLY_OWNER:
              'Nadie más es propietario de este espacio. Haz propietaria a otra persona en «Miembros», o elimina el espacio.',
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
      description={t(
        'Dejas de ver sus proyectos y sus páginas. Tus tareas pendientes de aquí se quedan sin persona asignada. Para volver hace falta otra invitación.',
      )}
      confirmLabel={t('Salir')}
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate({})}
    />
  )
}
