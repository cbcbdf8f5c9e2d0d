import { type Watermark, watermarkPlaces } from '@aurelio/contracts/image-settings'
import type { TFunction } from 'i18next'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Field, FieldNote } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { firstWatermark, isDrawn } from '@aurelio/contracts/watermark-layout'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'
import { readMark } from './read-mark.ts'
import { Slider } from './slider.tsx'
import { WatermarkPreview } from './watermark-preview.tsx'

/** A text or a picture over every result: where, how large, how strong, once or everywhere, and how that looks. */
export function WatermarkSettings() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const watermark = useOptimizerState(({ settings }) => settings.watermark)
  // What it was stays while it is off.
  const [before, setBefore] = useState(watermark ?? firstWatermark)
  const change = (changed: Partial<Watermark>) => {
    const next = { ...before, ...watermark, ...changed }
    setBefore(next)
    setSettings({ watermark: next })
  }
  return (
    <div className="flex flex-col gap-4 pt-3">
      <Choices
        legend={t('Qué se pone encima')}
        name="watermark"
        value={watermark?.kind ?? 'none'}
        options={[
          { value: 'none', label: t('Nada') },
          { value: 'text', label: t('Un texto') },
          { value: 'picture', label: t('Una imagen') },
        ]}
        onChange={(kind) => (kind === 'none' ? setSettings({ watermark: null }) : change({ kind }))}
      />
      {watermark?.kind === 'text' && <TextFields watermark={watermark} onChange={change} />}
      {watermark?.kind === 'picture' && <PictureField watermark={watermark} onChange={change} />}
      {isDrawn(watermark) && <Looks watermark={watermark} onChange={change} />}
      {isDrawn(watermark) && <WatermarkPreview />}
    </div>
  )
}

type PartProps = { watermark: Watermark; onChange: (changed: Partial<Watermark>) => void }

function TextFields({ watermark: { text, colour }, onChange }: PartProps) {
  const { t } = useTranslation()
  // Spaces at its ends are typed on the way to the next word.
  const [draft, setDraft] = useState(text)
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Field label={t('Texto de la marca')} className="min-w-0 flex-1 basis-40">
        {(control) => (
          <Input
            {...control}
            dir="auto"
            // A preset may bring another one.
            value={draft.trim() === text ? draft : text}
            maxLength={120}
            placeholder="© "
            onChange={({ target }) => {
              setDraft(target.value)
              onChange({ text: target.value.trim() })
            }}
          />
        )}
      </Field>
      <label className="flex items-center gap-3 text-sm font-medium">
        <input
          type="color"
          value={colour}
          onChange={(event) => onChange({ colour: event.target.value })}
          className="h-9 w-12 cursor-pointer rounded-md border border-control bg-surface p-1 coarse:h-11"
        />
        {t('Color de la marca de agua')}
      </label>
    </div>
  )
}

function PictureField({ watermark: { picture }, onChange }: PartProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readMark(file)
    setProblem(read ? undefined : t('Esa imagen no se puede usar. Prueba con un PNG o un SVG más pequeño.'))
    if (read) onChange({ picture: read })
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-w-0 items-center gap-3">
        <Button
          icon={<ImageUp aria-hidden="true" className="size-4" />}
          onClick={() => input.current?.click()}
        >
          {t('Elegir la imagen de la marca')}
        </Button>
        {picture && <p className="min-w-0 truncate text-dense text-muted">{picture.name}</p>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".png,.svg,.webp,.jpg,.jpeg,.avif,.gif"
        aria-label={t('Elegir la imagen de la marca')}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div role={problem === undefined ? undefined : 'alert'}>
        <FieldNote
          id="watermark-picture"
          text={problem ?? t('Un logotipo con fondo transparente queda mejor. Se guarda con el preajuste.')}
          isError={problem !== undefined}
        />
      </div>
    </div>
  )
}

function Looks({ watermark, onChange }: PartProps) {
  const { t } = useTranslation()
  const { place, size, opacity, repeated } = watermark
  return (
    <>
      <Checkbox
        label={t('Repetida por toda la imagen')}
        checked={repeated}
        onChange={(event) => onChange({ repeated: event.target.checked })}
      />
      {!repeated && (
        <Field label={t('Posición de la marca')}>
          {(control) => (
            <Select
              {...control}
              value={place}
              onChange={({ target }) => {
                const chosen = watermarkPlaces.find((one) => one === target.value)
                if (chosen) onChange({ place: chosen })
              }}
            >
              {watermarkPlaces.map((one) => (
                <option key={one} value={one}>
                  {placeName(t, one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Slider
        label={t('Tamaño de la marca: {{size}} % del ancho', { size })}
        valueText={`${size} %`}
        value={size}
        min={2}
        max={100}
        step={1}
        onChange={(value) => onChange({ size: value })}
      />
      <Slider
        label={t('Opacidad: {{opacity}} %', { opacity })}
        valueText={`${opacity} %`}
        value={opacity}
        min={5}
        max={100}
        step={5}
        onChange={(value) => onChange({ opacity: value })}
      />
    </>
  )
}

function placeName(t: TFunction, place: Watermark['place']): string {
  const names: Record<Watermark['place'], string> = {
    'top-left': t('Arriba a la izquierda'),
    top: t('Arriba en el centro'),
    'top-right': t('Arriba a la derecha'),
    left: t('En medio a la izquierda'),
    middle: t('En el centro'),
    right: t('En medio a la derecha'),
    'bottom-left': t('Abajo a la izquierda'),
    bottom: t('Abajo en el centro'),
    'bottom-right': t('Abajo a la derecha'),
  }
  return names[place]
}
