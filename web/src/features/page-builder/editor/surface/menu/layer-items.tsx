import { findElement, isHiddenOn, type ElementId } from '@aurelio/page/document'
import { Eye, EyeOff, Lock, LockOpen, MonitorOff, MonitorSmartphone, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../../../ui/menu.tsx'
import { setHidden, setHiddenHere, setLocked } from '../../model/commands/layer-marks.ts'
import { useModel } from '../../model/state/model-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'

type LayerItemsProps = { ids: readonly ElementId[]; onRename: () => void }

/** What the layers do with an element, for its menu: rename, hide and lock. */
export function LayerItems({ ids, onRename }: LayerItemsProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const { viewport, letter } = store.getState()
  const document = documentOf(store.getState())
  const elements = ids.flatMap((id) => findElement(document, id) ?? [])
  const areHidden = elements.every((element) => element.hidden)
  const areHiddenHere = elements.every((element) => isHiddenOn(element, viewport))
  const areLocked = elements.every((element) => element.locked)
  return (
    <>
      {ids.length === 1 && (
        <MenuItem icon={<PencilLine aria-hidden="true" className="size-4" />} onSelect={onRename}>
          {t('Renombrar')}
        </MenuItem>
      )}
      <MenuItem
        icon={
          areHidden ? (
            <Eye aria-hidden="true" className="size-4" />
          ) : (
            <EyeOff aria-hidden="true" className="size-4" />
          )
        }
        onSelect={() => setHidden(store, ids, !areHidden)}
      >
        {areHidden ? t('Mostrar') : t('Ocultar')}
      </MenuItem>
      {!letter && (
        <MenuItem
          icon={
            areHiddenHere ? (
              <MonitorSmartphone aria-hidden="true" className="size-4" />
            ) : (
              <MonitorOff aria-hidden="true" className="size-4" />
            )
          }
          onSelect={() => setHiddenHere(store, ids, !areHiddenHere)}
        >
          {areHiddenHere ? t('Mostrar en este dispositivo') : t('Ocultar en este dispositivo')}
        </MenuItem>
      )}
      <MenuItem
        icon={
          areLocked ? (
            <LockOpen aria-hidden="true" className="size-4" />
          ) : (
            <Lock aria-hidden="true" className="size-4" />
          )
        }
        onSelect={() => setLocked(store, ids, !areLocked)}
      >
        {areLocked ? t('Desbloquear') : t('Bloquear')}
      </MenuItem>
    </>
  )
}
