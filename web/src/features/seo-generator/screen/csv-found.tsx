import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatNumber } from '../../../platform/format.ts'
import { Select } from '../../../ui/select.tsx'
import { delimiters } from '@aurelio/page/generator'
import type { ReadTable } from '../worker/protocol.ts'
import { delimiterLabels, problemText } from './texts.ts'
import type { Reading } from './use-seo-tool.ts'

const shownProblems = 5

type CsvFoundProps = {
  name: string
  info: ReadTable
  reading: Reading
  onRead: (part: Partial<Reading>) => void
}

/** What the file is, and what is odd in it with row and column. */
export function CsvFound({ name, info, reading, onRead }: CsvFoundProps) {
  const { t } = useTranslation()
  const encodings = {
    'utf-8': info.format.bom ? t('UTF-8 con BOM') : 'UTF-8',
    'windows-1252': 'Windows-1252',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16',
  }
  const facts = [
    name,
    formatBytes(info.size),
    t('{{n}} columnas', { n: formatNumber(info.columns.length) }),
    { xlsx: t('Excel (XLSX), su primera hoja'), xml: 'XML', csv: encodings[info.format.encoding] }[
      info.source
    ],
  ]
  const shown = info.problems.slice(0, shownProblems)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-dense text-muted">
        <p className="break-words">{facts.join(' · ')}</p>
        {info.source === 'csv' && <ReadDelimiter info={info} reading={reading} onRead={onRead} />}
      </div>
      {shown.length > 0 && (
        <div className="flex gap-2 text-dense text-warning" role="status">
          <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          <ul className="flex flex-col gap-1">
            {shown.map((problem) => (
              <li key={`${problem.fault}-${problem.row ?? 0}-${problem.column ?? 0}`}>
                {problemText(t, problem, info.header)}
              </li>
            ))}
            {info.problemCount > shown.length && (
              <li>{t('Y {{n}} avisos más.', { n: formatNumber(info.problemCount - shown.length) })}</li>
            )}
          </ul>
        </div>
      )}
    </>
  )
}

/** What stands between the cells, as it was found or as the person says. */
function ReadDelimiter({ info, reading, onRead }: Omit<CsvFoundProps, 'name'>) {
  const { t } = useTranslation()
  const names = delimiterLabels(t)
  return (
    <label className="flex items-center gap-2">
      {t('Columnas separadas por')}
      <Select
        className="w-auto"
        value={reading.delimiter}
        onChange={(event) => {
          const chosen = delimiters.find((one) => one === event.target.value)
          onRead({ delimiter: chosen ?? 'auto' })
        }}
      >
        <option value="auto">
          {reading.delimiter === 'auto'
            ? t('Detectado: {{name}}', { name: names[info.format.delimiter] })
            : t('Detectar')}
        </option>
        {delimiters.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </label>
  )
}
