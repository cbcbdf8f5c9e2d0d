import type { Form } from '@aurelio/contracts/forms'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, menuItemClass } from '../../ui/menu.tsx'

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
] as const

/** What people answered in one form, as a file. */
export function AnswersExport({ form: { pageId, formId } }: { form: Form }) {
  const { t } = useTranslation()
  const query = new URLSearchParams({ ...(pageId !== null && { pageId }), formId }).toString()
  return (
    <Menu
      trigger={
        <Button size="dense" icon={<Download aria-hidden="true" className="size-4" />}>
          {t('Exportar respuestas')}
        </Button>
      }
    >
      {formats.map(([format, name]) => (
        <MenuItem key={format} asChild>
          <a href={`/api/exports/leads.${format}?${query}`} download className={menuItemClass()}>
            {name}
          </a>
        </MenuItem>
      ))}
    </Menu>
  )
}
