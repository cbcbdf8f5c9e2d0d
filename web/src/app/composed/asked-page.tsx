import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { saveStoredWork } from '../../features/page-builder/editor/sync/keeping/stored-work.ts'
import { editorPath, openEditor } from '../../features/page-builder/editor-session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { notify } from '../../ui/toast.tsx'

/** Opens the page that an address names. What this browser alone holds of another is sent before, else that stays open. */
export function AskedPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    let isLeft = false
    void (async () => {
      const unsaved = await saveStoredWork()
      if (isLeft) return
      if (unsaved === null) openEditor((to) => navigate(to, { replace: true }), { pageId: id })
      else {
        notify.error(
          t(
            'Sigues en «{{name}}»: sus últimos cambios solo están en este navegador. Guárdalos y abre el enlace otra vez.',
            {
              name: unsaved,
            },
          ),
        )
        await navigate(editorPath, { replace: true })
      }
    })()
    return () => void (isLeft = true)
  }, [id, navigate, t])
  return (
    <main className="grid h-dvh place-items-center bg-background p-4">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="size-5 text-accent-text" />
        {t('Abriendo la página...')}
      </p>
    </main>
  )
}
