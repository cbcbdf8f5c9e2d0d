import { addresses } from '@aurelio/contracts/addresses'
import type { PageSummary } from '@aurelio/contracts/pages'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../../../platform/format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { EncodingNote } from '../../../encoding-note.tsx'
import { copyLink } from '../../sync/remote/manual-save.ts'

const QrCode = lazyPart(async () => (await import('../../../../../ui/qr-code.tsx')).QrCode)

/** It stands, or it will: where, and how to hand it on. */
export function PublishedNote({ page, isPlanned }: { page: PageSummary; isPlanned: boolean }) {
  const { t } = useTranslation()
  const { publication, publishAt } = page
  if (isPlanned && publishAt !== null)
    return (
      <p role="alert">
        {t('La página se publicará el {{moment}}', {
          moment: formatDateTime(publishAt),
        })}
      </p>
    )
  if (!publication) return null
  const { url } = publication
  return (
    <>
      <div role="alert" className="flex flex-col gap-1">
        <p className="font-semibold">{t('Página publicada correctamente')}</p>
        <a href={url} target="_blank" rel="noreferrer" className="break-all underline underline-offset-4">
          {url}
        </a>
      </div>
      <div>
        <Button onClick={() => void copyLink(url)}>{t('Copiar enlace')}</Button>
      </div>
      <Suspense fallback={null}>
        <QrCode url={url} />
      </Suspense>
      <a
        href={addresses.pageLanguages(page.id)}
        target="_blank"
        rel="noreferrer"
        className="self-start underline underline-offset-4"
      >
        {t('Traducir a otros idiomas')}
      </a>
      <EncodingNote />
      <p className="text-dense text-muted">
        {t('Lo que cambies desde ahora no se ve hasta que publiques otra vez.')}
      </p>
    </>
  )
}
