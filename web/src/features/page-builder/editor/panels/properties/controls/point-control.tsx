import { isGradientText } from '@aurelio/page/elements'
import { formatPoint, pointWithin, readPoint, safeSource, unwrapUrl } from '@aurelio/page/values'
import type { Props } from '@aurelio/page/document'
import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf, type ControlProps } from './control.ts'
import { NumberInput } from './number-input.tsx'

const middle = { x: 50, y: 50 }
const percents = { min: 0, max: 100 }

/** The point of a picture that stays in view where it is cut: taken on the picture itself, or as two figures. */
export function PointControl({ field, id, value, props, set }: ControlProps<'point'>) {
  const { t } = useTranslation()
  const point = readPoint(value) ?? middle
  const picture = pictureIn(props)
  const place = (x: number, y: number) => set(formatPoint(pointWithin(x, y)), 'typed')

  function take({ currentTarget, clientX, clientY }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect()
    place(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      data-prop={field.prop}
      className="flex flex-col items-start gap-2"
    >
      <div
        aria-hidden="true"
        data-point-pad
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          take(event)
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) take(event)
        }}
        className="relative min-h-16 w-fit max-w-full min-w-24 cursor-crosshair touch-none overflow-hidden rounded-md border bg-hover"
      >
        {picture !== '' && (
          <img src={picture} alt="" draggable={false} className="pointer-events-none max-h-40 max-w-full" />
        )}
        <span
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          className="pointer-events-none absolute size-4 -translate-1/2 rounded-full border-2 border-white bg-accent shadow-float"
        />
      </div>
      <div className="flex flex-wrap gap-2 text-xs text-muted">
        <label className="flex items-center gap-1.5">
          {t('Horizontal (%)')}
          <NumberInput
            id={id}
            range={percents}
            value={point.x}
            onNumber={(x) => place(x, point.y)}
            className="w-16"
          />
        </label>
        <label className="flex items-center gap-1.5">
          {t('Vertical (%)')}
          <NumberInput
            range={percents}
            value={point.y}
            onNumber={(y) => place(point.x, y)}
            className="w-16"
          />
        </label>
      </div>
    </div>
  )
}

/** The picture that the point is of: that of an image, of a card, of a layer or of a background. */
function pictureIn({ src, image, picture, backgroundImage }: Props): string {
  const text = textOf(src) || textOf(image) || textOf(picture) || textOf(backgroundImage)
  return isGradientText(text) ? '' : (safeSource(unwrapUrl(text)) ?? '')
}
