import { useTranslation } from 'react-i18next'
import { readPages } from '../engine/ranges.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { usePageCount } from './use-page-count.ts'
import { useRangeText } from './use-range-text.ts'

/** Which pages an operation touches: none written means all. The longest file decides which there are. */
export function PagesField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation()
  const most = usePageCount('longest')
  const rangeText = useRangeText()
  const { problem } = readPages(value, most)
  return (
    <Field
      label={t('Páginas')}
      help={t('Vacío: todas. Por ejemplo 1-3, 5, 8-')}
      error={rangeText(problem, most)}
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** True where the text names pages that there are. */
export function usePagesReady(value: string): boolean {
  return readPages(value, usePageCount('longest')).problem === null
}
