import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that went well, told in place. */
export function NoticeBox({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex gap-3 rounded-md border border-border-strong bg-surface p-3">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="flex min-w-0 flex-col gap-2">{children}</div>
    </div>
  )
}
