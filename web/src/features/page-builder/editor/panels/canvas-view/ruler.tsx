import { viewports, type Viewport } from '@aurelio/page/document'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { cn } from '../../../../../ui/class-names.ts'
import { viewportNames } from '../../model/commands/change-names.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { showWidth, widthRange } from '../../surface/canvas/device-widths.ts'
import { deviceRanges } from '../../surface/canvas/viewport-sizes.ts'
import { useSurface } from '../../surface/state/surface-context.ts'

/** Widths that are looked at most, one press away. */
const marks = [375, 768, 1024, 1440]

/** How far along the ruler a width lies, as CSS. */
const along = (width: number) => `${((width - widthRange.min) / (widthRange.max - widthRange.min)) * 100}%`

/** The figure is what is seen of the thumb. */
const rangeClass = cn(
  'absolute inset-0 h-full w-full cursor-ew-resize touch-none appearance-none bg-transparent',
  '[&::-webkit-slider-thumb]:h-7 [&::-webkit-slider-thumb]:w-4 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-moz-range-thumb]:h-7 [&::-moz-range-thumb]:w-4 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent',
)

/** Every width of the page, to be dragged through: the canvas takes it, with the styles of the device that it is. */
export function Ruler() {
  const { t } = useTranslation()
  const shown = useSurface()
  const current = useEditorState((state) => state.viewport)
  const width = Math.round(useStore(shown.view, (state) => state.shown.width))
  return (
    // As far in as half the slider's thumb: both count from its middle.
    <div data-ruler className="relative mx-4 h-full text-xs select-none">
      <div aria-hidden="true" className="absolute inset-x-2 inset-y-0">
        {viewports.map((viewport) => (
          <Band key={viewport} viewport={viewport} isShown={viewport === current} />
        ))}
        <span
          className="absolute bottom-1 h-4.5 -translate-x-1/2 rounded-sm bg-accent px-1.5 leading-4.5 text-on-accent tabular-nums"
          style={{ left: along(width) }}
        >
          {width}
        </span>
      </div>
      <input
        type="range"
        aria-label={t('Regla de dispositivos')}
        aria-valuetext={t('{{n}} píxeles, {{dispositivo}}', {
          n: width,
          dispositivo: t(viewportNames[current]),
        })}
        {...widthRange}
        value={width}
        onChange={(event) => showWidth(shown, event.target.valueAsNumber)}
        className={rangeClass}
      />
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-2 inset-y-0">
        {marks.map((mark) => (
          <button
            key={mark}
            type="button"
            tabIndex={-1}
            title={t('Ver a {{n}} píxeles', { n: mark })}
            onClick={() => showWidth(shown, mark)}
            style={{ left: along(mark) }}
            className={cn(
              'pointer-events-auto absolute top-0 h-3.5 border-l border-border-strong pl-1 text-[10px] leading-3.5 text-muted tabular-nums hover:text-foreground coarse:h-5',
              Math.abs(mark - width) < 90 && 'invisible',
            )}
          >
            {mark}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The widths of one device. */
function Band({ viewport, isShown }: { viewport: Viewport; isShown: boolean }) {
  const { minWidth, maxWidth } = deviceRanges[viewport]
  return (
    <span
      className={cn(
        'absolute bottom-0 h-1 border-l border-background',
        isShown ? 'bg-accent' : 'bg-border-strong',
      )}
      style={{ left: along(minWidth), width: `calc(${along(maxWidth)} - ${along(minWidth)})` }}
    />
  )
}
