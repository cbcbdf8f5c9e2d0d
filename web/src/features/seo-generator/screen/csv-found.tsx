import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatNumber } from '../../../platform/format.ts'
import type { CsvInfo } from '../engine/inspect.ts'
import { problemText } from './texts.ts'

const shownProblems = 5

/** What the file is, and what is odd in it with row and column. */
export function CsvFound({ name, info }: { name: string; info: CsvInfo }) {
  const { t } = useTranslation()
  const delimiters = { ',': t('coma'), ';': t('punto y coma'), '\t': t('tabulador') }
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
    t('separador: {{name}}', { name: delimiters[info.format.delimiter] }),
    encodings[info.format.encoding],
  ]
  const shown = info.problems.slice(0, shownProblems)
  return (
    <>
      <p className="text-dense break-words text-muted">{facts.join(' · ')}</p>
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
