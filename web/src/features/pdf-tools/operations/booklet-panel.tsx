import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { SheetPaper } from '../engine/imposition.ts'
import { pointsPerMillimetre } from '../engine/margins.ts'
import type { Tools } from '../state/tools.ts'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { SheetPaperField } from './sheet-paper.tsx'

const widestMargin = 40

/** 'Folleto': pages in the order in which printing on both sides and folding makes a booklet. */
export function BookletPanel() {
  const { t } = useTranslation()
  const [paper, setPaper] = useState<SheetPaper>('a4')
  const [margin, setMargin] = useState('5')
  const [turned, setTurned] = useState(false)

  async function run(tools: Tools) {
    const job = { kind: 'booklet', paper, margin: Number(margin) * pointsPerMillimetre, turned } as const
    const files = await tools.forEachFile((file, _, how) =>
      tools.pools.write.run('impose', { ...job, file }, how),
    )
    const padded = tools.documents.filter(
      ({ source, pages }) => source.kind === 'pdf' && pages.length % 4 !== 0,
    )
    const notes = padded.map(({ source, pages }) =>
      t('{{name}}: caras en blanco al final, para que salgan hojas enteras: {{sides}}.', {
        name: source.name,
        sides: 4 - (pages.length % 4),
      }),
    )
    return { files, notes }
  }

  return (
    <OperationForm
      verb={t('Hacer el folleto')}
      text={t(
        'Dos páginas por cara, ordenadas para imprimir a doble cara, doblar por la mitad y grapar. En tu impresora elige voltear por el borde corto.',
      )}
      isReady={isWithin(margin, 0, widestMargin)}
      run={run}
    >
      <SheetPaperField name="booklet-paper" value={paper} onChange={setPaper} />
      <NumberField
        label={t('Margen (mm)')}
        value={margin}
        onChange={setMargin}
        least={0}
        most={widestMargin}
      />
      <Checkbox
        label={t('Mi impresora solo voltea por el borde largo: girar el reverso')}
        checked={turned}
        onChange={(event) => setTurned(event.target.checked)}
      />
    </OperationForm>
  )
}
