import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { PdfError } from '@aurelio/formats/pdf/failure'
import type { Tools } from '../state/tools.ts'
import type { Paper } from '../worker/new-pages.ts'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'

const pointsPerMillimetre = 72 / 25.4
/** Dots to the inch of a picture on a page of its own size. */
const dpi = 96
const widestMargin = 80

/** 'Imágenes a PDF': one PDF with a page for each picture of the workbench. */
export function PicturesPanel() {
  const { t } = useTranslation()
  const [paper, setPaper] = useState<Paper>('a4')
  const [margin, setMargin] = useState('10')

  async function run({ pages, documents, pools, how, worksOn }: Tools) {
    const sources = documents.map(({ source }) => source).filter(({ kind }) => kind === 'picture')
    const pictures = pages.flatMap((page) => {
      const file = sources.find(({ id }) => id === page.source)?.file
      return file && page.kind === 'page' ? [{ file, turn: page.turn }] : []
    })
    if (pictures.length === 0) throw new PdfError('no-pictures')
    worksOn(sources)
    const layout = { paper, margin: Number(margin) * pointsPerMillimetre, dpi }
    const blob = await pools.write.run('fromPictures', { pictures, layout }, how)
    return { files: [{ name: t('imagenes.pdf'), blob }] }
  }

  return (
    <OperationForm
      verb={t('Convertir')}
      text={t('Un PDF con una página por imagen, en el orden de la mesa. Los JPEG entran sin tocar.')}
      isReady={isWithin(margin, 0, widestMargin)}
      run={run}
    >
      <Choices
        legend={t('Papel')}
        name="paper"
        value={paper}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: t('Carta') },
          { value: 'fit', label: t('Como la imagen') },
        ]}
        onChange={setPaper}
      />
      <NumberField
        label={t('Margen (mm)')}
        value={margin}
        onChange={setMargin}
        least={0}
        most={widestMargin}
      />
    </OperationForm>
  )
}
