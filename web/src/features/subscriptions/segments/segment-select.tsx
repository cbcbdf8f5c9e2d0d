import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useSegments } from './use-segments.ts'

type SegmentSelectProps = { value: string | null; onChange: (segmentId: string | null) => void }

/** One of the segments, or everybody on the list. It is there before they are: coming later it would move what is being pressed. */
export function SegmentSelect({ value, onChange }: SegmentSelectProps) {
  const { t } = useTranslation()
  const segments = useSegments().data?.items ?? []
  return (
    <Field label={t('Segmento')} help={t('Quién lo cumple se calcula cuando sale el envío.')}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{t('Toda la lista')}</option>
          {value !== null && !segments.some(({ id }) => id === value) && (
            <option value={value}>{t('Segmento eliminado')}</option>
          )}
          {segments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
