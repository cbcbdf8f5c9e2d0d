import { Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { type Preset, readPresets, removePreset, savePreset } from '../state/presets.ts'
import { useOptimizer } from './optimizer-context.tsx'

/** Settings kept under a name in this browser. */
export function Presets() {
  const [presets, setPresets] = useState(() => readPresets())
  const [chosen, setChosen] = useState('')
  const refresh = (name: string) => {
    setPresets(readPresets())
    setChosen(name)
  }
  return (
    <div className="flex flex-col gap-4">
      <ChoosePreset presets={presets} chosen={chosen} onChoose={setChosen} onRemoved={() => refresh('')} />
      <SavePreset onSaved={refresh} />
    </div>
  )
}

type ChoosePresetProps = {
  presets: readonly Preset[]
  chosen: string
  onChoose: (name: string) => void
  onRemoved: () => void
}

function ChoosePreset({ presets, chosen, onChoose, onRemoved }: ChoosePresetProps) {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  return (
    <div className="flex items-end gap-2">
      <Field label={t('Preajuste')} className="flex-1">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            disabled={presets.length === 0}
            onChange={(event) => {
              const preset = presets.find((one) => one.name === event.target.value)
              onChoose(preset?.name ?? '')
              if (preset) setSettings(preset.settings)
            }}
          >
            <option value="">{presets.length === 0 ? t('Aún no hay ninguno') : t('Elige uno')}</option>
            {presets.map((preset) => (
              <option key={preset.name} value={preset.name}>
                {preset.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosen !== '' && (
        <IconButton
          label={t('Borrar el preajuste «{{name}}»', { name: chosen })}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          size="form"
          onClick={() => {
            removePreset(chosen)
            onRemoved()
          }}
        />
      )}
    </div>
  )
}

function SavePreset({ onSaved }: { onSaved: (name: string) => void }) {
  const { t } = useTranslation()
  const { get } = useOptimizer()
  const [name, setName] = useState('')
  const trimmed = name.trim()
  const save = () => {
    if (trimmed === '') return
    if (!savePreset(trimmed, get().settings)) {
      notify.error(t('El navegador no deja guardar nada. Revisa si bloquea los datos de este sitio.'))
      return
    }
    setName('')
    onSaved(trimmed)
    notify.success(t('Preajuste «{{name}}» guardado', { name: trimmed }))
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={t('Guardar estos ajustes como')} className="flex-1">
        {(control) => (
          <Input {...control} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Button
        type="submit"
        size="form"
        disabled={trimmed === ''}
        icon={<Save aria-hidden="true" className="size-4" />}
      >
        {t('Guardar')}
      </Button>
    </form>
  )
}
