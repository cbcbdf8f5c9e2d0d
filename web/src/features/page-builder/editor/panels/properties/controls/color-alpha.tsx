import { alphaOf, colorAt } from '@aurelio/page/values'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

type ColorAlphaProps = {
  prop: string
  /** Of the field whose colour it is. */
  label: string
  /** The colour as it is stored. */
  value: string
  onChange: (color: string) => void
}

/** How much of a colour is seen: told beside it, changed on demand. */
export function ColorAlpha({ prop, label, value, onChange }: ColorAlphaProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const percent = alphaOf(value)
  const name = t('{{campo}}: opacidad', { campo: label })
  return (
    <>
      <button
        type="button"
        aria-label={`${name}, ${percent} %`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="h-8 w-13 shrink-0 rounded-md text-xs text-muted tabular-nums hover:bg-hover coarse:h-11"
      >
        {percent} %
      </button>
      <div id={id} hidden={!isOpen} className="basis-full">
        <input
          type="range"
          aria-label={name}
          data-alpha={prop}
          min={0}
          max={100}
          value={percent}
          onChange={(event) => onChange(colorAt(value, event.target.valueAsNumber))}
          className="h-8 w-full"
        />
      </div>
    </>
  )
}
