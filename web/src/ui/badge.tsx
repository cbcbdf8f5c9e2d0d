import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

const tones = {
  neutral: 'border-border-strong text-muted',
  accent: 'border-transparent bg-accent-soft text-accent-text',
  success: 'border-border-strong text-success',
  warning: 'border-border-strong text-warning',
}

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
