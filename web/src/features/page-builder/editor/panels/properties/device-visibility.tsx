import { isHiddenOn, viewports, type ElementNode } from '@aurelio/page/document'
import { MonitorOff, MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { viewportNames } from '../../model/commands/change-names.ts'
import { setHiddenHere } from '../../model/commands/layer-marks.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'

/** Leaves the element out of the present device's layout, and says on which devices it is missing. */
export function DeviceVisibility({ element }: { element: ElementNode }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const viewport = useEditorState((state) => state.viewport)
  const isHidden = isHiddenOn(element, viewport)
  const missing = viewports.filter((each) => isHiddenOn(element, each)).map((each) => t(viewportNames[each]))
  const Icon = isHidden ? MonitorSmartphone : MonitorOff
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button
        size="dense"
        icon={<Icon aria-hidden="true" className="size-4" />}
        onClick={() => setHiddenHere(store, [element.id], !isHidden)}
      >
        {isHidden ? t('Mostrar en este dispositivo') : t('Ocultar en este dispositivo')}
      </Button>
      {missing.length > 0 && (
        <p className="text-xs text-muted">{t('No se ve en: {{vistas}}', { vistas: missing.join(', ') })}</p>
      )}
    </div>
  )
}
