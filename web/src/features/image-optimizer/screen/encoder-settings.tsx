import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'

/** 'Avanzado': what the encoder of the chosen format can be told besides its quality. */
export function EncoderSettings() {
  const { t } = useTranslation()
  const isJpeg = useOptimizerState(({ settings }) => settings.format === 'jpeg')
  return (
    <details>
      <summary className="w-fit cursor-pointer text-sm font-medium">{t('Avanzado')}</summary>
      <div className="flex flex-col gap-4 pt-3">{isJpeg ? <JpegSettings /> : <Effort />}</div>
    </details>
  )
}

function JpegSettings() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const { chroma, progressive } = useOptimizerState((state) => state.settings)
  return (
    <>
      <Choices
        legend={t('Resolución del color')}
        name="chroma"
        value={chroma}
        options={[
          { value: 'auto', label: t('Según la imagen') },
          { value: 'full', label: t('Completa') },
          { value: 'half', label: t('La mitad') },
        ]}
        onChange={(value) => setSettings({ chroma: value })}
      />
      <Checkbox
        label={t('Progresivo: se ve entera desde el principio')}
        checked={progressive}
        onChange={(event) => setSettings({ progressive: event.target.checked })}
      />
    </>
  )
}

function Effort() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const effort = useOptimizerState(({ settings }) => settings.effort)
  return (
    <Choices
      legend={t('Esfuerzo del codificador')}
      name="effort"
      value={effort}
      options={[
        { value: 'little', label: t('Poco: tarda menos') },
        { value: 'usual', label: t('El habitual') },
        { value: 'most', label: t('Máximo: prueba más, pesa menos, tarda más') },
      ]}
      onChange={(value) => setSettings({ effort: value })}
    />
  )
}
