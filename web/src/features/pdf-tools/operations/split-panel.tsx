import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readRanges } from '../engine/ranges.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { Tools } from '../state/tools.ts'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { type Split, splitFiles } from './split-files.ts'
import { usePageCount } from './use-page-count.ts'
import { useRangeText } from './use-range-text.ts'

type Way = Split['way']
const leastMegabytes = 0.1

/** 'Dividir': several PDFs of each file, by ranges, by number of pages, by size or by bookmark. */
export function SplitPanel() {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('ranges')
  const [ranges, setRanges] = useState('')
  const [together, setTogether] = useState(false)
  const [each, setEach] = useState('1')
  const [megabytes, setMegabytes] = useState('5')
  const rangeText = useRangeText()
  const fewest = usePageCount('shortest PDF')
  const { groups, problem } = readRanges(ranges, fewest)
  const [isAsked, setAsked] = useState(false)
  const isTyped = isAsked || ranges.trim() !== ''
  const isReady: Record<Way, boolean> = {
    ranges: problem === null,
    every: isWithin(each, 1),
    size: isWithin(megabytes, leastMegabytes),
    bookmarks: true,
  }
  const split: Record<Way, Split> = {
    ranges: { way: 'ranges', groups: together ? [(groups ?? []).flat()] : (groups ?? []) },
    every: { way: 'every', pages: Number(each) },
    size: { way: 'size', megabytes: Number(megabytes) },
    bookmarks: { way: 'bookmarks' },
  }

  async function run(tools: Tools) {
    const { files, whole, larger } = await splitFiles(tools, split[way])
    const unmarked = way === 'bookmarks' ? whole : []
    const notes = [
      ...unmarked.map((name) => t('{{name}} no tiene marcadores que lo dividan: sale entero.', { name })),
      ...larger.map((name) => t('{{name}} pesa más: una sola página ya es mayor.', { name })),
    ]
    return { files, notes }
  }

  return (
    <OperationForm
      verb={t('Dividir')}
      text={t('Varios PDF a partir de cada archivo. Varios resultados se descargan juntos en un ZIP.')}
      isReady={isReady[way]}
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
        <>
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
          <Checkbox
            label={t('Juntar los intervalos en un solo archivo')}
            checked={together}
            onChange={(event) => setTogether(event.target.checked)}
          />
        </>
      )}
      {way === 'every' && (
        <NumberField label={t('Páginas por archivo')} value={each} least={1} onChange={setEach} />
      )}
      {way === 'size' && (
        <NumberField
          label={t('Tamaño máximo (MB)')}
          value={megabytes}
          least={leastMegabytes}
          onChange={setMegabytes}
        />
      )}
      {way === 'bookmarks' && (
        <p className="text-dense text-muted">{t('Un archivo por cada marcador del primer nivel.')}</p>
      )}
    </OperationForm>
  )
}
