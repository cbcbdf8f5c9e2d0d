import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { editorPath } from '../editor-session.ts'
import { discardStoredWork, storedWorkName } from '../editor/sync/keeping/stored-work.ts'

/** What the editor held when the browser was closed over it, and the server has not got: to go on with, or to let go. */
export function UnfinishedWork() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [name, setName] = useState(storedWorkName)
  const [isAsking, setAsking] = useState(false)
  if (name === null) return null

  function discard() {
    discardStoredWork()
    setName(null)
  }

  return (
    <Card className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 break-words">
        {t('«{{name}}» se quedó a medias y tiene cambios que solo están en este navegador.', { name })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsking(true)}>{t('Descartar')}</Button>
        <Button variant="primary" onClick={() => void navigate(editorPath)}>
          {t('Seguir editando')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('¿Descartar los cambios de «{{name}}»?', { name })}
        description={t('Lo que no se ha guardado en el servidor se pierde. No se puede deshacer.')}
        confirmLabel={t('Descartar')}
        onConfirm={discard}
      />
    </Card>
  )
}
