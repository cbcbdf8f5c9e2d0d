import { useLayoutEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Box } from '../geometry/geometry.ts'
import { onStage } from '../geometry/on-stage.ts'
import { useDrag } from '../state/use-drag.ts'

/** Highlights the container a drop would go into and draws the insertion line. */
export function DropIndicator({ stageRef }: { stageRef: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const target = useDrag((drag) => drag?.target ?? null)
  const [shown, setShown] = useState<{ box: Box; line: Box | null } | null>(null)

  // The target lies in the window; it is put on the stage at once, before a scroll can shift it.
  useLayoutEffect(() => {
    const stage = stageRef.current
    if (!stage || !target) {
      setShown(null)
      return
    }
    setShown({ box: onStage(target.box, stage), line: target.line && onStage(target.line, stage) })
  }, [stageRef, target])

  if (!target || !shown) return null
  const { box, line } = shown
  return (
    <>
      {target.parent !== null && (
        <div
          data-drop-container
          className="absolute rounded-sm bg-accent/10 outline-2 outline-accent outline-dashed"
          style={placeOf(box)}
        >
          {!target.empty && (
            <p className="absolute top-1 left-1/2 -translate-x-1/2 rounded-full bg-accent px-3 py-1 text-center text-xs whitespace-nowrap text-on-accent">
              <strong className="font-semibold">{t('¡Suelta aquí para agregar!')}</strong>{' '}
              <span>{t('Elemento listo para agregarse')}</span>
            </p>
          )}
        </div>
      )}
      {line && <div data-insertion-line className="absolute rounded-full bg-accent" style={placeOf(line)} />}
    </>
  )
}

function placeOf(box: Box) {
  return { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }
}
