import { findFont, firstOwnFaces } from '@aurelio/page/fonts'
import { useTranslation } from 'react-i18next'
import { FamilyField } from './family-field.tsx'
import type { PartProps } from './part-props.ts'
import { NumberField } from './number-field.tsx'
import { OwnFonts } from './own-fonts/own-fonts.tsx'
import { useOwnFonts } from './own-fonts/use-own-fonts.ts'

/** Families, sizes, weights and line heights. */
export function TypeFields({ theme, onChange }: PartProps) {
  const { t } = useTranslation()
  const used = [...new Set([theme.headingFont, theme.bodyFont])]
  const ownBytes = firstOwnFaces(theme).reduce((sum, { bytes }) => sum + bytes, 0)
  const bytes = used.reduce((sum, id) => sum + (findFont(id)?.bytes ?? 0), ownBytes)
  const own = useOwnFonts()
  /** A kit says itself what drawing the letters takes that the workspace brings. */
  const choose = (chosen: { headingFont?: string; bodyFont?: string }) => {
    const { headingFont, bodyFont } = { ...theme, ...chosen }
    const families = own.map(({ family }) => family).filter(({ id }) => id === headingFont || id === bodyFont)
    onChange({ ...chosen, own: families.length > 0 ? families : undefined })
  }
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-sm font-semibold">{t('Letra')}</h3>
      <div className="grid gap-3 @xl:grid-cols-2">
        <FamilyField
          own={own}
          token="heading-font"
          label={t('Familia de los títulos')}
          value={theme.headingFont}
          onChange={(headingFont) => choose({ headingFont })}
        />
        <FamilyField
          own={own}
          token="body-font"
          label={t('Familia del texto')}
          value={theme.bodyFont}
          onChange={(bodyFont) => choose({ bodyFont })}
        />
        <NumberField
          token="heading-weight"
          label={t('Grosor de los títulos')}
          value={theme.headingWeight}
          min={100}
          max={900}
          step={100}
          onChange={(headingWeight) => onChange({ headingWeight })}
        />
        <NumberField
          token="body-weight"
          label={t('Grosor del texto')}
          value={theme.bodyWeight}
          min={100}
          max={900}
          step={100}
          onChange={(bodyWeight) => onChange({ bodyWeight })}
        />
        <NumberField
          token="heading-line-height"
          label={t('Interlineado de los títulos')}
          value={theme.headingLineHeight}
          min={0.8}
          max={2}
          step={0.05}
          onChange={(headingLineHeight) => onChange({ headingLineHeight })}
        />
        <NumberField
          token="body-line-height"
          label={t('Interlineado del texto')}
          value={theme.bodyLineHeight}
          min={1}
          max={2.4}
          step={0.05}
          onChange={(bodyLineHeight) => onChange({ bodyLineHeight })}
        />
        <NumberField
          token="size-body"
          label={t('Tamaño del texto (px)')}
          value={theme.size}
          min={12}
          max={24}
          onChange={(size) => onChange({ size })}
        />
        <NumberField
          token="scale"
          label={t('Cuánto crece cada tamaño')}
          value={theme.scale}
          min={1.05}
          max={1.6}
          step={0.01}
          onChange={(scale) => onChange({ scale })}
        />
      </div>
      <p role="status" className="text-xs text-muted">
        {t('Estas letras pesan {{kb}} kB.', { kb: Math.round(bytes / 1000) })}
      </p>
      <OwnFonts />
    </div>
  )
}
