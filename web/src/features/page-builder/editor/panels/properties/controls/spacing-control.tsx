import {
  convertPadding,
  lengthUnits,
  type Padding,
  paddingLimits,
  readPadding,
  type Side,
  sides,
  sidesValues,
} from '@aurelio/page/values'
import { Link2, Unlink2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../../ui/button.tsx'
import type { ControlProps, Manner } from './control.ts'
import { DenseSelect } from './dense-select.tsx'
import { linkedPadding, withSide } from './linked-padding.ts'
import { NumberInput } from './number-input.tsx'

const sideNames: Record<Side, string> = {
  Top: 'Arriba',
  Right: 'Derecha',
  Bottom: 'Abajo',
  Left: 'Izquierda',
}
const none: Padding = { unit: 'px', Top: 0, Right: 0, Bottom: 0, Left: 0 }

/** The four sides of a padding or a margin, their unit, and a link that keeps them equal (page-builder.md §4, "Padding"). */
export function SpacingControl({ field, id, props, change }: ControlProps<'spacing'>) {
  const { t } = useTranslation()
  const [isLinked, setLinked] = useState(false)
  const padding = readPadding(props, field.prop) ?? none
  const limits = paddingLimits[padding.unit]

  const setSides = (next: Padding, manner?: Manner) => change(sidesValues(field.prop, next), manner)

  function toggleLink() {
    if (!isLinked) setSides(linkedPadding(padding))
    setLinked(!isLinked)
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} data-prop={field.prop} className="flex flex-col gap-2">
      <div className="grid grid-cols-4 gap-1.5">
        {sides.map((side) => (
          <label key={side} className="flex flex-col gap-1 text-xs text-muted">
            {t(sideNames[side])}
            <NumberInput
              data-prop={`${field.prop}${side}`}
              range={{ min: 0, ...limits }}
              value={padding[side]}
              onNumber={(amount) => setSides(withSide(padding, side, amount, isLinked), 'typed')}
            />
          </label>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <DenseSelect
          aria-label={t('Unidad')}
          data-prop={`${field.prop}Unit`}
          value={padding.unit}
          onChange={(event) => {
            const unit = lengthUnits.find((each) => each === event.target.value)
            if (unit) setSides(convertPadding(padding, unit))
          }}
          className="w-20"
        >
          {lengthUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </DenseSelect>
        <Button
          size="dense"
          aria-pressed={isLinked}
          icon={
            isLinked ? (
              <Unlink2 aria-hidden="true" className="size-4" />
            ) : (
              <Link2 aria-hidden="true" className="size-4" />
            )
          }
          onClick={toggleLink}
        >
          {isLinked ? t('Desvincular') : t('Vincular')}
        </Button>
      </div>
    </div>
  )
}
