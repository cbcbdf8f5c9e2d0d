import type { ElementId } from '@aurelio/page/document'
import { Component } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../../../ui/menu.tsx'
import { canTakeApart, takeApartElement } from '../../model/commands/take-apart-element.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useModel } from '../../model/state/model-context.ts'

/** A composed element becomes the plain ones that it is made of, each with properties of its own. */
export function TakeApartItem({ id }: { id: ElementId }) {
  const { t } = useTranslation()
  const { store } = useModel()
  if (!canTakeApart(documentOf(store.getState()), id)) return null
  return (
    <MenuItem
      icon={<Component aria-hidden="true" className="size-4" />}
      onSelect={() => takeApartElement(store, id)}
    >
      {t('Convertir en elementos')}
    </MenuItem>
  )
}
