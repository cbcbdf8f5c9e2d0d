import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiFetch } from '../../platform/api/api-fetch.ts'
import { errorText, type ProblemWords } from '../../platform/api/error-text.ts'
import { problemToError } from '../../platform/api/problem.ts'
import type { PageActionProps } from '../../platform/feature.ts'
import { downloadBlob } from '../../platform/files/download.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const words: ProblemWords = {
  PRINT_UNPUBLISHED: 'Esta página no está publicada. Publícala y vuelve a intentarlo.',
  PRINT_UNAVAILABLE:
    'En este servidor no hay ningún navegador que haga el PDF. Quien lo administra puede instalar Chromium, o decir dónde está en el ajuste PRINT_BROWSER. Mientras, abre la página y usa «Imprimir» en tu navegador.',
  PRINT_FAILED:
    'El navegador del servidor no ha podido hacer el PDF de esta página. Vuelve a intentarlo; si pasa otra vez, abre la página y usa «Imprimir» en tu navegador.',
}

/** 'Descargar como PDF': what stands published of a page, as a browser of the server prints it. */
export function PrintDialog({ page, onClose }: PageActionProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const isPublished = page.publication !== null

  async function download() {
    const own = new AbortController()
    stop.current = own
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await apiFetch(`/api/pages/${page.id}/print.pdf`, { signal: own.signal })
      if (!answer.ok) throw problemToError(await answer.json()) ?? new Error(String(answer.status))
      downloadBlob(await answer.blob(), `${page.name}.pdf`)
      onClose()
    } catch (error) {
      if (own.signal.aborted) return
      setProblem(errorText(error, words))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Descargar como PDF')}
      description={
        isPublished
          ? t('«{{name}}» tal como está publicada ahora. Tarda unos segundos.', { name: page.name })
          : t('«{{name}}» no está publicada. El PDF se hace de lo que hay publicado: publícala antes.', {
              name: page.name,
            })
      }
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!isPublished}
            icon={<FileDown aria-hidden="true" className="size-4" />}
            onClick={() => void download()}
          >
            {t('Descargar')}
          </Button>
        </>
      }
    >
      <p role="status" className="text-sm text-muted empty:hidden">
        {isBusy && t('El servidor está haciendo el PDF…')}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </Dialog>
  )
}
