import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import type { ResultFile } from '../state/model.ts'
import type { Tools } from '../state/tools.ts'
import type { Compression } from '@aurelio/formats/pdf/compress'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { pagePictures } from './page-pictures.ts'

type Way = Compression | 'pictures'
/** Dots to the inch of pages that become pictures. */
const pictureDpi = 120

/** 'Comprimir': smaller files, never larger ones. Text stays text, save where the person asks for pictures. */
export function CompressPanel() {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('balanced')
  const [kilobytes, setKilobytes] = useState('500')
  const texts: Record<Way, string> = {
    lossless: t('Todo queda igual: solo se guarda mejor.'),
    balanced: t('Las imágenes bajan a unos 150 puntos por pulgada; el texto sigue siendo texto.'),
    strongest: t('Las imágenes pierden detalle que se nota al ampliar; el texto sigue siendo texto.'),
    target: t('Baja la calidad de las imágenes hasta llegar al tamaño, si se puede.'),
    pictures: t('Último recurso: cada página será una foto. El texto ya no se podrá buscar ni copiar.'),
  }

  async function run(tools: Tools) {
    if (way === 'pictures') return { files: await asPictures(tools) }
    const missed: string[] = []
    const targetBytes = Number(kilobytes) * 1024
    const files = await tools.forEachFile(async (file, { source }, how) => {
      const made = await tools.pools.write.run('compress', { file, by: way, targetBytes }, how)
      if (made.missed) missed.push(source.name)
      return made.file
    })
    const notes = missed.map((name) =>
      t('{{name}} no baja más sin convertir sus páginas en imágenes.', { name }),
    )
    return { files, notes }
  }

  return (
    <OperationForm
      verb={t('Comprimir')}
      text={t('Cada PDF sale más pequeño, o como estaba si no hay nada que ganar.')}
      isReady={way !== 'target' || isWithin(kilobytes, 1)}
      run={run}
    >
      <Choices
        legend={t('Compresión')}
        name="compression"
        value={way}
        options={[
          { value: 'lossless', label: t('Sin pérdida') },
          { value: 'balanced', label: t('Equilibrada') },
          { value: 'strongest', label: t('Máxima') },
          { value: 'target', label: t('Tamaño objetivo') },
          { value: 'pictures', label: t('Páginas como imágenes') },
        ]}
        onChange={setWay}
      />
      <p className="text-dense text-muted">{texts[way]}</p>
      {way === 'target' && (
        <NumberField label={t('Tamaño (KB)')} value={kilobytes} onChange={setKilobytes} least={1} />
      )}
    </OperationForm>
  )
}

async function asPictures(tools: Tools): Promise<ResultFile[]> {
  return tools.forEachFile(async (file, { pages }, how) => {
    const job = { file, pages: pages.map((_, at) => at), dpi: pictureDpi, format: 'jpeg' } as const
    const drawn = await pagePictures(tools, job, how)
    const pictures = drawn.map((picture) => ({ file: picture, turn: 0 }) as const)
    const layout = { paper: 'fit', margin: 0, dpi: pictureDpi } as const
    const made = await tools.pools.write.run('fromPictures', { pictures, layout }, { signal: tools.signal })
    return made.size < file.size ? made : file
  })
}
