import { viewports, type Viewport } from '@aurelio/page/document'
import { Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { Tooltip } from '../../../../../ui/tooltip.tsx'
import { viewportNames } from '../../model/commands/change-names.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { showDevice } from '../../surface/canvas/device-widths.ts'
import { useSurface } from '../../surface/state/surface-context.ts'

const icons: Record<Viewport, LucideIcon> = { desktop: Monitor, tablet: Tablet, mobile: Smartphone }

/** Desktop, tablet or mobile. */
export function ViewportSwitcher() {
  const { t } = useTranslation()
  const shown = useSurface()
  const current = useEditorState((state) => state.viewport)
  return (
    <div role="group" aria-label={t('Vista')} className="flex rounded-md border bg-surface p-0.5">
      {viewports.map((viewport) => {
        const Icon = icons[viewport]
        const label = viewportNames[viewport]
        return (
          <Tooltip key={viewport} text={t(label)}>
            <button
              type="button"
              data-viewport={viewport}
              aria-label={t(label)}
              aria-pressed={current === viewport}
              onClick={() => showDevice(shown, viewport)}
              className={cn(
                'grid h-7 w-9 place-items-center rounded-sm coarse:size-11',
                current === viewport ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover',
              )}
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          </Tooltip>
        )
      })}
    </div>
  )
}
