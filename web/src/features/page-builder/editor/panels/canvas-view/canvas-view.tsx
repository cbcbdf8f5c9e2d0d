import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../../../../ui/button.tsx'
import { useEditorState } from '../../model/state/hooks.ts'
import { showWidth } from '../../surface/canvas/device-widths.ts'
import { deviceRanges } from '../../surface/canvas/viewport-sizes.ts'
import { setZoom, zoomRange } from '../../surface/state/canvas-view-store.ts'
import { useSurface } from '../../surface/state/surface-context.ts'
import { NumberInput } from '../properties/controls/number-input.tsx'

const usualWidths = [1280, 1440, 1920]
const percents = { min: zoomRange.min * 100, max: zoomRange.max * 100 }

/** At which width the page is laid out, and how large it is shown. */
export function CanvasView() {
  const { t } = useTranslation()
  const { store, view } = useSurface()
  const id = useId()
  const viewport = useEditorState((state) => state.viewport)
  const { width, zoom } = useStore(view, (state) => state.shown)
  const { minWidth, maxWidth } = deviceRanges[viewport]
  return (
    <div className="flex items-center gap-2 px-2 text-xs text-muted max-sm:hidden">
      <label className="flex items-center gap-1.5">
        <span className="max-xl:sr-only">{t('Ancho del lienzo')}</span>
        <NumberInput
          list={`${id}-widths`}
          range={{ min: minWidth, max: maxWidth }}
          value={Math.round(width)}
          onNumber={(next) => showWidth({ store, view }, next)}
          className="h-6 w-20 px-1.5 text-xs"
        />
      </label>
      <datalist id={`${id}-widths`}>
        {usualWidths.map((each) => (
          <option key={each} value={each}>{`${each} px`}</option>
        ))}
      </datalist>
      <label className="flex items-center gap-1.5">
        <span className="max-xl:sr-only">{t('Zoom')}</span>
        <NumberInput
          range={percents}
          value={Math.round(zoom * 100)}
          onNumber={(percent) => setZoom(view, percent / 100)}
          className="h-6 w-16 px-1.5 text-xs"
        />
      </label>
      <span aria-hidden="true">%</span>
      <Button size="dense" className="h-6 text-xs" onClick={() => setZoom(view, null)}>
        {t('Ajustar')}
      </Button>
    </div>
  )
}
