import { useTranslation } from 'react-i18next'
import { readPages } from '../engine/ranges.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useBenchState } from '../screen/bench-context.tsx'
import { documentsOf } from '../state/model.ts'
import { useRangeText } from './use-range-text.ts'

/** Which pages an operation touches: none written means all. The longest file decides which there are. */
export function PagesField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation()
  const most = useMostPages()
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
  return readPages(value, useMostPages()).problem === null
}

/** Of the longest file; more than any has while there is none. */
export function useMostPages(): number {
  return (
    useBenchState((state) =>
      documentsOf(state).reduce((most, { pages }) => Math.max(most, pages.length), 0),
    ) || 9999
  )
}
