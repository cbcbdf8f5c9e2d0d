import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { readPages } from '../engine/ranges.ts'
import type { Document, ResultFile } from '../state/model.ts'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import type { Tools } from '../state/tools.ts'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { PagesField, usePagesReady } from './pages-field.tsx'
import { viewing } from './viewing.ts'

type How = { signal: AbortSignal; onProgress: (share: number) => void }
type Asked = { document: Document; file: Blob; places: number[]; how: How }

/** 'Extraer': the pictures of a file as they lie in it, or its text. */
export function ExtractPanel() {
  const { t } = useTranslation()
  const [what, setWhat] = useState<'images' | 'text'>('images')
  const [least, setLeast] = useState('32')
  const [pages, setPages] = useState('')
  const arePagesReady = usePagesReady(pages)

  async function run(tools: Tools) {
    const longest = Math.max(...tools.documents.map((one) => one.pages.length))
    const made = await tools.forEachPdf(async (document, how) => {
      const places = readPages(pages, longest).places.filter((at) => at < document.pages.length)
      const file = await tools.fileOf(document, () => undefined)
      const asked = { document, file, places, how }
      return what === 'text' ? textOf(tools, asked) : imagesOf(tools, asked, Number(least))
    })
    const files = made.flat()
    if (files.length === 0) throw new PdfError(what === 'text' ? 'no-text' : 'no-images')
    return { files }
  }

  return (
    <OperationForm
      verb={t('Extraer')}
      text={t(
        'Saca las imágenes que lleva cada PDF, las JPEG sin tocar y las demás como PNG, o su texto en un archivo .txt.',
      )}
      isReady={arePagesReady && (what === 'text' || isWithin(least, 1, 10_000))}
      run={run}
    >
      <Choices
        legend={t('Qué se saca')}
        name="extract-what"
        value={what}
        options={[
          { value: 'images', label: t('Imágenes') },
          { value: 'text', label: t('Texto') },
        ]}
        onChange={setWhat}
      />
      {what === 'images' && (
        <NumberField
          label={t('Lado menor, como poco (píxeles)')}
          help={t('Deja fuera líneas, iconos y adornos.')}
          value={least}
          onChange={setLeast}
          least={1}
          most={10_000}
        />
      )}
      <PagesField value={pages} onChange={setPages} />
    </OperationForm>
  )
}

async function textOf(tools: Tools, { document, file, places, how }: Asked): Promise<ResultFile[]> {
  const texts = await viewing(tools, file, (viewed, own) =>
    tools.pools.view.run('plainText', { ...viewed, pages: places }, { ...how, ...own }),
  )
  if (texts.every((text) => text.trim() === '')) return []
  const blob = new Blob([`${texts.join('\n\n').trim()}\n`], { type: 'text/plain;charset=utf-8' })
  return [{ name: `${baseName(document.source.name)}.txt`, blob }]
}

async function imagesOf(
  tools: Tools,
  { document, file, places, how }: Asked,
  least: number,
): Promise<ResultFile[]> {
  const drawn = await viewing(tools, file, (viewed, own) =>
    tools.pools.view.run('pageImages', { ...viewed, pages: places, least }, { ...how, ...own }),
  )
  const refs = drawn.flatMap(({ ref }) => ref ?? [])
  const jpegs =
    refs.length === 0
      ? new Map<string, Blob>()
      : await tools.pools.write.run('jpegs', { file, refs }, { signal: how.signal })
  const name = baseName(document.source.name)
  return drawn.map(({ page, ref, png }, at) => {
    const jpeg = ref === null ? undefined : jpegs.get(ref)
    const own = `${name}_p${page + 1}_${at + 1}.${jpeg ? 'jpg' : 'png'}`
    return { name: own, blob: jpeg ?? png }
  })
}
