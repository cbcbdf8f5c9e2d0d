import { addresses } from '@aurelio/contracts/addresses'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { notify } from '../../ui/toast.tsx'
import { inTurn } from './in-turn.ts'

/** For an address whose project is not there: removed, of another workspace, or mistyped. */
export function ProjectGone({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <ErrorPanel
      heading
      title={t('Este proyecto no está')}
      text={t('Puede que se haya eliminado, o que la dirección no sea correcta.')}
      action={<WaysOut id={id} />}
    />
  )
}

/** For a project that went while it was open; what is being typed below stays. */
export function GoneNotice({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <ErrorPanel
      title={t('Este proyecto se ha eliminado en otro sitio')}
      text={t('Lo que ves es lo último que se cargó. Recupéralo para seguir trabajando en él.')}
      action={<WaysOut id={id} canRestore />}
    />
  )
}

function WaysOut({ id, canRestore = false }: { id: string; canRestore?: boolean }) {
  const { t } = useTranslation()
  const mayChange = useCan('projects.change')
  const restoration = useMutation(
    api.projects.restore.mutationOptions({
      ...inTurn(id),
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <div className="flex flex-wrap gap-2">
      {canRestore && mayChange && (
        <Button variant="primary" busy={restoration.isPending} onClick={() => restoration.mutate({ id })}>
          {t('Recuperar el proyecto')}
        </Button>
      )}
      <Link to={addresses.projects} className={buttonClass()}>
        {t('Volver a los proyectos')}
      </Link>
    </div>
  )
}
