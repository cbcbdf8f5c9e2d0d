import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readRanges } from '../engine/ranges.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useBenchState } from '../screen/bench-context.tsx'
import { documentsOf } from '../state/model.ts'
import { OperationForm } from './operation-form.tsx'
import { type Split, splitFiles } from './split-files.ts'
import { useRangeText } from './use-range-text.ts'

type Way = Split['way']

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

  const split: Record<Way, Split> = {
    ranges: { way: 'ranges', groups: groups ?? [] },
    every: { way: 'every', pages: Number(each) },
    size: { way: 'size', megabytes: Number(megabytes) },
    bookmarks: { way: 'bookmarks' },
  }

  return (
    <OperationForm
      verb={t('Dividir')}
      text={t('Varios PDF a partir de cada archivo. Varios resultados se descargan juntos en un ZIP.')}
      isReady={isReady}
      onRefused={() => setAsked(true)}
      run={(tools) => splitFiles(tools, split[way])}
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
        <NumberField label={t('Páginas por archivo')} value={each} least={1} onChange={setEach} />
      )}
      {way === 'size' && (
        <NumberField label={t('Tamaño máximo (MB)')} value={megabytes} least={0.1} onChange={setMegabytes} />
      )}
      {way === 'bookmarks' && (
        <p className="text-dense text-muted">{t('Un archivo por cada marcador del primer nivel.')}</p>
      )}
    </OperationForm>
  )
}

/** A number that has to be there. */
function NumberField({
  label,
  value,
  least,
  onChange,
}: {
  label: string
  value: string
  least: number
  onChange: (value: string) => void
}) {
  const { t } = useTranslation()
  return (
    <Field label={label} error={Number(value) > 0 ? undefined : t('Escribe un número mayor que cero.')}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={least}
          step={least}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Pages of the shortest file: a range has to fit each of them. */
function useFewestPages(): number {
  return useBenchState((state) =>
    documentsOf(state).reduce((least, { pages }) => Math.min(least, pages.length), Number.MAX_SAFE_INTEGER),
  )
}
