import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, menuItemClass } from '../../ui/menu.tsx'

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
] as const

/** Who takes part in a contest, as a file. */
export function EntriesExport({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Menu
      trigger={<Button icon={<Download aria-hidden="true" className="size-4" />}>{t('Exportar')}</Button>}
    >
      {formats.map(([format, name]) => (
        <MenuItem key={format} asChild>
          <a href={`/api/exports/contests/${id}/entries.${format}`} download className={menuItemClass()}>
            {name}
          </a>
        </MenuItem>
      ))}
    </Menu>
  )
}
