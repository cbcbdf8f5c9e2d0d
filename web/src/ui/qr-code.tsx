import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { qrCode } from './qr-picture.ts'
import { notify } from './toast.tsx'

const pngSize = 1024

/** The address as a code to be read with a phone, and as a file: sharp at every size, or 1024 pixels wide. */
export function QrCode({ url }: { url: string }) {
  const { t } = useTranslation()
  const source = qrCode(url)

  async function savePng() {
    const blob = await drawn(source)
    if (blob) save(URL.createObjectURL(blob), 'qr.png')
    else notify.error(t('El navegador no ha podido dibujar el código. Descárgalo como SVG.'))
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={source}
        alt={t('Código QR de {{url}}', { url })}
        className="size-32 rounded-md border bg-white"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="dense" onClick={() => save(source, 'qr.svg')}>
          {t('Descargar SVG')}
        </Button>
        <Button size="dense" onClick={() => void savePng()}>
          {t('Descargar PNG')}
        </Button>
      </div>
    </div>
  )
}

function save(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

async function drawn(source: string): Promise<Blob | null> {
  const image = new Image(pngSize, pngSize)
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = pngSize
  canvas.height = pngSize
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingEnabled = false
  context.drawImage(image, 0, 0, pngSize, pngSize)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
