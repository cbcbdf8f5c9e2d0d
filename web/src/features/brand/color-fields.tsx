import { type ColorToken, colorTokens, darkPalette, derivedColors, type Palette } from '@aurelio/page/theme'
import { contrastGrade, contrastOf } from '@aurelio/page/values'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ColorField } from './color-field.tsx'
import { ContrastBadge } from './contrast-badge.tsx'
import { FreeColors } from './free-colors.tsx'
import type { PartProps } from './part-props.ts'

const names: Record<ColorToken, string> = {
  primary: 'Principal',
  secondary: 'Secundario',
  accent: 'Acento',
  text: 'Texto',
  muted: 'Texto suave',
  background: 'Fondo',
  surface: 'Superficie',
}

/** The colours of the kit, with how well each is read where it stands. */
export function ColorFields({ theme, onChange }: PartProps) {
  const { t } = useTranslation()
  const { colors, darkColors, dark } = theme
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-sm font-semibold">{t('Colores')}</h3>
      <PaletteFields palette={colors} onChange={(next) => onChange({ colors: next })} />
      <FreeColors theme={theme} onChange={onChange} />
      <Checkbox
        data-token="dark"
        checked={dark === 'auto'}
        onChange={(event) => onChange({ dark: event.target.checked ? 'auto' : 'none' })}
        label={t('Colores oscuros para quien tiene su sistema en oscuro')}
      />
      {dark === 'auto' && (
        <div className="flex flex-col gap-3 border-l pl-4">
          <PaletteFields isDark palette={darkColors} onChange={(next) => onChange({ darkColors: next })} />
          <Button className="self-start" onClick={() => onChange({ darkColors: darkPalette(colors) })}>
            {t('Calcularlos de los claros')}
          </Button>
        </div>
      )}
    </div>
  )
}

type PaletteFieldsProps = { palette: Palette; isDark?: boolean; onChange: (palette: Palette) => void }

function PaletteFields({ palette, isDark = false, onChange }: PaletteFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      {colorTokens.map((token) => (
        <ColorField
          key={token}
          token={isDark ? `dark-${token}` : token}
          label={isDark ? t('{{color}} en oscuro', { color: t(names[token]) }) : t(names[token])}
          value={palette[token]}
          onChange={(value) => onChange({ ...palette, [token]: value })}
        >
          <Readability token={token} palette={palette} />
        </ColorField>
      ))}
    </div>
  )
}

/** Where letters of a colour stand, or which letters stand on it. */
function Readability({ token, palette }: { token: ColorToken; palette: Palette }) {
  const { t } = useTranslation()
  if (token === 'background' || token === 'surface')
    return <Contrast of={[palette.text, palette[token]]} where={t('El texto encima')} />
  if (token === 'text' || token === 'muted')
    return <Contrast of={[palette[token], palette.background]} where={t('Sobre el fondo')} />
  return (
    <Contrast of={[derivedColors(palette)[`on-${token}`], palette[token]]} where={t('Las letras encima')} />
  )
}

function Contrast({ of: [letters, ground], where }: { of: [string, string]; where: string }) {
  const ratio = contrastOf(letters, ground)
  return <ContrastBadge where={where} ratio={ratio} grade={contrastGrade(ratio)} />
}
