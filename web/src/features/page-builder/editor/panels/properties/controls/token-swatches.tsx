import { defaultTheme, derivedColors } from '@aurelio/page/theme'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorState } from '../../../model/state/hooks.ts'
import { kitColors } from '../../../surface/tokens/kit-colors.ts'
import { TokenSwatch } from '../../../surface/tokens/token-swatch.tsx'

type TokenSwatchesProps = {
  /** Of the field whose colour is chosen. */
  label: string
  /** The token that it holds; undefined for a colour written by hand. */
  chosen: string | undefined
  /** Gives the field `token:<name>`. */
  onChoose: (text: string) => void
}

/** The colours of the site's kit, to be chosen by name: when the kit changes, what uses them does. */
export function TokenSwatches({ label, chosen, onChoose }: TokenSwatchesProps) {
  const { t } = useTranslation()
  const theme = useEditorState((state) => state.theme) ?? defaultTheme
  const [isOpen, setOpen] = useState(false)
  const derived = Object.entries(derivedColors(theme.colors))
  const main = kitColors(theme)
  const isDerived = derived.some(([token]) => token === chosen)
  const isGone = chosen !== undefined && !isDerived && !main.some(([token]) => token === chosen)

  return (
    <>
      <div
        role="group"
        aria-label={t('{{campo}}: colores de la marca', { campo: label })}
        className="flex flex-wrap gap-1"
      >
        {[...main, ...(isOpen || isDerived ? derived : [])].map(([token, color]) => (
          <TokenSwatch
            key={token}
            token={token}
            color={color}
            isChosen={token === chosen}
            onChoose={onChoose}
          />
        ))}
        {!isDerived && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="h-6 rounded-md px-1.5 text-xs text-muted hover:bg-hover coarse:h-11"
          >
            {isOpen ? t('Menos') : t('Más colores')}
          </button>
        )}
      </div>
      {isGone && (
        <p role="status" className="text-xs text-danger">
          {t('El color «{{name}}» ya no está en la marca del sitio. Se ve el último que tuvo: elige otro.', {
            name: chosen,
          })}
        </p>
      )}
    </>
  )
}
