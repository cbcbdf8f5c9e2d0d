import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readRanges } from '../engine/ranges.ts'
import { everyPages, groupsFrom, groupsOfSize } from '../engine/split.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useBenchState } from '../screen/bench-context.tsx'
import { documentsOf, type Document, type ResultFile } from '../state/model.ts'
import { baseName, type Tools } from '../state/tools.ts'
import { OperationForm } from './operation-form.tsx'
import { useRangeText } from './use-range-text.ts'

type Way = 'ranges' | 'every' | 'size' | 'bookmarks'

/** 'Dividir': several PDFs of each file, by ranges, by number of pages, by size or by bookmark. */
export function SplitPanel() {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('ranges')
  const [ranges, setRanges] = useState('')
  const [each, setEach] = useState('1')
  const [megabytes, setMegabytes] = useState('5')
  const rangeText = useRangeText()
  const fewest = useFewestPages()
  const { groups, problem } = readRanges(ranges, fewest)
  const [isAsked, setAsked] = useState(false)
  const isTyped = isAsked || ranges.trim() !== ''
  const isReady = way === 'ranges' ? problem === null : Number(way === 'every' ? each : megabytes) > 0
  const howMany = t('Escribe un número mayor que cero.')

  async function run(tools: Tools) {
    const files: ResultFile[] = []
    for (const document of tools.documents) {
      const found = await groupsFor(tools, document)
      for (const places of found) {
        const pages = places.flatMap((place) => document.pages[place] ?? [])
        const blob = await tools.taken(document.source, pages)
        files.push({ name: partName(document.source.name, places), blob })
      }
    }
    return { files: uniqueNames(files) }
  }

  async function groupsFor(tools: Tools, document: Document): Promise<number[][]> {
    const { length } = document.pages
    if (way === 'ranges') return groups ?? []
    if (way === 'every') return everyPages(length, Math.max(1, Math.floor(Number(each))))
    if (way === 'size') {
      const sizeOf = async (places: number[]) => {
        const pages = places.flatMap((place) => document.pages[place] ?? [])
        return (await tools.taken(document.source, pages)).size
      }
      return groupsOfSize(length, Number(megabytes) * 1024 * 1024, sizeOf, (done) =>
        tools.onProgress(done / length),
      )
    }
    const file = await tools.fileOf(document)
    const chapters = await tools.pools.write.run('chapters', file, { signal: tools.signal })
    return groupsFrom(
      chapters.map(({ page }) => page),
      length,
    )
  }

  return (
    <OperationForm
      verb={t('Dividir')}
      text={t('Varios PDF a partir de cada archivo. Varios resultados se descargan juntos en un ZIP.')}
      isReady={isReady}
      onRefused={() => setAsked(true)}
      run={run}
    >
      <Choices
        legend={t('Dividir por')}
        name="split-way"
        value={way}
        options={[
          { value: 'ranges', label: t('Intervalos') },
          { value: 'every', label: t('Cada N páginas') },
          { value: 'size', label: t('Tamaño') },
          { value: 'bookmarks', label: t('Marcadores') },
        ]}
        onChange={setWay}
      />
      {way === 'ranges' && (
        <Field
          label={t('Páginas')}
          help={t('Cada intervalo es un archivo: 1-3, 5, 8-')}
          error={isTyped ? rangeText(problem, fewest) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={ranges}
              autoComplete="off"
              onChange={(event) => setRanges(event.target.value)}
            />
          )}
        </Field>
      )}
      {way === 'every' && (
        <Field label={t('Páginas por archivo')} error={isReady ? undefined : howMany}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              value={each}
              onChange={(event) => setEach(event.target.value)}
            />
          )}
        </Field>
      )}
      {way === 'size' && (
        <Field label={t('Tamaño máximo (MB)')} error={isReady ? undefined : howMany}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0.1}
              step={0.1}
              value={megabytes}
              onChange={(event) => setMegabytes(event.target.value)}
            />
          )}
        </Field>
      )}
      {way === 'bookmarks' && (
        <p className="text-dense text-muted">{t('Un archivo por cada marcador del primer nivel.')}</p>
      )}
    </OperationForm>
  )
}

/** Pages of the shortest file: a range has to fit each of them. */
function useFewestPages(): number {
  return useBenchState((state) =>
    documentsOf(state).reduce((least, { pages }) => Math.min(least, pages.length), Number.MAX_SAFE_INTEGER),
  )
}

function partName(name: string, places: readonly number[]) {
  const [first = 0] = places
  const last = places.at(-1) ?? first
  return `${baseName(name)}_${first + 1}${last === first ? '' : `-${last + 1}`}.pdf`
}

/** The same name twice becomes `name (2)`. */
function uniqueNames(files: readonly ResultFile[]): ResultFile[] {
  const seen = new Map<string, number>()
  return files.map(({ name, blob }) => {
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return { name: nth === 1 ? name : name.replace(/\.pdf$/, ` (${nth}).pdf`), blob }
  })
}
