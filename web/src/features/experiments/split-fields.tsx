import type { VariantLetter } from '@aurelio/contracts/variant-letters'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type SplitFieldsProps = {
  letters: readonly VariantLetter[]
  /** What was typed for each variant; null as long as all get as many. */
  split: readonly string[] | null
  onChange: (split: readonly string[] | null) => void
  isRight: boolean
}

/** How many of a hundred visitors see each variant. */
export function SplitFields({ letters, split, onChange, isRight }: SplitFieldsProps) {
  const { t } = useTranslation()
  const told = useId()
  const shown = split ?? evenPercents(letters.length)

  function change(at: number, text: string) {
    const next = shown.map((each, index) => (index === at ? text : each))
    // Of two the other one gets the rest.
    if (next.length === 2 && isWhole(text, 1, 99)) next[1 - at] = String(100 - Number(text))
    onChange(next)
  }

  return (
    <fieldset aria-describedby={told} className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t('Reparto de las visitas (%)')}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {letters.map((letter, at) => (
          <Field key={letter} label={letter}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                max={99}
                aria-label={t('Visitas que ven {{letter}} (%)', { letter })}
                aria-invalid={!isRight}
                value={shown[at] ?? ''}
                onChange={({ target }) => change(at, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <div id={told} className="text-dense">
        {isRight ? (
          <p className="text-muted">
            {t('Cuanto más desigual, más tarda. Cada visita sigue viendo siempre la misma variante.')}
          </p>
        ) : (
          <p role="alert" className="text-danger">
            {t('Suma {{sum}}. Pon un número entero de 1 a 99 en cada variante, y que sumen 100.', {
              sum: formatNumber(shown.reduce((sum, each) => sum + Number(each), 0)),
            })}
          </p>
        )}
      </div>
      {split && (
        <Button size="dense" className="self-start" onClick={() => onChange(null)}>
          {t('Repartir a partes iguales')}
        </Button>
      )}
    </fieldset>
  )
}

/** Hundredths that differ by one at most, and add up. */
function evenPercents(count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    String(Math.floor(100 / count) + (at < 100 % count ? 1 : 0)),
  )
}

/** Whether it says something of each variant and adds up; an even one does. */
export function isWholeSplit(split: readonly string[] | null, variants: number): boolean {
  if (split === null) return true
  return (
    split.length === variants &&
    split.every((each) => isWhole(each, 1, 99)) &&
    split.reduce((sum, each) => sum + Number(each), 0) === 100
  )
}

export function isWhole(text: string, least: number, most: number): boolean {
  const value = Number(text)
  return text !== '' && Number.isInteger(value) && value >= least && value <= most
}
