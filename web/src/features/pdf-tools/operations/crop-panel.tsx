import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { marginsAround, pointsPerMillimetre, type TypedMargins } from '../engine/margins.ts'
import { readPages } from '../engine/ranges.ts'
import type { Document } from '../state/model.ts'
import type { Tools } from '../state/tools.ts'
import type { CropJob } from '../worker/crop.ts'
import { CropSheet } from './crop-sheet.tsx'
import { isWithin } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { PagesField, usePagesReady } from './pages-field.tsx'
import { viewing } from './viewing.ts'

type How = { signal: AbortSignal; onProgress: (share: number) => void }
/** Room around the contents, in points. */
const air = 6

const points = (millimetres: string) => (Number(millimetres) || 0) * pointsPerMillimetre
const less = (given: number) => Math.max(0, given - air)

/** 'Recortar páginas': the same margins of each page, or what is white around the contents of each. */
export function CropPanel() {
  const { t } = useTranslation()
  const [way, setWay] = useState<'margins' | 'white'>('margins')
  const [margins, setMargins] = useState<TypedMargins>({ top: '0', right: '0', bottom: '0', left: '0' })
  const [pages, setPages] = useState('')
  const arePagesReady = usePagesReady(pages)
  const areMargins = Object.values(margins).every((value) => isWithin(value, 0))
  const isCut = Object.values(margins).some((value) => Number(value) > 0)

  async function cropsOf(tools: Tools, file: Blob, places: number[], how: How): Promise<CropJob['crops']> {
    if (way === 'margins') {
      const { top, right, bottom, left } = margins
      const cut = { top: points(top), right: points(right), bottom: points(bottom), left: points(left) }
      return places.map((page) => ({ page, margins: cut }))
    }
    const found = await viewing(tools, file, (viewed, own) =>
      tools.pools.view.run('contentAreas', { ...viewed, pages: places }, { ...how, ...own }),
    )
    return found.flatMap(({ page, area, width, height }) => {
      if (!area) return []
      const around = marginsAround(area, { width, height })
      const { top, right, bottom, left } = around
      return [
        { page, margins: { top: less(top), right: less(right), bottom: less(bottom), left: less(left) } },
      ]
    })
  }

  async function run(tools: Tools) {
    const longest = Math.max(...tools.documents.map((one) => one.pages.length))
    const files = await tools.forEachFile(async (file, { pages: all }: Document, how) => {
      const places = readPages(pages, longest).places.filter((at) => at < all.length)
      const crops = await cropsOf(tools, file, places, how)
      return tools.pools.write.run('crop', { file, crops }, { signal: how.signal })
    })
    const notes = [
      t('Lo recortado deja de verse, pero sigue en el archivo. Para borrarlo de verdad usa «Tachar».'),
    ]
    return { files, notes }
  }

  return (
    <OperationForm
      verb={t('Recortar páginas')}
      text={t('Quita los bordes de las páginas: los mismos de todas, o lo que cada una tenga en blanco.')}
      isReady={arePagesReady && (way === 'white' || (areMargins && isCut))}
      run={run}
    >
      <Choices
        legend={t('Qué se quita')}
        name="crop-way"
        value={way}
        options={[
          { value: 'margins', label: t('Lo que yo diga') },
          { value: 'white', label: t('Los márgenes blancos') },
        ]}
        onChange={setWay}
      />
      {way === 'margins' && <CropSheet margins={margins} onMargins={setMargins} isCut={isCut} />}
      <PagesField value={pages} onChange={setPages} />
    </OperationForm>
  )
}
