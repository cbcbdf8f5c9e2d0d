import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { settingsSchema } from '../engine/settings.ts'
import { Choices } from '../../../ui/choices.tsx'
import { EncoderSettings } from './encoder-settings.tsx'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'
import { NamePattern } from './name-pattern.tsx'
import { Presets } from './presets.tsx'
import { WatermarkFold } from './watermark-fold.tsx'
import { WidthSettings } from './width-settings.tsx'

/** Quality by score or size, the width beyond the slider, notes, transparency, names and presets. */
export function ExtraSettings() {
  return (
    <div className="grid gap-x-8 gap-y-5 border-t pt-5 @2xl:grid-cols-2">
      <QualityMode />
      <WidthSettings />
      <MetadataAndColour />
      <NamePattern />
      <Presets />
      <EncoderSettings />
      <WatermarkFold />
    </div>
  )
}

function QualityMode() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const { mode, visualScore, targetKilobytes } = useOptimizerState((state) => state.settings)
  // What is being typed may be no number yet; the last good one counts.
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-4">
      <Choices
        legend={t('Qué manda')}
        name="mode"
        value={mode}
        options={[
          { value: 'fixed', label: t('La calidad elegida') },
          { value: 'alike', label: t('Misma calidad visual') },
          { value: 'automatic', label: t('Calidad automática') },
          { value: 'target', label: t('Un tamaño en KB') },
        ]}
        onChange={(value) => setSettings({ mode: value })}
      />
      {mode === 'alike' && (
        <p className="text-dense text-muted">
          {t('El mismo número se ve igual de bien en JPEG, WebP y AVIF: se busca imagen a imagen.')}
        </p>
      )}
      {mode === 'automatic' && (
        <Field
          label={t('Parecido con el original')}
          help={t('Busca la calidad más baja que aún se ve así de bien, imagen a imagen.')}
        >
          {(control) => (
            <Select
              {...control}
              value={visualScore}
              onChange={(event) => {
                const parsed = settingsSchema.shape.visualScore.safeParse(event.target.value)
                if (parsed.success) setSettings({ visualScore: parsed.data })
              }}
            >
              <option value="high">{t('Casi idéntica')}</option>
              <option value="balanced">{t('Muy buena')}</option>
              <option value="light">{t('Buena, lo más ligera posible')}</option>
            </Select>
          )}
        </Field>
      )}
      {mode === 'target' && (
        <Field
          label={t('Tamaño objetivo en KB')}
          help={t('Cada imagen queda por debajo, como mucho un 10 % menos.')}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={100_000}
              step={1}
              value={draft ?? targetKilobytes}
              onChange={(event) => {
                setDraft(event.target.value)
                const parsed = settingsSchema.shape.targetKilobytes.safeParse(event.target.valueAsNumber)
                if (parsed.success) setSettings({ targetKilobytes: parsed.data })
              }}
              onBlur={() => setDraft(null)}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function MetadataAndColour() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const { metadata, background, format } = useOptimizerState((state) => state.settings)
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('Metadatos')} help={t('Ubicación, cámara y autoría que vienen dentro de la foto.')}>
        {(control) => (
          <Select
            {...control}
            value={metadata}
            onChange={(event) => {
              const parsed = settingsSchema.shape.metadata.safeParse(event.target.value)
              if (parsed.success) setSettings({ metadata: parsed.data })
            }}
          >
            <option value="none">{t('Quitarlos todos')}</option>
            <option value="copyright">{t('Conservar la autoría')}</option>
            <option value="all">{t('Conservarlos todos')}</option>
          </Select>
        )}
      </Field>
      {format === 'jpeg' && (
        <label className="flex items-center gap-3 text-sm font-medium">
          <input
            type="color"
            value={background}
            onChange={(event) => setSettings({ background: event.target.value })}
            className="h-9 w-12 cursor-pointer rounded-md border border-control bg-surface p-1 coarse:h-11"
          />
          {t('Color de fondo para lo transparente')}
        </label>
      )}
    </div>
  )
}
