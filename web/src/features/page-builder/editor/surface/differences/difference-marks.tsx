import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { cn } from '../../../../../ui/class-names.ts'
import { useMarkedBoxes } from '../boxes/use-marked-boxes.ts'
import { useSurface } from '../state/surface-context.ts'
import { differenceNames } from './difference-names.ts'

/** Outlines what is not as in A, each kind with a line of its own. The layers say the same in words. */
export function DifferenceMarks({ stageRef }: { stageRef: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const differences = useStore(useSurface().differences, (state) => state.differences)
  const boxes = useMarkedBoxes(differences, stageRef)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      {boxes.map(({ id, mark: kind, box: { left, top, right, bottom } }) => (
        <div
          key={id}
          data-difference-mark={kind}
          data-difference-of={id}
          className={cn(
            'absolute rounded-xs ring-1 ring-raised outline-2 outline-warning',
            kind === 'changed' && 'outline-dashed',
            kind === 'moved' && 'outline-dotted',
          )}
          style={{ left, top, width: right - left, height: bottom - top, outlineOffset: 2 }}
        >
          <span className="absolute top-full right-0 mt-0.5 rounded-full border border-warning bg-raised px-1.5 text-xs whitespace-nowrap text-foreground">
            {t(differenceNames[kind])}
          </span>
        </div>
      ))}
    </div>
  )
}
