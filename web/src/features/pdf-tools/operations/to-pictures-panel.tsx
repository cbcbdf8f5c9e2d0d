import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { PdfError } from '../engine/failure.ts'
import { readPages } from '../engine/ranges.ts'
import type { ResultFile } from '../state/model.ts'
import { baseName, type Tools } from '../state/tools.ts'
import type { PictureFormat } from '../worker/view.worker.ts'
import { OperationForm } from './operation-form.tsx'
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
    const documents = tools.documents.filter(({ source }) => source.kind === 'pdf')
    if (documents.length === 0) throw new PdfError('no-documents')
    const longest = Math.max(...tools.documents.map((one) => one.pages.length))
    const files: ResultFile[] = []
    for (const document of documents) {
      const places = readPages(pages, longest).places.filter((at) => at < document.pages.length)
      const id = crypto.randomUUID()
      const job = {
        id,
        file: await tools.fileOf(document),
        password: '',
        pages: places,
        dpi: Number(dpi),
        format,
      }
      const drawn = await tools.pools.view.run('pictures', job, { ...tools.how, affinity: id })
      const name = baseName(document.source.name)
      for (const [at, blob] of drawn.entries())
        files.push({ name: `${name}_${(places[at] ?? 0) + 1}.${extensions[format]}`, blob })
    }
    return { files }
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
