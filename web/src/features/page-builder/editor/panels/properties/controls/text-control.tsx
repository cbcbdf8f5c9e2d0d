import { namesSite, withSiteText } from '@aurelio/page/elements'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../../ui/class-names.ts'
import { documentOf } from '../../../model/state/editor-store.ts'
import { useEditorState } from '../../../model/state/hooks.ts'
import { textOf, type ControlProps, type TextKind } from './control.ts'
import { DenseInput, denseControlClass } from './dense-input.tsx'
import { pageAnchors } from './page-anchors.ts'
import { textAdvice } from './text-advice.ts'

/** Kinds that hold an address. */
const addresses: ReadonlySet<TextKind> = new Set(['link', 'video', 'audio'])
/** Kinds that name a place on the page. */
const usesAnchors: ReadonlySet<TextKind> = new Set(['link', 'anchor'])

/** One line of text; also the address of a link or a video. It says once it is left what will not be used. */
export function TextControl({ field, id, value, set }: ControlProps<TextKind>) {
  const { t } = useTranslation()
  const [isTyped, setTyped] = useState(false)
  const [hasChanged, setChanged] = useState(false)
  const text = textOf(value)
  const document = useEditorState(documentOf)
  const anchors = useMemo(
    () => (usesAnchors.has(field.kind) ? pageAnchors(document) : undefined),
    [document, field.kind],
  )
  const advice = isTyped ? null : (textAdvice(field.kind, text, anchors) ?? refusalOf(field, text))
  const said = useEditorState((state) => (namesSite(text) ? withSiteText(text, state.business) : null))
  const notes = [said !== null && `${id}-said`, advice !== null && `${id}-advice`].filter(Boolean).join(' ')
  return (
    <>
      <DenseInput
        id={id}
        type="text"
        inputMode={addresses.has(field.kind) ? 'url' : 'text'}
        spellCheck={field.kind === 'text'}
        data-prop={field.prop}
        value={text}
        aria-describedby={notes || undefined}
        onChange={(event) => {
          // Half an address is no mistake, but one that is wrong already may be told to be right at once.
          setTyped(advice === null)
          setChanged(true)
          set(event.target.value, 'typed')
        }}
        onBlur={() => setTyped(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setTyped(false)
        }}
      />
      {said !== null && (
        <p id={`${id}-said`} className="text-xs text-muted">
          {said === ''
            ? t('Lo pondrán los datos del negocio de tu sitio, cuando los escribas.')
            : t(
                'Ahora se lee «{{said}}», de los datos del negocio de tu sitio. Escribe encima para cambiarlo solo aquí.',
                { said },
              )}
        </p>
      )}
      {advice !== null && (
        // Heard when it comes by writing; what stood there before is read with its field.
        <p role={hasChanged ? 'alert' : undefined} id={`${id}-advice`} className="text-xs text-warning">
          {t(advice)}
        </p>
      )}
    </>
  )
}

/** What the element itself says of it; an empty field is none that it refuses. */
function refusalOf({ refusal }: ControlProps<TextKind>['field'], text: string) {
  return text.trim() === '' ? null : (refusal?.(text) ?? null)
}

/** Several lines of text. */
export function TextareaControl({ field, id, value, set }: ControlProps<TextKind>) {
  return (
    <textarea
      id={id}
      rows={4}
      data-prop={field.prop}
      value={textOf(value)}
      onChange={(event) => set(event.target.value, 'typed')}
      className={cn(denseControlClass, 'h-auto resize-y py-1.5')}
    />
  )
}
