import { Checkbox } from '../../../ui/checkbox.tsx'

type TicksProps<Value> = {
  legend: string
  all: readonly Value[]
  chosen: readonly Value[]
  label: (value: Value) => string
  onChange: (chosen: readonly Value[]) => void
}

/** Native checkboxes of which any number is chosen. */
export function Ticks<Value extends string | number>({
  legend,
  all,
  chosen,
  label,
  onChange,
}: TicksProps<Value>) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {all.map((value) => (
          <Checkbox
            key={value}
            label={label(value)}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
