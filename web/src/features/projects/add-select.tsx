import { shortName } from '../../platform/short-name.ts'
import { Select } from '../../ui/select.tsx'

type AddSelectProps = {
  label: string
  /** What it says while nothing is chosen. */
  hint: string
  offered: readonly { id: string; name: string }[]
  onAdd: (id: string) => void
}

/** Adds one of what is offered, by choosing it; nothing where nothing is left. */
export function AddSelect({ label, hint, offered, onAdd }: AddSelectProps) {
  if (offered.length === 0) return null
  return (
    <Select
      aria-label={label}
      className="@xl:max-w-80 @4xl:max-w-none"
      value=""
      onChange={({ target }) => onAdd(target.value)}
    >
      <option value="" disabled>
        {hint}
      </option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {shortName(name)}
        </option>
      ))}
    </Select>
  )
}
