import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

type SwitchProps = { label: string; help: string; checked: boolean; onChange: (on: boolean) => void }

/** A line with a switch at its end; the words belong to it. */
export function Switch({ label, help, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <label htmlFor={id} className="flex cursor-pointer flex-col">
        <span className="font-medium">{label}</span>
        <span id={`${id}-help`} className="text-dense text-muted">
          {help}
        </span>
      </label>
      <Radix.Root
        id={id}
        aria-label={label}
        aria-describedby={`${id}-help`}
        checked={checked}
        onCheckedChange={onChange}
        className="relative h-6 w-11 shrink-0 rounded-full bg-control transition-colors duration-150 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-on-accent transition-transform duration-150 data-[state=checked]:translate-x-5.5" />
      </Radix.Root>
    </div>
  )
}
