import { addresses } from '@aurelio/contracts/addresses'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAuth } from '../platform/auth/auth-provider.tsx'
import { dropDrafts, mayLoseDrafts } from '../ui/drafts.ts'
import { notify } from '../ui/toast.tsx'

/**
 * Ends the session and goes to /login (dashboard.md §2); says so when the server could not be told. What
 * only this browser holds is saved first, since nothing of it stays here; where that fails, and where a form is half
 * filled, the person decides.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { forget } = useAuth()

  const leave = useCallback(async () => {
    const { endSession } = await import('../platform/auth/auth-client.ts')
    const failure = await endSession()
    if (failure !== null) {
      notify.error(failure)
      return
    }
    dropDrafts()
    // The login screen would send a signed-in person back, and the guard would remember this place.
    await navigate(addresses.login, { state: { signedOut: true } })
    await forget()
  }, [navigate, forget])

  return useCallback(async () => {
    if (!(await mayLoseDrafts())) return
    const { saveAllStoredWork } = await import('./save-stored-work.ts')
    const unsaved = await saveAllStoredWork()
    if (unsaved === null) {
      await leave()
      return
    }
    notify.error(
      t('Los últimos cambios de «{{nombre}}» solo están en este navegador y no se han podido guardar.', {
        nombre: unsaved,
      }),
      {
        id: 'sign-out',
        description: t('Si sales ahora, se pierden. Comprueba tu conexión y vuelve a intentarlo.'),
        action: { label: t('Salir y perderlos'), onClick: () => void leave() },
      },
    )
  }, [leave, t])
}
