import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

const places = {
  middle:
    'top-1/2 left-1/2 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 gap-4 rounded-xl border p-6',
  bottom: 'inset-x-0 bottom-0 gap-3 rounded-t-xl border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]',
}

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Buttons at the end, the main one last. */
  actions?: ReactNode
  /** False where one of the actions closes it in so many words. */
  hasCross?: boolean
  /** At the bottom it is a sheet: near the thumb, for phones. */
  place?: keyof typeof places
  className?: string
  children?: ReactNode
}

/** Traps the focus, gives it back on closing, and closes with Escape or a click outside. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  hasCross = true,
  place = 'middle',
  className,
  children,
}: DialogProps) {
  const { t } = useTranslation()
  const focusReturn = useFocusReturn()
  const described = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-40 bg-overlay" />
        <Radix.Content
          {...described}
          {...focusReturn}
          onInteractOutside={keepForToasts}
          onEscapeKeyDown={keepForToasts}
          className={cn(
            'animate-appear fixed z-40 flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden bg-raised shadow-float',
            places[place],
            className,
          )}
        >
          <div className="flex flex-col gap-1 pr-8">
            <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="text-muted">{description}</Radix.Description>
            )}
          </div>
          {children}
          {actions !== undefined && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
          {/* Last, so that the focus starts at what the dialog is about. */}
          {hasCross && (
            <Radix.Close asChild>
              <IconButton
                label={t('Cerrar ventana')}
                icon={<X aria-hidden="true" className="size-4" />}
                className="absolute top-4 right-4"
              />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What a toast offers, such as taking something back, can be used over a dialog, by pointer and by keyboard. */
function keepForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
}
