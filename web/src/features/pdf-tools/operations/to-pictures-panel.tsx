import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { readPages } from '../engine/ranges.ts'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import type { Tools } from '../state/tools.ts'
import type { PictureFormat } from '../worker/view.worker.ts'
import { OperationForm } from './operation-form.tsx'
import { pagePictures } from './page-pictures.ts'
import { PagesField, usePagesReady } from './pages-field.tsx'

const dots = [72, 96, 150, 200, 300]
const extensions: Record<PictureFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' }

/** 'PDF a imágenes': a picture of each page; several come as a ZIP. */
export function ToPicturesPanel() {
  const { t } = useTranslation()
  const [format, setFormat] = useState<PictureFormat>('jpeg')
  const [dpi, setDpi] = useState('150')
  const [pages, setPages] = useState('')
  const isReady = usePagesReady(pages)

  async function run(tools: Tools) {
    const longest = Math.max(...tools.documents.map((one) => one.pages.length))
    const files = await tools.forEachPdf(async (document, how) => {
      const places = readPages(pages, longest).places.filter((at) => at < document.pages.length)
      const file = await tools.fileOf(document, how.onProgress)
      const drawn = await pagePictures(tools, { file, pages: places, dpi: Number(dpi), format }, how)
      const name = baseName(document.source.name)
      return drawn.map((blob, at) => ({
        name: `${name}_${(places[at] ?? 0) + 1}.${extensions[format]}`,
        blob,
      }))
    })
    return { files: files.flat() }
  }

  return (
    <OperationForm
      verb={t('Convertir')}
      text={t('Una imagen por página. Varias se descargan juntas en un ZIP.')}
      isReady={isReady}
      run={run}
    >
      <Choices
        legend={t('Formato')}
        name="picture-format"
        value={format}
        options={[
          { value: 'jpeg', label: 'JPEG' },
          { value: 'png', label: 'PNG' },
          { value: 'webp', label: 'WebP' },
        ]}
        onChange={setFormat}
      />
      <Field label={t('Puntos por pulgada')}>
        {(control) => (
          <Select {...control} value={dpi} onChange={(event) => setDpi(event.target.value)}>
            {dots.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PagesField value={pages} onChange={setPages} />
    </OperationForm>
  )
}
