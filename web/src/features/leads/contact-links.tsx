import type { Lead } from '@aurelio/contracts/leads'
import { cn } from '../../ui/class-names.ts'

/** How the person is reached: a click writes or calls. */
export function ContactLinks({ lead: { email, phone } }: { lead: Pick<Lead, 'email' | 'phone'> }) {
  const linkClass =
    'inline-flex min-h-6 items-center text-dense text-accent-text hover:underline coarse:min-h-11'
  return (
    <>
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}`} className={cn(linkClass, 'wrap-anywhere')}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={cn(linkClass, 'whitespace-nowrap')}>
          {phone}
        </a>
      )}
    </>
  )
}
