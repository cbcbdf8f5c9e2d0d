import { CircleAlert } from 'lucide-react'

/** A refused sign-in or sign-up (dashboard.md §8). */
export function ErrorBox({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className="flex gap-3 rounded-md border border-danger bg-danger-soft p-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}
