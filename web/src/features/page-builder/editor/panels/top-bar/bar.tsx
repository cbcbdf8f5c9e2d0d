import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../../../../ui/button.tsx'

/** What stands above the canvas; on narrow screens what is drawn with stands in a second line (`max-lg:order-1`). */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <header className="relative flex flex-wrap items-center gap-x-2 gap-y-1 border-b bg-background px-2 py-1.5">
      {children}
      <div aria-hidden="true" className="h-0 basis-full lg:hidden" />
    </header>
  )
}

/** The way back from it; on a phone its arrow alone is seen. */
export function BackButton({ children, ...button }: ButtonProps) {
  return (
    <Button
      variant="ghost"
      size="dense"
      icon={<ArrowLeft aria-hidden="true" className="size-4" />}
      className="max-sm:px-2 coarse:min-w-11"
      {...button}
    >
      <span className="max-sm:sr-only">{children}</span>
    </Button>
  )
}
