import { type ElementId, findElement } from '@aurelio/page/document'
import { ArrowDown, ArrowUp, CornerDownRight, CornerUpLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../../../ui/menu.tsx'
import { elementName } from '../../model/commands/change-names.ts'
import { moveElement } from '../../model/commands/elements.ts'
import { type Step, stepSlot } from '../../model/places/step.ts'
import { useModel } from '../../model/state/model-context.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { documentOf } from '../../model/state/editor-store.ts'

/** Moves an element step by step, without a drag: every arrangement of a page can be reached with these. */
export function MoveItems({ id }: { id: ElementId }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const document = useEditorState(documentOf)
  const into = stepSlot(document, id, 'into')
  const container = findElement(document, into?.parent ?? '')

  const item = (step: Step, Icon: typeof ArrowUp, text: string) => {
    const slot = stepSlot(document, id, step)
    return (
      <MenuItem
        icon={<Icon aria-hidden="true" className="size-4" />}
        disabled={slot === null}
        onSelect={() => {
          if (slot) moveElement(store, id, slot)
        }}
      >
        {text}
      </MenuItem>
    )
  }

  return (
    <>
      {item('up', ArrowUp, t('Subir'))}
      {item('down', ArrowDown, t('Bajar'))}
      {item(
        'into',
        CornerDownRight,
        container ? t('Meter en {{name}}', { name: elementName(container) }) : t('Meter en…'),
      )}
      {item('out', CornerUpLeft, t('Sacar'))}
    </>
  )
}
