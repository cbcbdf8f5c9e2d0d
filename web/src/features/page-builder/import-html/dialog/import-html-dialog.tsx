import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { openEditor } from '../../editor-session.ts'
import { keepForeignPage, type KeptPage } from '../keep-foreign-page.ts'
import type { ForeignPage } from '../read-foreign-page.ts'
import { fileSource, pastedSource } from '../read/read-source.ts'
import { PreviewStep } from './preview-step.tsx'
import { importHtmlErrorText } from './report-words.ts'
import { SourceStep } from './source-step.tsx'
import { useForeignPage } from './use-foreign-page.ts'

/** Makes a page of a foreign one: given, looked at beside what becomes of it, made. */
export function ImportHtmlDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [siteId, setSiteId] = useState<string>()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const foreign = useForeignPage({
    onProgress: setProgress,
    onRead: (page) => setName(page.name || t('Página importada')),
  })
  const keeping = useMutation({
    mutationFn: (page: ForeignPage) => keepForeignPage(page, { name, siteId, onProgress: setProgress }),
  })
  const { page } = foreign
  const error = foreign.error ?? keeping.error
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Importar HTML')}
      description={t('Convierte una página de otra web en elementos que puedes editar.')}
      className={page && !keeping.data ? 'max-w-6xl' : 'max-w-xl'}
      actions={
        keeping.data ? (
          <Button onClick={onClose}>{t('Cerrar')}</Button>
        ) : page ? (
          <>
            <Button disabled={keeping.isPending} onClick={foreign.stop}>
              {t('Elegir otra')}
            </Button>
            <Button variant="primary" busy={keeping.isPending} onClick={() => keeping.mutate(page)}>
              {t('Crear página')}
            </Button>
          </>
        ) : (
          <Button onClick={foreign.isReading ? foreign.stop : onClose}>{t('Cancelar')}</Button>
        )
      }
    >
      <div className="-m-1 flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
        {keeping.data ? (
          <Kept page={keeping.data} />
        ) : page ? (
          <PreviewStep page={page} name={name} onName={setName} siteId={siteId} onSite={setSiteId} />
        ) : foreign.isReading ? (
          <ProgressBar
            label={t('Leyendo la página')}
            text={t('Leyendo la página en tres anchos…')}
            percent={progress.total === 0 ? 0 : Math.floor((progress.done / progress.total) * 100)}
          />
        ) : (
          <SourceStep
            onFile={(file) => foreign.read(() => fileSource(file))}
            onPaste={(html) => foreign.read(() => pastedSource(html))}
          />
        )}
        {keeping.isPending && progress.total > 0 && (
          <p role="status" className="text-muted tabular-nums">
            {t('Imágenes guardadas: {{done}} de {{total}}…', progress)}
          </p>
        )}
        {error && (
          <p role="alert" className="text-danger">
            {importHtmlErrorText(error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** The page that was made, with the way to it. */
function Kept({ page }: { page: KeptPage }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <>
      <p role="status">{t('«{{name}}» está hecha, como borrador.', { name: page.name })}</p>
      {page.refused > 0 && (
        <p className="text-muted">
          {t('Imágenes que no venían o no se pueden guardar: {{n}}.', { n: page.refused })}
        </p>
      )}
      <div>
        <Button variant="primary" onClick={() => openEditor(navigate, { pageId: page.id, name: page.name })}>
          {t('Editar página')}
        </Button>
      </div>
    </>
  )
}
