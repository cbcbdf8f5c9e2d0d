import { waitUnits } from '@aurelio/contracts/sequence-graph'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'

type Length = { amount: number; unit: (typeof waitUnits)[number] }
const unitNames = { minutes: 'minutos', hours: 'horas', days: 'días' } as const

/** How long something takes. */
export function LengthFields({
  label,
  value: { amount, unit },
  onChange,
}: {
  label: string
  value: Length
  onChange: (length: Length) => void
}) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={365}
            value={amount}
            onChange={({ target }) =>
              onChange({ unit, amount: Math.min(365, Math.max(1, Math.round(Number(target.value)))) })
            }
          />
        )}
      </Field>
      <Field label={t('Unidad')}>
        {(control) => (
          <Select
            {...control}
            value={unit}
            onChange={({ target }) =>
              onChange({ amount, unit: waitUnits.find((one) => one === target.value) ?? unit })
            }
          >
            {waitUnits.map((one) => (
              <option key={one} value={one}>
                {t(unitNames[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
