import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cn } from '../../../ui/class-names.ts'
import { limits } from '../engine/settings.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Estimate } from './estimate.tsx'
import { ExtraSettings } from './extra-settings.tsx'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'
import { count } from '../state/state.ts'
import { Slider } from './slider.tsx'

/** 'Ajustes de Optimización': the specification's four, and everything else one click away. */
export function SettingsPanel() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const settings = useOptimizerState((state) => state.settings)
  const [open, setOpen] = useState(false)
  const extras = useId()
  const { maxWidth, widthMode, quality, mode, format } = settings
  return (
    <section aria-labelledby="optimizer-settings">
      <Card className="flex flex-col gap-5">
        <h2 id="optimizer-settings" className="text-base font-semibold">
          {t('Ajustes de Optimización')}
        </h2>
        <div className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2">
          <Slider
            label={t('Ancho Máximo: {{width}}px', { width: maxWidth })}
            valueText={`${maxWidth}px`}
            value={maxWidth}
            min={limits.minWidth}
            max={limits.maxWidth}
            step={limits.widthStep}
            disabled={widthMode !== 'slider'}
            onChange={(width) => setSettings({ maxWidth: width })}
          />
          <Slider
            label={t('Calidad: {{quality}}%', { quality })}
            valueText={`${quality}%`}
            value={quality}
            min={limits.minQuality}
            max={limits.maxQuality}
            step={1}
            disabled={mode === 'automatic' || mode === 'target'}
            onChange={(value) => setSettings({ quality: value })}
          />
          <Choices
            legend={t('Formato de Salida')}
            name="format"
            value={format}
            options={[
              { value: 'jpeg', label: 'JPEG' },
              { value: 'png', label: 'PNG' },
              { value: 'webp', label: 'WebP' },
              { value: 'avif', label: 'AVIF' },
              { value: 'jxl', label: 'JXL' },
            ]}
            onChange={(value) => setSettings({ format: value })}
          />
          <div className="flex flex-wrap items-start gap-x-6 gap-y-2 @2xl:pt-6">
            <Checkbox
              label={t('Mantener Proporción')}
              checked={settings.maintainAspectRatio}
              onChange={(event) => setSettings({ maintainAspectRatio: event.target.checked })}
            />
            <Checkbox
              label={t('Rápido')}
              checked={settings.fast}
              title={t('Usa los codificadores del navegador: tarda menos, pesa más.')}
              onChange={(event) => setSettings({ fast: event.target.checked })}
            />
          </div>
        </div>
        <FormatHint />
        {/* What is told of pictures once they are read stands behind the button: nothing that is being pressed moves. */}
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <Button
            variant="ghost"
            size="dense"
            className="-ml-3"
            aria-expanded={open}
            aria-controls={extras}
            icon={<ChevronDown aria-hidden="true" className={cn('size-4', open && 'rotate-180')} />}
            onClick={() => setOpen(!open)}
          >
            {t('Más opciones')}
          </Button>
          <div className="flex flex-col gap-2 py-1">
            <TransparencyHint />
            <Estimate />
          </div>
        </div>
        <div id={extras} hidden={!open}>
          {open && <ExtraSettings />}
        </div>
      </Card>
    </section>
  )
}

/** What the chosen format and speed mean, where that surprises. */
function FormatHint() {
  const { t } = useTranslation()
  const { format, fast, mode, quality } = useOptimizerState((state) => state.settings)
  const hints = [
    (mode === 'automatic' || mode === 'target') &&
      t('La calidad se ajusta sola a cada imagen: mira «Más opciones».'),
    format === 'jxl' && t('JPEG XL pesa aún menos, pero pocos navegadores lo muestran.'),
    format === 'avif' && t('AVIF ocupa menos pero tarda bastante más.'),
    format === 'png' &&
      !fast &&
      (quality === 100 && mode === 'fixed'
        ? t('PNG al 100 % no pierde nada.')
        : t('PNG reduce colores según la calidad; al 100 % no pierde nada.')),
    fast &&
      format !== 'avif' &&
      format !== 'jxl' &&
      t('Rápido usa los codificadores del navegador: tarda menos, pesa más.'),
  ].filter((hint) => hint !== false)
  if (hints.length === 0) return null
  return <p className="text-dense text-muted">{hints.join(' ')}</p>
}

/** JPEG has no transparency: whose pictures have some learn of it before they lose it. */
function TransparencyHint() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const transparent = useOptimizerState(count.transparent)
  const isJpeg = useOptimizerState(({ settings }) => settings.format === 'jpeg')
  if (!isJpeg || transparent === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
      <p role="status">
        {t('{{count}} imágenes pueden tener transparencia: en JPEG queda sobre el color de fondo.', {
          count: transparent,
        })}
      </p>
      <Button size="dense" onClick={() => setSettings({ format: 'webp' })}>
        {t('Conservarla en WebP')}
      </Button>
    </div>
  )
}
