import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { perSheet, type SheetPaper } from '../engine/imposition.ts'
import { pointsPerMillimetre } from '../engine/margins.ts'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { SheetPaperField } from './sheet-paper.tsx'

const widestMargin = 40

/** 'Páginas por hoja': several pages side by side and above each other on each sheet. */
export function PerSheetPanel() {
  const { t } = useTranslation()
  const [count, setCount] = useState('2')
  const [paper, setPaper] = useState<SheetPaper>('a4')
  const [margin, setMargin] = useState('8')
  const [framed, setFramed] = useState(false)
  const points = Number(margin) * pointsPerMillimetre

  return (
    <OperationForm
      verb={t('Repartir en hojas')}
      text={t(
        'Varias páginas en cada hoja, lo más grandes que quepan, de izquierda a derecha y de arriba abajo. Los enlaces se pierden: es para imprimir.',
      )}
      isReady={isWithin(margin, 0, widestMargin)}
      run={async (tools) => ({
        files: await tools.forEachFile((file, _, how) =>
          tools.pools.write.run(
            'impose',
            { kind: 'grid', file, count: Number(count), paper, margin: points, gap: points / 2, framed },
            how,
          ),
        ),
      })}
    >
      <Field label={t('Páginas por hoja')}>
        {(control) => (
          <Select {...control} value={count} onChange={(event) => setCount(event.target.value)}>
            {perSheet.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SheetPaperField name="sheet-paper" value={paper} onChange={setPaper} />
      <NumberField
        label={t('Margen (mm)')}
        value={margin}
        onChange={setMargin}
        least={0}
        most={widestMargin}
      />
      <Checkbox
        label={t('Una línea alrededor de cada página')}
        checked={framed}
        onChange={(event) => setFramed(event.target.checked)}
      />
    </OperationForm>
  )
}
