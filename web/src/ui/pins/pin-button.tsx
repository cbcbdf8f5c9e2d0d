import { cn } from '../class-names.ts'
import type { Pin } from './apart.ts'

type PinButtonProps = {
  pin: Pin
  /** What it says of itself; its number alone is what one sees. */
  label: string
  text: string
  isShown: boolean
  /** What it is about is done. */
  isDone?: boolean | undefined
  /** Undefined: it only marks a place. */
  onShow?: (() => void) | undefined
}

/** A numbered mark over a place of a page. */
export function PinButton({ pin, label, text, isShown, isDone = false, onShow }: PinButtonProps) {
  return (
    <button
      type="button"
      disabled={!onShow}
      aria-label={label}
      aria-pressed={isShown}
      onClick={onShow}
      style={{ left: pin.left, top: pin.top }}
      className={cn(
        'pointer-events-auto absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-on-accent bg-accent text-xs font-semibold text-on-accent shadow-float',
        isDone && 'opacity-60',
        isShown && 'outline-2 outline-offset-2 outline-accent',
      )}
    >
      {text}
    </button>
  )
}
