import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { limits, settingsSchema } from '../engine/settings.ts'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'

/** What limits the width: the slider, a number of pixels beyond its steps and its end, or nothing. */
export function WidthSettings() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const { widthMode, widthPixels } = useOptimizerState((state) => state.settings)
  // What is being typed may be no number yet; the last good one counts.
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-4">
      <Choices
        legend={t('Tamaño de la imagen')}
        name="width-mode"
        value={widthMode}
        options={[
          { value: 'slider', label: t('Según el deslizador') },
          { value: 'pixels', label: t('Píxeles exactos') },
          { value: 'none', label: t('Sin cambiar el tamaño') },
        ]}
        onChange={(value) => setSettings({ widthMode: value })}
      />
      {widthMode === 'pixels' && (
        <Field label={t('Ancho en píxeles')} help={t('Las imágenes más estrechas no se agrandan.')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={limits.mostPixels}
              step={1}
              value={draft ?? widthPixels}
              onChange={(event) => {
                setDraft(event.target.value)
                const parsed = settingsSchema.shape.widthPixels.safeParse(event.target.valueAsNumber)
                if (parsed.success) setSettings({ widthPixels: parsed.data })
              }}
              onBlur={() => setDraft(null)}
            />
          )}
        </Field>
      )}
    </div>
  )
}
