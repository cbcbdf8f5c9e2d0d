import type { ElementNode } from '@aurelio/page/document'
import { readersOf, readersProp } from '@aurelio/page/letters'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { updateProps } from '../../model/commands/elements.ts'
import type { LetterRules } from '../../model/state/letter-rules.ts'
import { useModel } from '../../model/state/model-context.ts'
import { DenseSelect } from './controls/dense-select.tsx'

type ReadersFieldProps = { element: ElementNode; letter: LetterRules }

/** Who sees a block: everybody, those of a segment, or all but them. Nothing where there are no segments to choose from. */
export function ReadersField({ element, letter: { segments } }: ReadersFieldProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const id = useId()
  const readers = readersOf(element)
  if (segments.length === 0 && readers === null) return null
  const isGone = readers !== null && !segments.some((segment) => segment.id === readers.segmentId)
  const value = readers === null ? '' : `${readers.isIn ? 'in' : 'out'} ${readers.segmentId}`

  function choose(chosen: string) {
    const [kind, segmentId] = chosen.split(' ')
    const next = segmentId === undefined ? undefined : { segmentId, isIn: kind === 'in' }
    updateProps(store, element.id, { [readersProp]: next })
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-dense font-medium">
        {t('Quién lo ve')}
      </label>
      <DenseSelect id={id} value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('Todas las personas')}</option>
        {isGone && <option value={value}>{t('Segmento eliminado')}</option>}
        {segments.map((segment) => (
          <option key={`in ${segment.id}`} value={`in ${segment.id}`}>
            {t('Solo quien está en «{{name}}»', { name: segment.name })}
          </option>
        ))}
        {segments.map((segment) => (
          <option key={`out ${segment.id}`} value={`out ${segment.id}`}>
            {t('Quien no está en «{{name}}»', { name: segment.name })}
          </option>
        ))}
      </DenseSelect>
    </div>
  )
}
