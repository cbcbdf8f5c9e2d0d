import { longestAddress, longestLine, longestText } from '@aurelio/contracts/collection-kinds/kind'
import { readValue } from '@aurelio/contracts/collection-values'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../../platform/auth/use-can.ts'
import { DateInput } from '../../../../ui/date-input.tsx'
import { Input } from '../../../../ui/input.tsx'
import { PictureField } from '../../../../ui/picture-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { textOf, type ValueControlProps } from './control.ts'

export function LineControl({ field: { kind }, value, onValue, isReadOnly, control }: ValueControlProps) {
  return (
    <Input
      {...control}
      dir="auto"
      disabled={isReadOnly}
      maxLength={kind === 'text' ? longestLine : longestAddress}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={textOf(value)}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}

export function LongControl({ value, onValue, isReadOnly, control }: ValueControlProps) {
  return (
    <Textarea
      {...control}
      dir="auto"
      rows={6}
      disabled={isReadOnly}
      maxLength={longestText}
      value={textOf(value)}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}

export function DateControl({ value, onValue, isReadOnly, control }: ValueControlProps) {
  return <DateInput {...control} disabled={isReadOnly} value={textOf(value)} onValue={onValue} />
}

export function ChoiceControl({
  field: { options },
  value,
  onValue,
  isReadOnly,
  control,
}: ValueControlProps) {
  const { t } = useTranslation()
  const chosen = textOf(value)
  return (
    <Select
      {...control}
      disabled={isReadOnly}
      value={chosen}
      onChange={({ target }) => onValue(target.value)}
    >
      <option value="">{t('Sin elegir')}</option>
      {chosen !== '' && !options.includes(chosen) && <option value={chosen}>{chosen}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  )
}

export function ImageControl(props: ValueControlProps) {
  const { field, value, onValue, isReadOnly } = props
  const mayPick = useCan('pictures.change')
  const source = textOf(value)
  const read = readValue({ ...field, required: false }, value)
  return (
    <>
      <LineControl {...props} />
      {source !== '' && 'value' in read && (
        <img src={source} alt="" className="h-32 w-full rounded-md border object-contain" />
      )}
      {!isReadOnly && mayPick && <PictureField value={source} onChange={onValue} />}
    </>
  )
}

/** A colour as it is written. */
const example = '#7c3aed'

export function ColorControl({ field, value, onValue, isReadOnly, control }: ValueControlProps) {
  const { t } = useTranslation()
  const written = textOf(value)
  const read = readValue({ ...field, required: false }, value)
  const color = 'value' in read && typeof read.value === 'string' ? read.value : '#000000'
  return (
    <div className="flex items-center gap-2">
      <input
        type="color"
        aria-label={t('{{campo}}: elegir color', { campo: field.name })}
        disabled={isReadOnly}
        value={color}
        onChange={({ target }) => onValue(target.value)}
        className="size-10 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1 coarse:size-11"
      />
      <Input
        {...control}
        spellCheck={false}
        disabled={isReadOnly}
        maxLength={7}
        placeholder={example}
        value={written}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  )
}
