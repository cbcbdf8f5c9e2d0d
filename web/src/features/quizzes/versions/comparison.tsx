import type { QuizVersion, QuizVersionWhole } from '@aurelio/contracts/quizzes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { differenceWords } from './difference-words.ts'
import { quizDifferences } from './differences.ts'
import { type SideRow, sideBySide } from './side-by-side.ts'
import { useVersionTitle } from './version-title.ts'

type ComparisonProps = { id: string; versions: readonly QuizVersion[] }

/** What changed from one version to another, and what people did in each. */
export function Comparison({ id, versions }: ComparisonProps) {
  const { t } = useTranslation()
  const titleOf = useVersionTitle()
  const [beforeId, setBefore] = useState(versions[1]?.id ?? '')
  const [afterId, setAfter] = useState(versions[0]?.id ?? '')
  const before = useQuery(api.quizzes.version.queryOptions({ input: { id, versionId: beforeId } }))
  const after = useQuery(api.quizzes.version.queryOptions({ input: { id, versionId: afterId } }))
  const error = before.error ?? after.error
  const choice = (label: string, value: string, onChoose: (id: string) => void) => (
    <Field label={label} className="min-w-0 flex-1 basis-40">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {versions.map((version) => (
            <option key={version.id} value={version.id}>
              {titleOf(version)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <section aria-label={t('Comparar versiones')} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {choice(t('Versión de antes'), beforeId, setBefore)}
        {choice(t('Versión de después'), afterId, setAfter)}
      </div>
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && !(before.data && after.data) && <Skeleton className="h-40" />}
      {before.data && after.data && (
        <>
          <WhatChanged before={before.data} after={after.data} />
          <Figures before={before.data} after={after.data} />
        </>
      )}
    </section>
  )
}

type Both = { before: QuizVersionWhole; after: QuizVersionWhole }

function WhatChanged({ before, after }: Both) {
  const { t } = useTranslation()
  const changed = quizDifferences(before.document, after.document)
  if (changed.length === 0) return <p className="text-muted">{t('Las dos preguntan lo mismo.')}</p>
  return (
    <ul aria-label={t('Qué cambia')} className="flex flex-col gap-3 text-dense">
      {changed.map(({ id, title, differences }) => (
        <li key={id} className="flex flex-col gap-1">
          <h3 className="font-medium wrap-anywhere">
            {id === '' ? t('El quiz entero') : title || t('Veredicto')}
          </h3>
          <ul className="list-disc pl-5 text-muted">
            {differences.map(({ what, ...texts }, at) => (
              <li key={at} className="wrap-anywhere">
                {t(differenceWords[what], texts)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Figures({ before, after }: Both) {
  const { t } = useTranslation()
  const titleOf = useVersionTitle()
  const nameOf = ({ of, title }: SideRow) => {
    if (of === 'started') return t('Lo empiezan')
    if (of === 'finished') return t('Lo terminan')
    if (of === 'leads') return t('Dejan sus datos')
    if (of === 'result') return t('Resultado: {{title}}', { title })
    return of === 'answer' ? title : t('Se quedan en: {{title}}', { title })
  }
  return (
    <table aria-label={t('Cifras de las dos versiones')} className="w-full text-dense">
      <thead>
        <tr className="text-left text-muted">
          <th scope="col">{t('Qué')}</th>
          {[before, after].map((version, at) => (
            <th key={at} scope="col" className="pl-2 text-right wrap-anywhere">
              {titleOf(version)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sideBySide(before, after).map((row) => (
          <tr key={`${row.of} ${row.id}`} data-side={`${row.of} ${row.id}`.trim()}>
            <th scope="row" className="py-1 text-left font-normal wrap-anywhere">
              {nameOf(row)}
            </th>
            {[row.before, row.after].map((side, at) => (
              <td key={at} className="py-1 pl-2 text-right align-top tabular-nums">
                {side === null ? '–' : formatNumber(side.count)}
                {side !== null && side.share !== null && (
                  <span className="block text-muted">{Math.round(side.share * 100)} %</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
