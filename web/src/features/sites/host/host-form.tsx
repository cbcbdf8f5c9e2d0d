import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type HostFormProps = {
  label: string
  help: string
  /** The host that is asked for, or else had; empty for none. */
  now: string
  busy: boolean
  error: string | undefined
  onEdit: () => void
  onSave: (host: string) => void
}

/** Asks for a host, or lets one go. */
export function HostForm({ label, help, now, busy, error, onEdit, onSave }: HostFormProps) {
  const { t } = useTranslation()
  const [host, setHost] = useState(now)
  return (
    <form
      noValidate
      className="flex flex-col gap-3 @md:flex-row @md:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(host)
      }}
    >
      <Field label={label} help={help} error={error} className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={host}
            onChange={({ target }) => {
              setHost(target.value)
              onEdit()
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="form"
        className="self-start @md:mb-6.5 @md:self-auto"
        busy={busy}
        disabled={host.trim() === now}
      >
        {t('Guardar dominio')}
      </Button>
    </form>
  )
}
