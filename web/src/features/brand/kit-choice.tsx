import { colorTokens, kits, type Theme } from '@aurelio/page/theme'
import { findFont } from '@aurelio/page/fonts'
import { useTranslation } from 'react-i18next'
import { cn } from '../../ui/class-names.ts'

type KitChoiceProps = { theme: Theme; onChoose: (theme: Theme) => void }

/** The kits to begin with, each by its colours and its two families. */
export function KitChoice({ theme, onChoose }: KitChoiceProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('Marcas preparadas')} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('Marcas preparadas')}</h3>
      <div className="grid grid-cols-2 gap-2 @xl:grid-cols-4 @4xl:grid-cols-6">
        {kits.map((kit) => {
          const isChosen = isSame(kit.theme, theme)
          return (
            <button
              key={kit.id}
              type="button"
              data-kit={kit.id}
              aria-pressed={isChosen}
              onClick={() => onChoose(kit.theme)}
              className={cn(
                'flex min-h-11 flex-col gap-1.5 rounded-md border p-2 text-left hover:bg-hover',
                isChosen && 'border-accent-text bg-accent-soft',
              )}
            >
              <span aria-hidden="true" className="flex h-5 overflow-hidden rounded-sm border">
                {colorTokens.map((token) => (
                  <span key={token} className="flex-1" style={{ background: kit.theme.colors[token] }} />
                ))}
              </span>
              <span className="text-dense font-medium">{kit.name}</span>
              <span className="text-xs text-muted">
                {[kit.theme.headingFont, kit.theme.bodyFont].map((id) => findFont(id)?.name).join(' + ')}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

function isSame(kit: Theme, { colors, headingFont, bodyFont, radius }: Theme): boolean {
  const hasColors = colorTokens.every((token) => kit.colors[token] === colors[token])
  return hasColors && kit.headingFont === headingFont && kit.bodyFont === bodyFont && kit.radius === radius
}
