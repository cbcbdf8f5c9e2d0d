import { defaultTheme } from '@aurelio/page/theme'
import { opaqueOf, parseToken } from '@aurelio/page/values'
import { RemoveFormatting, UserRound } from 'lucide-react'
import { Suspense, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { kitColors } from '../tokens/kit-colors.ts'
import { TokenSwatch } from '../tokens/token-swatch.tsx'
import { useTokenColor } from '../tokens/use-token-color.ts'
import type { OpenText } from '../state/text-store.ts'
import { useSurface } from '../state/surface-context.ts'
import { FormatButtons } from './format-buttons.tsx'
import { LinkField } from './link-field.tsx'
import { toolbarKeys } from './toolbar-keys.ts'
import { useTextPlace } from './use-text-place.ts'

const ValueForm = lazyPart(async () => (await import('../letters/value-form.tsx')).ValueForm)

type FormatToolbarProps = { open: OpenText; stageRef: RefObject<HTMLElement | null> }

/** What may be done to the text that is edited in place. It stands over the text and takes no focus from it. */
export function FormatToolbar({ open, stageRef }: FormatToolbarProps) {
  const { t } = useTranslation()
  const { text } = useSurface()
  const asking = useStore(text, (state) => state.asking)
  const isLetter = useEditorState((state) => state.letter !== null)
  const { color } = useStore(open.marks)
  const theme = useEditorState((state) => state.theme) ?? defaultTheme
  const seen = useTokenColor(color ?? '#000000')
  const barRef = useRef<HTMLDivElement>(null)
  const place = useTextPlace(open.node, stageRef, barRef)
  useEffect(() => (barRef.current ? toolbarKeys(barRef.current, open) : undefined), [open])

  return (
    <div
      ref={barRef}
      data-format-toolbar
      role="toolbar"
      aria-label={t('Formato')}
      style={place}
      // The selection of the text stays while a button is pressed.
      onPointerDown={(event) => {
        if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement))
          event.preventDefault()
      }}
      className="pointer-events-auto absolute z-10 flex max-w-full flex-wrap items-center gap-1 rounded-md border bg-raised p-1 shadow-float"
    >
      {asking === 'link' && <LinkField open={open} />}
      {asking === 'value' && (
        <Suspense fallback={null}>
          <ValueForm
            onPut={(value) => {
              open.focus()
              open.insert(value)
            }}
          />
        </Suspense>
      )}
      {asking === null && (
        <>
          <FormatButtons open={open} onLink={() => text.setState({ asking: 'link' })} />
          {isLetter && (
            <IconButton
              size="dense"
              label={t('Dato de la persona')}
              icon={<UserRound aria-hidden="true" className="size-4" />}
              onClick={() => text.setState({ asking: 'value' })}
            />
          )}
          {kitColors(theme).map(([token, value]) => (
            <TokenSwatch
              key={token}
              token={token}
              color={value}
              isChosen={token === parseToken(color)}
              onChoose={(chosen) => open.set('color', chosen)}
            />
          ))}
          <input
            type="color"
            aria-label={t('Color del texto')}
            title={t('Color del texto')}
            value={opaqueOf(seen).toLowerCase() || '#000000'}
            onChange={(event) => open.set('color', event.target.value)}
            className="h-8 w-8 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1 coarse:h-11 coarse:w-11"
          />
          {color !== null && (
            <IconButton
              size="dense"
              label={t('Quitar el color')}
              icon={<RemoveFormatting aria-hidden="true" className="size-4" />}
              onClick={() => open.set('color', null)}
            />
          )}
        </>
      )}
    </div>
  )
}
