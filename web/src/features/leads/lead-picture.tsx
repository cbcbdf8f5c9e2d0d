import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiFetch } from '../../platform/api/api-fetch.ts'
import { browserPicture } from '../../platform/pictures/heif/browser-picture.ts'
import { BlobImage } from '../../ui/blob-image.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type LeadPictureProps = { address: string; name: string; onClose: () => void }

/** A picture that came with a form, photos of phones too. */
export function LeadPicture({ address, name, onClose }: LeadPictureProps) {
  const { t } = useTranslation()
  const [picture, setPicture] = useState<Blob | 'unreadable' | null>(null)
  useEffect(() => {
    const closed = new AbortController()
    fetchPicture(address, name, closed.signal).then(
      (found) => !closed.signal.aborted && setPicture(found),
      () => !closed.signal.aborted && setPicture('unreadable'),
    )
    return () => closed.abort(new DOMException('The window was closed', 'AbortError'))
  }, [address, name])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} className="max-w-3xl">
      {picture === null && <Spinner className="mx-auto size-8 text-accent-text" />}
      {picture === 'unreadable' && (
        <p role="alert">{t('No se puede enseñar aquí. Descárgala y ábrela con otro programa.')}</p>
      )}
      {picture instanceof Blob && (
        <BlobImage blob={picture} alt={name} className="mx-auto max-h-[70dvh] max-w-full object-contain" />
      )}
    </Dialog>
  )
}

async function fetchPicture(address: string, name: string, signal: AbortSignal): Promise<Blob> {
  const response = await apiFetch(address, { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  const picture = await browserPicture(new File([await response.blob()], name))
  // The server sends files of strangers as nothing that a browser would open; a picture is known by its bytes.
  const bitmap = await createImageBitmap(picture)
  bitmap.close()
  return picture
}
