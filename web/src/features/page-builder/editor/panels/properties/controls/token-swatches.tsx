import { derivedColors } from '@aurelio/page/theme/derived-colors'
import { colorTokens, defaultTheme } from '@aurelio/page/theme/default-theme'
import { tokenText } from '@aurelio/page/values/token'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../../ui/class-names.ts'
import { useEditorState } from '../../../model/state/hooks.ts'
import { tokenNames } from './token-names.ts'

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
  const main = [
    ...colorTokens.map((token) => [token, theme.colors[token]] as const),
    ...theme.free.map(({ name, color }) => [name, color] as const),
  ]
  const isDerived = derived.some(([token]) => token === chosen)
  const isGone = chosen !== undefined && !isDerived && !main.some(([token]) => token === chosen)
  const nameOf = (token: string) => t(tokenNames[token] ?? token)

  return (
    <>
      <div
        role="group"
        aria-label={t('{{campo}}: colores de la marca', { campo: label })}
        className="flex flex-wrap gap-1"
      >
        {[...main, ...(isOpen || isDerived ? derived : [])].map(([token, color]) => (
          <button
            key={token}
            type="button"
            data-swatch-token={token}
            title={nameOf(token)}
            aria-label={nameOf(token)}
            aria-pressed={token === chosen}
            onClick={() => onChoose(tokenText(token))}
            style={{ backgroundColor: color }}
            className={cn(
              'size-6 rounded-full border border-control coarse:size-11',
              token === chosen && 'outline-2 outline-offset-1 outline-accent-text',
            )}
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
