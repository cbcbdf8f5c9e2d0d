import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
    const isPicture = file !== undefined && (await canBeDrawn(file))
    setUnreadable(file !== undefined && !isPicture)
    onPicture(isPicture ? file : null)
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
          accept="image/*"
          className="py-1.5"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      )}
    </Field>
  )
}

async function canBeDrawn(file: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
