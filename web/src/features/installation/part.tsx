import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

/** One part of the screen, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-3">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
