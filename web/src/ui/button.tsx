import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const variants = {
  primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
  secondary: 'border border-border-strong bg-surface text-foreground hover:not-disabled:bg-hover',
  ghost: 'text-foreground hover:not-disabled:bg-hover',
  danger: 'bg-danger-fill text-on-accent hover:not-disabled:bg-danger-fill-hover',
}
const sizes = { dense: 'h-8 px-3 text-dense', normal: 'h-9 px-4 text-sm', form: 'h-10 px-4 text-sm' }

export type ButtonLook = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  className?: string | undefined
}

/** The look of a button, for links that act like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'normal', className }: ButtonLook = {}): string {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none',
    'transition-[background-color,opacity] duration-150 coarse:min-h-11',
    'disabled:cursor-not-allowed disabled:opacity-60',
    variants[variant],
    sizes[size],
    className,
  )
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    icon?: ReactNode
    /** Shows a spinner in place of the icon and disables the button; its name stays. */
    busy?: boolean
  }

/** `type` is 'button' unless told: a button inside a form submits only where that is wanted. */
export function Button({
  variant,
  size,
  className,
  icon,
  busy = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const look: ButtonLook = { className }
  if (variant) look.variant = variant
  if (size) look.size = size
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look)}
      disabled={busy || disabled === true}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner ref={keepFocus} /> : icon}
      {children}
    </button>
  )
}

/** The browser takes the focus from a disabled button; a busy one gets it back when it is free again. */
function keepFocus(spinner: SVGSVGElement | null) {
  const button = spinner?.closest('button')
  if (!button || document.activeElement !== button) return undefined
  return () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body) button.focus({ preventScroll: true })
    })
}
