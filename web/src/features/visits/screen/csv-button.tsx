import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type CsvTable, saveCsv } from '../../../ui/charts/csv.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type CsvButtonProps = { title: string; table: () => CsvTable }

/** Saves a table as it is shown. */
export function CsvButton({ title, table }: CsvButtonProps) {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t('Descargar «{{table}}» en CSV', { table: title })}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => saveCsv(table(), title)}
    />
  )
}
