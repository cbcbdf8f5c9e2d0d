import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useBench } from '../screen/bench-context.tsx'
import type { Tools } from '../state/tools.ts'
import type { Corner } from '../worker/fill.ts'
import { FormFields } from './form-fields.tsx'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { SignatureFields, type SignatureKind } from './signature-fields.tsx'
import { useFirstFile } from './use-first-file.ts'

const pointsPerMillimetre = 72 / 25.4

/** 'Firmar y rellenar': the form of the first file, and a signature that is a picture. */
export function SignPanel() {
  const { t } = useTranslation()
  const { pools } = useBench()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [flatten, setFlatten] = useState(false)
  const [kind, setKind] = useState<SignatureKind>('typed')
  const [picture, setPicture] = useState<Blob | null>(null)
  const [corner, setCorner] = useState<Corner>('bottom-right')
  const [page, setPage] = useState('1')
  const [width, setWidth] = useState('60')
  const ask = useCallback(
    (file: Blob, signal: AbortSignal) => pools.write.run('fields', file, { signal }),
    [pools],
  )
  const form = useFirstFile(ask)
  const most = form?.source.pages ?? 9999
  const isSigned = kind !== 'none' && picture !== null

  async function run(tools: Tools) {
    const signature =
      isSigned && picture
        ? { picture, corner, page: Number(page) - 1, width: Number(width) * pointsPerMillimetre }
        : null
    const files = await tools.forEachFile((file, { source }, { signal }) => {
      const own = source.id === form?.source.id ? values : {}
      return tools.pools.write.run('fill', { file, values: own, flatten, signature }, { signal })
    })
    return { files }
  }

  const corners: [Corner, string][] = [
    ['bottom-right', t('Abajo a la derecha')],
    ['bottom-centre', t('Abajo en el centro')],
    ['bottom-left', t('Abajo a la izquierda')],
    ['top-right', t('Arriba a la derecha')],
    ['top-left', t('Arriba a la izquierda')],
    ['middle', t('En el medio')],
  ]
  return (
    <OperationForm
      verb={t('Firmar')}
      text={t('Pone tu firma como imagen y rellena formularios. No es una firma electrónica certificada.')}
      isReady={!isSigned || (isWithin(page, 1, most) && isWithin(width, 5, 200))}
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
      <SignatureFields kind={kind} onKind={setKind} onPicture={setPicture} />
      {kind !== 'none' && (
        <>
          <NumberField
            label={t('Página de la firma')}
            value={page}
            onChange={setPage}
            least={1}
            most={most}
          />
          <Field label={t('Lugar')}>
            {(control) => (
              <Select
                {...control}
                value={corner}
                onChange={(event) =>
                  setCorner(corners.find(([value]) => value === event.target.value)?.[0] ?? corner)
                }
              >
                {corners.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <NumberField label={t('Ancho (mm)')} value={width} onChange={setWidth} least={5} most={200} />
        </>
      )}
    </OperationForm>
  )
}
