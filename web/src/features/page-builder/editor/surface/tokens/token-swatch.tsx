import { tokenText } from '@aurelio/page/values'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { tokenNames } from './token-names.ts'

type TokenSwatchProps = {
  token: string
  /** How it looks in the site's kit. */
  color: string
  isChosen: boolean
  /** Is given `token:<name>`. */
  onChoose: (text: string) => void
}

/** One colour of the site's kit, to be chosen by name. */
export function TokenSwatch({ token, color, isChosen, onChoose }: TokenSwatchProps) {
  const { t } = useTranslation()
  const name = t(tokenNames[token] ?? token)
  return (
    <button
      type="button"
      data-swatch-token={token}
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={() => onChoose(tokenText(token))}
      style={{ backgroundColor: color }}
      className={cn(
        'size-6 shrink-0 rounded-full border border-control coarse:size-11',
        isChosen && 'outline-2 outline-offset-1 outline-accent-text',
      )}
    />
  )
}
