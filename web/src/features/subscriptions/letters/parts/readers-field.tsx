import type { NestedElement } from '@aurelio/page/document'
import { readersOf, readersProp } from '@aurelio/page/letters'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useSegments } from '../../segments/use-segments.ts'

type ReadersFieldProps = { part: NestedElement; onChange: (part: NestedElement) => void }

/** Who sees a part: everybody, those of a segment, or all but them. Nothing where there are no segments to choose from. */
export function ReadersField({ part, onChange }: ReadersFieldProps) {
  const { t } = useTranslation()
  const segments = useSegments().data?.items ?? []
  const readers = readersOf(part)
  if (segments.length === 0 && readers === null) return null
  const isGone = readers !== null && !segments.some(({ id }) => id === readers.segmentId)

  function choose(value: string) {
    const { [readersProp]: _before, ...props } = part.props
    const [kind, segmentId] = value.split(' ')
    onChange({
      ...part,
      props:
        segmentId === undefined ? props : { ...props, [readersProp]: { segmentId, isIn: kind === 'in' } },
    })
  }

  return (
    <Field label={t('Quién lo ve')}>
      {(control) => (
        <Select
          {...control}
          value={readers === null ? '' : `${readers.isIn ? 'in' : 'out'} ${readers.segmentId}`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('Todas las personas')}</option>
          {isGone && (
            <option value={`${readers.isIn ? 'in' : 'out'} ${readers.segmentId}`}>
              {t('Segmento eliminado')}
            </option>
          )}
          {segments.map(({ id, name }) => (
            <option key={`in ${id}`} value={`in ${id}`}>
              {t('Solo quien está en «{{name}}»', { name })}
            </option>
          ))}
          {segments.map(({ id, name }) => (
            <option key={`out ${id}`} value={`out ${id}`}>
              {t('Quien no está en «{{name}}»', { name })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
