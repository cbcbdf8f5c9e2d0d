import type { Theme } from '@aurelio/page/theme'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from './choice-field.tsx'
import type { PartProps } from './part-props.ts'
import { NumberField } from './number-field.tsx'

const shadows: Record<Theme['shadow'], string> = {
  none: 'Sin sombra',
  soft: 'Suave',
  medium: 'Media',
  strong: 'Fuerte',
}
const cases: Record<Theme['button']['case'], string> = { none: 'Como está escrito', uppercase: 'Mayúsculas' }

/** Corners, shadow, room, and the look of buttons and fields. */
export function ShapeFields({ theme, onChange }: PartProps) {
  const { t } = useTranslation()
  const { button, field } = theme
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-sm font-semibold">{t('Formas')}</h3>
      <div className="grid gap-3 @xl:grid-cols-2">
        <NumberField
          token="radius"
          label={t('Esquinas (px)')}
          value={theme.radius}
          min={0}
          max={60}
          onChange={(radius) => onChange({ radius })}
        />
        <ChoiceField
          token="shadow"
          label={t('Sombra')}
          words={shadows}
          value={theme.shadow}
          onChange={(shadow) => onChange({ shadow })}
        />
        <NumberField
          token="spacing"
          label={t('Separación (px)')}
          value={theme.spacing}
          min={0}
          max={120}
          onChange={(spacing) => onChange({ spacing })}
        />
        <NumberField
          token="content-width"
          label={t('Ancho del contenido (px)')}
          value={theme.contentWidth}
          min={480}
          max={1920}
          onChange={(contentWidth) => onChange({ contentWidth })}
        />
        <NumberField
          token="button-radius"
          label={t('Esquinas de los botones (px)')}
          value={button.radius}
          min={0}
          max={60}
          onChange={(radius) => onChange({ button: { ...button, radius } })}
        />
        <NumberField
          token="button-weight"
          label={t('Grosor de los botones')}
          value={button.weight}
          min={100}
          max={900}
          step={100}
          onChange={(weight) => onChange({ button: { ...button, weight } })}
        />
        <ChoiceField
          token="button-case"
          label={t('Letras de los botones')}
          words={cases}
          value={button.case}
          onChange={(text) => onChange({ button: { ...button, case: text } })}
        />
        <NumberField
          token="field-radius"
          label={t('Esquinas de los campos (px)')}
          value={field.radius}
          min={0}
          max={60}
          onChange={(radius) => onChange({ field: { ...field, radius } })}
        />
        <NumberField
          token="field-border"
          label={t('Borde de los campos (px)')}
          value={field.border}
          min={0}
          max={4}
          onChange={(border) => onChange({ field: { ...field, border } })}
        />
      </div>
    </div>
  )
}
