import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuCheck } from '../../ui/menu.tsx'
import { type LeadColumn, leadColumns } from './lead-columns.ts'

type ColumnMenuProps = { chosen: readonly LeadColumn[]; onChoose: (columns: readonly LeadColumn[]) => void }

/** Which columns the list has. It stays open, for more than one. */
export function ColumnMenu({ chosen, onChoose }: ColumnMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" icon={<Columns3 aria-hidden="true" className="size-4" />}>
          {t('Columnas')}
        </Button>
      }
    >
      {leadColumns.map(({ id, name }) => (
        <MenuCheck
          key={id}
          checked={chosen.includes(id)}
          onChange={(checked) =>
            onChoose(checked ? [...chosen, id] : chosen.filter((column) => column !== id))
          }
        >
          {t(name)}
        </MenuCheck>
      ))}
    </Menu>
  )
}
