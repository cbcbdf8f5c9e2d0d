import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Around the app once, so that one tooltip follows another without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={400}>{children}</Radix.Provider>
}

type TooltipProps = {
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  children: ReactElement
}

/** Repeats the name of an icon for those who see it; the control itself carries that name already. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="animate-appear z-50 max-w-64 rounded-md border bg-raised px-2 py-1 text-xs text-foreground shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
