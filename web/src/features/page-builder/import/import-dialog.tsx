import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileChoice } from './file-choice.tsx'
import { ownFamiliesIn } from './import-fonts.ts'
import { ImportReport } from './import-report.tsx'
import { importSite } from './import-site.ts'
import { importErrorText } from './import-words.ts'
import { type Found, readImport } from './read-import.ts'
import { runImport } from './run-import.ts'
import { newSite, TargetChoice } from './target-choice.tsx'

type ImportDialogProps = {
  onClose: () => void
  /** For a page that another program made. */
  onHtml: () => void
}

/** Brings pages from a file: chosen, looked at, kept, and told what came and what did not. */
export function ImportDialog({ onClose, onHtml }: ImportDialogProps) {
  const { t } = useTranslation()
  const [target, setTarget] = useState<string>()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const reading = useMutation({
    mutationFn: readImport,
    onSuccess: ({ site }) => setTarget(site ? newSite : undefined),
  })
  const found = reading.data
  const [hasLicence, setHasLicence] = useState(false)
  const letters = found?.site && target === newSite ? ownFamiliesIn(found.site.theme) : []
  const importing = useMutation({
    mutationFn: async (what: Found) => {
      const { site } = what
      if (site && target === newSite)
        return importSite({ ...what, site }, { onProgress: setProgress, hasLicence })
      const { result } = await runImport(what, { siteId: target, onProgress: setProgress })
      return result
    },
  })
  const error = reading.error ?? importing.error

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Importar')}
      description={t('El ZIP de una página o de un sitio exportados, o el JSON de una página.')}
      actions={
        importing.data ? (
          <Button variant="primary" onClick={onClose}>
            {t('Cerrar')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('Cancelar')}</Button>
            <Button
              variant="primary"
              disabled={!found}
              busy={importing.isPending}
              onClick={() => found && importing.mutate(found)}
            >
              {t('Importar')}
            </Button>
          </>
        )
      }
    >
      <div className="-m-1 flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
        {importing.data ? (
          <ImportReport imported={importing.data} />
        ) : (
          <>
            <FileChoice
              accept=".zip,.json"
              text={t('ZIP o JSON, hasta 60 MB')}
              busy={reading.isPending}
              onFile={(file) => {
                importing.reset()
                reading.mutate(file)
              }}
            />
            {!found && (
              <p className="flex flex-wrap items-center justify-between gap-2 text-muted">
                {t('¿La página es de otra web?')}
                <Button onClick={onHtml}>{t('Importar HTML')}</Button>
              </p>
            )}
            {found && <TargetChoice found={found} chosen={target} onChoose={setTarget} />}
            {letters.length > 0 && (
              <Checkbox
                checked={hasLicence}
                onChange={({ target: box }) => setHasLicence(box.checked)}
                label={t(
                  'Trae letra propia ({{names}}). Tengo licencia para usarla en páginas web; sin ella, va la del sistema.',
                  { names: letters.map(({ name }) => name).join(', ') },
                )}
              />
            )}
          </>
        )}
        {importing.isPending && progress && (
          <p role="status" className="text-muted tabular-nums">
            {t('Páginas importadas: {{done}} de {{total}}…', progress)}
          </p>
        )}
        {error && (
          <p role="alert" className="text-danger">
            {importErrorText(error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
