import { useId } from 'react'

type SliderProps = {
  label: string
  /** Read out in place of the bare number. */
  valueText: string
  value: number
  min: number
  max: number
  step: number
  disabled?: boolean
  onChange: (value: number) => void
}

/** A native slider under its label, which shows the value. */
export function Slider({ label, valueText, value, onChange, disabled = false, ...range }: SliderProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium tabular-nums">
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 w-full cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 coarse:h-11"
      />
    </div>
  )
}
