import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast, Toaster as Sonner } from 'sonner'
import { Spinner } from './spinner.tsx'
import { useMediaQuery } from './use-media-query.ts'

/** How long a confirmation stays, in milliseconds (dashboard.md §9). */
const successDuration = 3000

type Options = {
  /** A second line. */
  description?: ReactNode
  action?: { label: string; onClick: () => void }
  /** A toast with the same id is replaced, not stacked. */
  id?: string
}

/** Short messages above the screen. Texts come translated. Each call returns the id of its toast. */
export const notify = {
  /** A confirmation, for three seconds. */
  success: (text: string, options: Options = {}) =>
    toast(
      <Message
        urgency="alert"
        icon={<CircleCheck aria-hidden="true" className="size-5 text-success" />}
        text={text}
      />,
      {
        ...options,
        duration: successDuration,
      },
    ),
  /** A failure; stays until it is closed. */
  error: (text: string, options: Options = {}) =>
    toast(
      <Message
        urgency="alert"
        icon={<CircleAlert aria-hidden="true" className="size-5 text-danger" />}
        text={text}
      />,
      {
        ...options,
        duration: Number.POSITIVE_INFINITY,
      },
    ),
  /** Work under way; stays until replaced by its id or dismissed. */
  progress: (text: string, options: Options = {}) =>
    toast(<Message urgency="status" icon={<Spinner className="size-5" />} text={text} />, {
      ...options,
      duration: Number.POSITIVE_INFINITY,
    }),
  dismiss: (id: string | number) => toast.dismiss(id),
}

type MessageProps = { urgency: 'alert' | 'status'; icon: ReactNode; text: string }

function Message({ urgency, icon, text }: MessageProps) {
  return (
    <span role={urgency} className="flex items-start gap-2">
      <span className="shrink-0">{icon}</span>
      <span>{text}</span>
    </span>
  )
}

/** The place of the toasts: bottom right, on phones at the top. Mounted once. */
export function Toaster() {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 48rem)')
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
            'flex w-full items-start gap-3 rounded-lg border border-border-strong bg-raised p-4 pr-12 text-sm text-foreground shadow-float',
          content: 'flex min-w-0 flex-1 flex-col gap-1',
          title: 'leading-5 font-medium',
          description: 'text-muted',
          actionButton: 'shrink-0 cursor-pointer font-medium text-accent-text underline underline-offset-4',
          closeButton:
            'absolute top-2 right-2 grid size-8 cursor-pointer place-items-center rounded-md text-muted hover:bg-hover [&_svg]:size-4',
        },
      }}
    />
  )
}
