import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, menuItemClass } from '../../ui/menu.tsx'
import { type LeadFilter, queryOf } from './lead-filter.ts'

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
] as const

/** The leads that the filter leaves, as a file. */
export function ExportMenu({ filter }: { filter: LeadFilter }) {
  const { t } = useTranslation()
  const query = new URLSearchParams(queryOf(filter)).toString()
  return (
    <Menu
      trigger={<Button icon={<Download aria-hidden="true" className="size-4" />}>{t('Exportar')}</Button>}
    >
      {formats.map(([format, name]) => (
        <MenuItem key={format} asChild>
          <a
            href={`/api/exports/leads.${format}${query && `?${query}`}`}
            download
            className={menuItemClass()}
          >
            {name}
          </a>
        </MenuItem>
      ))}
    </Menu>
  )
}
