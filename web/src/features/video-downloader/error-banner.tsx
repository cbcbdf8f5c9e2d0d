import { CircleAlert } from 'lucide-react'

/** The one error of the screen, announced at once. */
export function ErrorBanner({ text }: { text: string }) {
  return (
    <div role="alert" className="flex items-start gap-2 rounded-md border border-danger bg-danger-soft p-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <p className="min-w-0 break-words">{text}</p>
    </div>
  )
}
