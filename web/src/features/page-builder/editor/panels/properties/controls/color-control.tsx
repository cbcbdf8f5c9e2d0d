import { useState } from 'react'
import { alphaOf, colorAt, opaqueOf, parseSolid, parseToken } from '@aurelio/page/values'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../../../ui/lazy-part.ts'
import { tokenNames } from '../../../surface/tokens/token-names.ts'
import { useTokenColor } from '../../../surface/tokens/use-token-color.ts'
import {
  acceptedColor,
  colorLength,
  filterColor,
  isHexColor,
  isRefused,
  settledColor,
  type ColorRule,
} from './color-text.ts'
import { textOf, type ControlProps } from './control.ts'
import { DenseInput } from './dense-input.tsx'

const ColorAlpha = lazyPart(async () => (await import('./color-alpha.tsx')).ColorAlpha)
const TokenSwatches = lazyPart(async () => (await import('./token-swatches.tsx')).TokenSwatches)

/** A colour's text with the browser's own colour picker beside it. */
export function ColorControl({ field, id, value: current, set }: ControlProps<'color'>) {
  const { t } = useTranslation()
  /** What is being typed, and the last colour that stood there. */
  const [draft, setDraft] = useState<{ text: string; last: string } | null>(null)
  const rule = colorRuleOf(field)
  const stored = textOf(current)
  // How much of it is seen stands beside its text and stays when another colour is chosen.
  const value = opaqueOf(stored)
  const alpha = alphaOf(stored)
  const token = parseToken(value)
  const shown = useTokenColor(value)
  const written = token === undefined ? value : t(tokenNames[token] ?? token)
  const withAlpha = (color: string) =>
    parseSolid(color) === undefined || opaqueOf(color) !== color ? color : colorAt(color, alpha)

  function apply(next: string | null) {
    if (next !== null && next !== value) set(withAlpha(next), 'typed')
  }

  function finish() {
    // Emptied on the way to what is no colour is not emptied.
    if (draft !== null) apply(settledColor(draft.text, rule) ?? draft.last)
    setDraft(null)
  }

  return (
    <div className="flex flex-col gap-1.5">
      <Suspense fallback={<div className="h-7" />}>
        <TokenSwatches label={t(field.label)} chosen={token} onChoose={(text) => set(withAlpha(text))} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-x-2">
        <input
          type="color"
          data-swatch={field.prop}
          aria-label={t('{{campo}}: elegir color', { campo: t(field.label) })}
          value={isHexColor(shown) ? shown.toLowerCase() : '#ffffff'}
          onChange={(event) => apply(event.target.value)}
          className="h-8 w-10 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1 coarse:h-11 coarse:w-11"
        />
        <DenseInput
          id={id}
          type="text"
          spellCheck={false}
          data-prop={field.prop}
          maxLength={colorLength(rule)}
          value={draft?.text ?? written}
          // A name of the kit is replaced as a whole.
          onFocus={(event) => token !== undefined && event.currentTarget.select()}
          onBeforeInput={(event) => {
            if (isRefused(textAfter(event.currentTarget, event.data), rule, true)) event.preventDefault()
          }}
          onChange={(event) => {
            if (isRefused(event.target.value, rule, false)) return
            const text = filterColor(event.target.value, rule)
            const accepted = acceptedColor(text, rule)
            setDraft({ text, last: accepted || (draft?.last ?? value) })
            apply(accepted)
          }}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish()
          }}
          className="w-0 flex-1"
        />
        <Suspense fallback={<span className="w-13" />}>
          {field.prop !== 'glassColor' && parseSolid(stored) !== undefined && (
            <ColorAlpha
              prop={field.prop}
              label={t(field.label)}
              value={stored}
              onChange={(color) => set(color, 'typed')}
            />
          )}
        </Suspense>
      </div>
    </div>
  )
}

/** The rule of §5 that a colour falls under. */
function colorRuleOf(field: ControlProps<'color'>['field']): ColorRule {
  if (field.transparent) return 'background'
  if (field.prop === 'glassColor') return '#ffffff'
  return field.section === 'border' ? '#000000' : 'hex'
}

/** The text of a field after a key has put these letters in place of what is selected. */
function textAfter({ value, selectionStart, selectionEnd }: HTMLInputElement, letters: string): string {
  const start = selectionStart ?? value.length
  return value.slice(0, start) + letters + value.slice(selectionEnd ?? start)
}
