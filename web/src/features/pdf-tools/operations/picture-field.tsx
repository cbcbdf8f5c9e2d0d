import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type PictureFieldProps = { label: string; onPicture: (picture: Blob | null) => void }

/** A picture from the person's own files, to be put on pages. */
export function PictureField({ label, onPicture }: PictureFieldProps) {
  const { t } = useTranslation()
  return (
    <Field label={label} help={t('PNG con fondo transparente, o JPEG.')}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept="image/*"
          className="py-1.5"
          onChange={({ target }) => onPicture(target.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}
