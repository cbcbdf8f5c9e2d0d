import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast, Toaster as Sonner } from 'sonner'
import { Spinner } from './spinner.tsx'
import { useMediaQuery } from './use-media-query.ts'

export type ToastKind = 'success' | 'error' | 'progress'

export type ToastOptions = {
  /** A second line. */
  description?: ReactNode
  action?: { label: string; onClick: () => void }
  /** A toast with the same id is replaced, not stacked; `dismiss` takes it too. */
  id?: string
}

/** How long a confirmation stays, in milliseconds (dashboard.md §9). */
const successDuration = 3000
/** A confirmation that can be taken back stays long enough to be read and reached by keyboard. */
const undoDuration = 10_000

/** Sonner forgets what is said before its place stands. */
const mounted = Promise.withResolvers<void>()

const icons: Record<ToastKind, ReactNode> = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
  progress: <Spinner className="size-5" />,
}

export async function showToast(kind: ToastKind, text: string, options: ToastOptions): Promise<void> {
  await mounted.promise
  const { description, action, ...rest } = options
  toast(
    <span role={kind === 'progress' ? 'status' : 'alert'} className="flex items-start gap-2">
      <span className="shrink-0">{icons[kind]}</span>
      <span className="flex min-w-0 flex-col gap-1">
        <span>{text}</span>
        {/* Part of what is announced: it may hold the link that the text speaks of. */}
        {description !== undefined && <span className="font-normal text-muted">{description}</span>}
      </span>
    </span>,
    { ...rest, ...(action && { action: givingBack(action) }), duration: durationOf(kind, options) },
  )
}

/** Where the focus was before it came to the toasts. */
let origin: HTMLElement | null = null

function isInToasts(node: EventTarget | null): boolean {
  return node instanceof Element && node.closest('[data-sonner-toaster]') !== null
}

function remember({ target, relatedTarget }: FocusEvent) {
  if (isInToasts(target) && relatedTarget instanceof HTMLElement && !isInToasts(relatedTarget))
    origin = relatedTarget
}

/** An action takes its toast away: the focus goes back to where it came from, or else to what the screen is about. */
function givingBack({ label, onClick }: NonNullable<ToastOptions['action']>): ToastOptions['action'] {
  return {
    label,
    onClick() {
      const place = origin?.isConnected ? origin : document.querySelector('main')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
      onClick()
    },
  }
}

function durationOf(kind: ToastKind, { action }: ToastOptions): number {
  if (kind !== 'success') return Number.POSITIVE_INFINITY
  return action ? undoDuration : successDuration
}

export function dismissToast(id: string): void {
  toast.dismiss(id)
}

/** The place of the toasts: bottom right, on phones at the top. */
export function SonnerToaster() {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 48rem)')
  useEffect(() => mounted.resolve(), [])
  useEffect(() => {
    document.addEventListener('focusin', remember, true)
    return () => document.removeEventListener('focusin', remember, true)
  }, [])
  return (
    <Sonner
      position={isWide ? 'bottom-right' : 'top-center'}
      closeButton
      containerAriaLabel={t('Avisos')}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('Cerrar aviso'),
        classNames: {
          toast:
            'pointer-events-auto flex w-full items-start gap-3 rounded-lg border border-border-strong bg-raised p-4 pr-12 font-sans text-sm text-foreground shadow-float',
          content: 'flex min-w-0 flex-1 flex-col gap-1',
          title: 'leading-5 font-medium',
          actionButton: 'shrink-0 cursor-pointer font-medium text-accent-text underline underline-offset-4',
          // One that lies behind another has its button once it is unfolded: half of it would be no target.
          closeButton:
            'absolute top-2 right-2 grid size-8 cursor-pointer place-items-center rounded-md text-muted hover:bg-hover [&_svg]:size-4 [[data-front=false][data-expanded=false]_&]:invisible',
        },
      }}
    />
  )
}
