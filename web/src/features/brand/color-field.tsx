import { parseHex } from '@aurelio/page/values'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '../../ui/input.tsx'

type ColorFieldProps = {
  token: string
  label: string
  value: string
  onChange: (value: string) => void
  children?: ReactNode
}

/** A colour as text, with the browser's own picker beside it. What is no colour leaves the one before. */
export function ColorField({ token, label, value, onChange, children }: ColorFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-dense font-medium">
        {label}
      </label>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={t('{{campo}}: elegir color', { campo: label })}
          value={value.toLowerCase()}
          onChange={(event) => onChange(event.target.value)}
          className="size-10 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1 coarse:size-11"
        />
        <Input
          id={id}
          data-token={token}
          spellCheck={false}
          maxLength={7}
          value={draft ?? value}
          onChange={(event) => {
            const text = event.target.value.trim()
            setDraft(text)
            if (parseHex(text) !== undefined) onChange(text)
          }}
          onBlur={() => setDraft(null)}
        />
      </div>
      {children}
    </div>
  )
}
