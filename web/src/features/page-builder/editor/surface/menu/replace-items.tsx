import type { ElementId } from '@aurelio/page/document'
import { ChevronRight, Replace } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { MenuItem, menuClass, menuItemClass } from '../../../../../ui/menu.tsx'
import { replaceElement, replacements } from '../../model/commands/replace-element.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useModel } from '../../model/state/model-context.ts'

/** The other kinds that an element may become without losing a word. */
export function ReplaceItems({ id }: { id: ElementId }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const { letter } = store.getState()
  const kinds = replacements(documentOf(store.getState()), id).filter(
    ({ type }) => letter?.holds(type) ?? true,
  )
  if (kinds.length === 0) return null
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={menuItemClass()}>
        <Replace aria-hidden="true" className="size-4" />
        <span className="flex-1">{t('Reemplazar por…')}</span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent collisionPadding={8} className={menuClass}>
          {kinds.map((kind) => (
            <MenuItem key={kind.type} onSelect={() => replaceElement(store, id, kind)}>
              {t(kind.name)}
            </MenuItem>
          ))}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}
