import { addresses } from '@aurelio/contracts/addresses'
import { useTranslation } from 'react-i18next'
import { SignInAgain } from '../features/auth/sign-in-again.tsx'
import { type Ending, useAuth, useSession } from '../platform/auth/auth-provider.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const stay = () => {}

/** Over the screen whose session is over. The screen stays as it is, with everything typed into it. */
export function SessionEndedDialog({ ended }: { ended: Ending }) {
  if (ended.kind === 'expired') return <Expired />
  return ended.kind === 'moved' ? <Moved to={ended.to} /> : <Replaced by={ended.by} />
}

function Expired() {
  const { t } = useTranslation()
  const { refresh, forget } = useAuth()
  const { user } = useSession()
  return (
    <Dialog
      open
      onOpenChange={stay}
      hasCross={false}
      className="overflow-y-auto"
      title={t('Tu sesión ha terminado')}
      description={t('Vuelve a entrar para seguir donde estabas: lo que has escrito sigue aquí.')}
    >
      <SignInAgain email={user.email} onEntered={refresh} />
      <Button variant="ghost" onClick={() => void forget()}>
        {t('Salir sin volver a entrar')}
      </Button>
    </Dialog>
  )
}

/** Nothing of one workspace may be saved in another. Somebody who was removed from it finds out here. */
function Moved({ to }: { to: string }) {
  const { t } = useTranslation()
  const { workspace } = useSession()
  return (
    <Dialog
      open
      onOpenChange={stay}
      hasCross={false}
      title={t('Ahora estás en «{{name}}»', { name: to })}
      description={t(
        'Has cambiado de espacio en otra pestaña, o ya no formas parte de «{{name}}». Esta pantalla era de ese espacio: hay que cargarla de nuevo.',
        { name: workspace.name },
      )}
      actions={
        <Button variant="primary" onClick={() => window.location.assign(addresses.home)}>
          {t('Cargar de nuevo')}
        </Button>
      }
    />
  )
}

/** Nothing of one person may be saved as the other's. */
function Replaced({ by }: { by: string }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={stay}
      hasCross={false}
      title={t('Has entrado con otra cuenta')}
      description={t(
        'En este navegador está ahora {{email}}. Esta pantalla era de otra cuenta: hay que cargarla de nuevo.',
        {
          email: by,
        },
      )}
      actions={
        <Button variant="primary" onClick={() => window.location.assign(addresses.home)}>
          {t('Cargar de nuevo')}
        </Button>
      }
    />
  )
}
