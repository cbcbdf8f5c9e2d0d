import { type AlignTo, getElement } from '@aurelio/page/elements'
import { findElement } from '@aurelio/page/document'
import {
  AlignHorizontalJustifyCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  StretchHorizontal,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../../../../../ui/button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { alignElements } from '../../model/commands/align.ts'
import { copyElements } from '../../surface/clipboard/clipboard.ts'
import { setHidden, setLocked } from '../../model/commands/layer-marks.ts'
import { duplicateElements, removeElements } from '../../model/commands/several.ts'
import { SeveralFields } from './several-fields.tsx'
import { useModel } from '../../model/state/model-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { selectionOf } from '../../model/state/selection.ts'

const alignments: readonly { to: AlignTo; label: string; Icon: LucideIcon }[] = [
  { to: 'left', label: 'Alinear a la izquierda', Icon: AlignHorizontalJustifyStart },
  { to: 'center', label: 'Alinear al centro', Icon: AlignHorizontalJustifyCenter },
  { to: 'right', label: 'Alinear a la derecha', Icon: AlignHorizontalJustifyEnd },
  { to: 'stretch', label: 'Ocupar todo el ancho', Icon: StretchHorizontal },
]

/** What can be done with all the selected elements at once; each action is one step of the history. */
export function SeveralProperties() {
  const { t } = useTranslation()
  const { store } = useModel()
  const selectedId = useEditorState((state) => state.selectedId)
  const selectedWith = useEditorState((state) => state.selectedWith)
  const document = useEditorState(documentOf)
  const ids = selectionOf({ selectedId, selectedWith })
  const elements = ids.flatMap((id) => findElement(document, id) ?? [])
  const areHidden = elements.every((element) => element.hidden)
  const areLocked = elements.every((element) => element.locked)
  const canAlign = (to: AlignTo) =>
    elements.some(({ type, locked }) => !locked && getElement(type)?.alignments?.[to] !== undefined)

  return (
    <div className="flex flex-col gap-5 overflow-y-auto p-4">
      <div role="status">
        <h2 className="text-sm font-semibold">{t('{{n}} elementos seleccionados', { n: ids.length })}</h2>
      </div>
      <div role="group" aria-labelledby="several-align" className="flex flex-col gap-2">
        <h3 id="several-align" className="text-dense font-medium">
          {t('Alinear')}
        </h3>
        <div className="flex gap-1">
          {alignments.map(({ to, label, Icon }) => (
            <IconButton
              key={to}
              size="dense"
              variant="secondary"
              data-align={to}
              label={t(label)}
              disabled={!canAlign(to)}
              icon={<Icon aria-hidden="true" className="size-4" />}
              onClick={() => alignElements(store, ids, to)}
            />
          ))}
        </div>
        <p className="text-xs text-muted">
          {t(
            'Los textos se alinean dentro de su ancho; botones, imágenes, vídeos y contenedores a medida, dentro de su contenedor. Lo que ocupa todo el ancho no se mueve.',
          )}
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <Action Icon={Copy} onClick={() => void copyElements(store, ids)}>
          {t('Copiar')}
        </Action>
        <Action Icon={CopyPlus} onClick={() => duplicateElements(store, ids)}>
          {t('Duplicar')}
        </Action>
        <Action Icon={areHidden ? Eye : EyeOff} onClick={() => setHidden(store, ids, !areHidden)}>
          {areHidden ? t('Mostrar') : t('Ocultar')}
        </Action>
        <Action Icon={areLocked ? LockOpen : Lock} onClick={() => setLocked(store, ids, !areLocked)}>
          {areLocked ? t('Desbloquear') : t('Bloquear')}
        </Action>
        <Action Icon={Trash2} variant="danger" onClick={() => removeElements(store, ids)}>
          {t('Eliminar')}
        </Action>
      </div>
      <SeveralFields elements={elements} />
    </div>
  )
}

type ActionProps = Pick<ButtonProps, 'variant' | 'onClick' | 'children'> & { Icon: LucideIcon }

function Action({ Icon, ...button }: ActionProps) {
  return (
    <Button
      {...button}
      size="dense"
      icon={<Icon aria-hidden="true" className="size-4" />}
      className="justify-start"
    />
  )
}
