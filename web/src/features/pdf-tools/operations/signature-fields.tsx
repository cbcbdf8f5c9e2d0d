import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PictureField } from './picture-field.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { typedSignature } from './typed-signature.ts'

export type SignatureKind = 'none' | 'drawn' | 'typed' | 'picture'

type SignatureFieldsProps = {
  kind: SignatureKind
  onKind: (kind: SignatureKind) => void
  onPicture: (picture: Blob | null) => void
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
          onPicture(null)
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
                if (written.trim() === '') onPicture(null)
                else void typedSignature(written).then(onPicture)
              }}
            />
          )}
        </Field>
      )}
      {kind === 'picture' && <PictureField label={t('Imagen de la firma')} onPicture={onPicture} />}
    </>
  )
}
