import type { MenuEntry } from '@aurelio/contracts/sites'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'

type MenuFieldProps = {
  menu: readonly MenuEntry[]
  pages: readonly { id: string; name: string }[]
  onChange: (menu: MenuEntry[]) => void
}
const elsewhere = 'https://'

/** The entries of a site's menu in their order: a label, and the page or the address that it leads to. */
export function MenuField({ menu, pages, onChange }: MenuFieldProps) {
  const { t } = useTranslation()
  const put = (index: number, change: Partial<MenuEntry>) =>
    onChange(menu.map((entry, at) => (at === index ? { ...entry, ...change } : entry)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('Menú')}</legend>
      {menu.map((entry, index) => {
        const number = index + 1
        return (
          <div key={number} className="flex flex-wrap items-center gap-2">
            <Input
              aria-label={t('Texto de la entrada {{number}}', { number })}
              className="w-40"
              maxLength={80}
              value={entry.label}
              onChange={({ target }) => put(index, { label: target.value })}
            />
            <Select
              aria-label={t('Destino de la entrada {{number}}', { number })}
              className="w-48"
              value={entry.pageId ?? ''}
              onChange={({ target }) =>
                put(
                  index,
                  target.value === ''
                    ? { pageId: null, address: elsewhere }
                    : { pageId: target.value, address: '' },
                )
              }
            >
              <option value="">{t('Otra dirección')}</option>
              {pages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            {entry.pageId === null && (
              <Input
                aria-label={t('Dirección de la entrada {{number}}', { number })}
                className="w-56"
                inputMode="url"
                value={entry.address}
                onChange={({ target }) => put(index, { address: target.value })}
              />
            )}
            <IconButton
              label={t('Subir la entrada {{number}}', { number })}
              icon={<ArrowUp aria-hidden="true" className="size-4" />}
              disabled={index === 0}
              onClick={() => onChange(raised(menu, index))}
            />
            <IconButton
              label={t('Quitar la entrada {{number}}', { number })}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => onChange(menu.filter((_, at) => at !== index))}
            />
          </div>
        )
      })}
      <Button
        size="dense"
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => {
          const [first] = pages
          const target = first ? { pageId: first.id, address: '' } : { pageId: null, address: elsewhere }
          onChange([...menu, { label: first?.name.slice(0, 80) ?? t('Inicio'), ...target }])
        }}
      >
        {t('Añadir al menú')}
      </Button>
    </fieldset>
  )
}

function raised(menu: readonly MenuEntry[], index: number): MenuEntry[] {
  const order = [...menu]
  const [moved] = order.splice(index, 1)
  if (moved) order.splice(index - 1, 0, moved)
  return order
}
