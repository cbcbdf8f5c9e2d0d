import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserPicture } from '../../../platform/pictures/heif/browser-picture.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type PictureFieldProps = {
  label: string
  onPicture: (picture: Blob | null) => void
  error?: string | undefined
}

/** A picture from the person's own files, to be put on pages. */
export function PictureField({ label, onPicture, error }: PictureFieldProps) {
  const { t } = useTranslation()
  const [isUnreadable, setUnreadable] = useState(false)

  async function take(file: File | undefined) {
    const picture = file && (await readable(file))
    setUnreadable(file !== undefined && picture === null)
    onPicture(picture ?? null)
  }

  const unreadable = t('Esta imagen no se puede leer. Guárdala como JPEG o PNG y vuelve a probar.')
  return (
    <Field
      label={label}
      help={t('PNG con fondo transparente, o JPEG.')}
      error={isUnreadable ? unreadable : error}
    >
      {(control) => (
        <Input
          {...control}
          type="file"
          accept="image/*,.heic,.heif"
          className="py-1.5"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      )}
    </Field>
  )
}

/** The picture as browsers read it; null where none does. */
async function readable(file: File): Promise<File | null> {
  try {
    const picture = await browserPicture(file)
    const bitmap = await createImageBitmap(picture)
    bitmap.close()
    return picture
  } catch {
    return null
  }
}
