import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { jumpTo } from '../../model/commands/history.ts'
import { useModel } from '../../model/state/model-context.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { type OpenedAt, useCloseOutside } from '../drawers/use-close-outside.ts'
import { stepText } from '../../surface/announcements/step-text.ts'

/**
 * The steps, the first one on top. A click, or Enter, goes to one; the arrow keys walk among them. Steps that
 * were taken back are dimmed: they stay until a new change drops them.
 */
export function HistoryList(opened: OpenedAt) {
  const { t } = useTranslation()
  useCloseOutside(opened)
  const { store } = useModel()
  const { entries, index } = useEditorState((state) => state.history)
  return (
    <section
      aria-label={t('Historial')}
      className="absolute top-full right-0 z-40 mt-1 max-h-[min(28rem,70dvh)] w-72 animate-appear overflow-y-auto rounded-lg border bg-raised p-1 shadow-float max-sm:inset-x-2 max-sm:w-auto"
    >
      <ol>
        {entries.map((entry, at) => (
          // Steps have no identity beyond their place.
          <li key={at}>
            <button
              ref={at === index ? standOn : undefined}
              type="button"
              tabIndex={at === index ? 0 : -1}
              aria-current={at === index ? 'step' : undefined}
              data-undone={at > index ? '' : undefined}
              onClick={() => jumpTo(store, at)}
              onKeyDown={walk}
              className={cn(
                'flex min-h-8 w-full items-center rounded-md px-2 py-1 text-left text-dense wrap-anywhere hover:bg-hover coarse:min-h-11',
                at === index && 'bg-accent-soft font-medium text-accent-text',
                at > index && 'text-muted italic',
              )}
            >
              {stepText(entry)}
              {at > index && <span className="sr-only">{t('(deshecho)')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The focus goes to the present step, when the list opens and with every jump. */
function standOn(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'nearest' })
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const buttons = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === document.activeElement)
  event.preventDefault()
  buttons[Math.max(0, Math.min(at + step, buttons.length - 1))]?.focus()
}
