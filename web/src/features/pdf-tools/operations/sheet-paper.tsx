import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import type { SheetPaper } from '../engine/imposition.ts'

type SheetPaperFieldProps = { value: SheetPaper; onChange: (paper: SheetPaper) => void; name: string }

/** The paper that sheets are printed on. */
export function SheetPaperField({ value, onChange, name }: SheetPaperFieldProps) {
  const { t } = useTranslation()
  return (
    <Choices
      legend={t('Papel')}
      name={name}
      value={value}
      options={[
        { value: 'a4', label: 'A4' },
        { value: 'a3', label: 'A3' },
        { value: 'letter', label: t('Carta') },
      ]}
      onChange={onChange}
    />
  )
}
