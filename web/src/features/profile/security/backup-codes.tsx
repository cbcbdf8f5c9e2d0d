import { Copy, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { downloadBlob } from '../../../platform/files/download.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'

/** The codes are shown this once; closing it asks for nothing, because new ones can be made. */
export function BackupCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify.success(t('Códigos copiados'))
    } catch {
      notify.error(t('El navegador no deja copiar. Descárgalos o apúntalos.'))
    }
  }

  function download() {
    const file = new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' })
    downloadBlob(file, 'aurelio-codigos-de-respaldo.txt')
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Guarda tus códigos de respaldo')}
      description={t(
        'Cada uno sirve una vez para entrar sin tu teléfono. No se volverán a mostrar: guárdalos en un lugar seguro.',
      )}
      hasCross={false}
      actions={
        <>
          <Button icon={<Copy aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
            {t('Copiar')}
          </Button>
          <Button icon={<Download aria-hidden="true" className="size-4" />} onClick={download}>
            {t('Descargar')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('Los he guardado')}
          </Button>
        </>
      }
    >
      <ul
        aria-label={t('Códigos de respaldo')}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border bg-background p-4 font-medium tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
