import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { readPages } from '../engine/ranges.ts'
import type { Spot } from '../engine/spot.ts'
import { useBench } from '../bench-context.tsx'
import type { Tools } from '../state/tools.ts'
import { FormFields } from './form-fields.tsx'
import { OperationForm } from './operation-form.tsx'
import { PagesField, usePagesReady } from './pages-field.tsx'
import { SignatureFields, type SignatureKind } from './signature-fields.tsx'
import { SignatureSheet } from './signature-sheet.tsx'
import { useFirstFile } from './use-first-file.ts'
import { useSignature } from './use-signature.ts'

/** 'Firmar y rellenar': the form of the first file, and a signature that is a picture. */
export function SignPanel() {
  const { t } = useTranslation()
  const { pools } = useBench()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [flatten, setFlatten] = useState(false)
  const [kind, setKind] = useState<SignatureKind>('typed')
  const { picture, latest, bring } = useSignature()
  const [pages, setPages] = useState('1')
  const [spot, setSpot] = useState<Spot>({ left: 0.55, top: 0.82, width: 0.35 })
  const ask = useCallback(
    (file: Blob, signal: AbortSignal) => pools.write.run('fields', file, { signal }),
    [pools],
  )
  const form = useFirstFile(ask)
  const areReady = usePagesReady(pages)
  const isSigned = kind !== 'none' && picture !== null

  async function run(tools: Tools) {
    const drawn = kind === 'none' ? null : await latest()
    if (!drawn && !flatten && Object.keys(values).length === 0) throw new PdfError('nothing-to-put')
    const files = await tools.forEachFile((file, { source, pages: own }, { signal }) => {
      const signed = readPages(pages, own.length).places
      const signature = drawn && { picture: drawn, pages: signed, spot }
      const given = source.id === form?.source.id ? values : {}
      return tools.pools.write.run('fill', { file, values: given, flatten, signature }, { signal })
    })
    const unsigned = tools.documents.filter((one) => readPages(pages, one.pages.length).places.length === 0)
    const notes = drawn
      ? unsigned.map(({ source }) =>
          t('{{name}} no tiene ninguna de esas páginas y va sin firma.', { name: source.name }),
        )
      : []
    return { files, notes }
  }

  return (
    <OperationForm
      verb={t('Firmar')}
      text={t('Pone tu firma como imagen y rellena formularios. No es una firma electrónica certificada.')}
      isReady={!isSigned || areReady}
      run={run}
    >
      <FormFields
        fields={form?.told ?? []}
        values={values}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
      {(form?.told.length ?? 0) > 0 && (
        <Checkbox
          label={t('Aplanar: el formulario ya no se podrá cambiar')}
          checked={flatten}
          onChange={(event) => setFlatten(event.target.checked)}
        />
      )}
      <SignatureFields kind={kind} onKind={setKind} onPicture={bring} />
      {kind !== 'none' && <PagesField value={pages} onChange={setPages} />}
      {isSigned && <SignatureSheet picture={picture} pages={pages} spot={spot} onSpot={setSpot} />}
    </OperationForm>
  )
}
