import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PictureField } from './picture-field.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { typedSignature } from './typed-signature.ts'
import type { SignaturePicture } from './use-signature.ts'

export type SignatureKind = 'none' | 'drawn' | 'typed' | 'picture'

const none: SignaturePicture = Promise.resolve(null)

type SignatureFieldsProps = {
  kind: SignatureKind
  onKind: (kind: SignatureKind) => void
  onPicture: (picture: SignaturePicture) => void
}

/** How one signs: drawn, typed, by a picture, or not at all. */
export function SignatureFields({ kind, onKind, onPicture }: SignatureFieldsProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  return (
    <>
      <Choices
        legend={t('Firma')}
        name="signature-kind"
        value={kind}
        options={[
          { value: 'drawn', label: t('Dibujada') },
          { value: 'typed', label: t('Escrita') },
          { value: 'picture', label: t('Imagen') },
          { value: 'none', label: t('Sin firma') },
        ]}
        onChange={(next) => {
          onPicture(none)
          setName('')
          onKind(next)
        }}
      />
      {kind === 'drawn' && <SignaturePad onDrawn={onPicture} />}
      {kind === 'typed' && (
        <Field label={t('Tu nombre')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              value={name}
              onChange={(event) => {
                const written = event.target.value
                setName(written)
                onPicture(written.trim() === '' ? none : typedSignature(written))
              }}
            />
          )}
        </Field>
      )}
      {kind === 'picture' && (
        <PictureField
          label={t('Imagen de la firma')}
          onPicture={(picture) => onPicture(Promise.resolve(picture))}
        />
      )}
    </>
  )
}
