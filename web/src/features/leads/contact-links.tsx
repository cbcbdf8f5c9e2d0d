import type { Lead } from '@aurelio/contracts/leads'
import { cn } from '../../ui/class-names.ts'

export const mailLink = (email: string) => `mailto:${encodeURIComponent(email)}`
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** How the person is reached: a click writes or calls. */
export function ContactLinks({ lead: { email, phone } }: { lead: Pick<Lead, 'email' | 'phone'> }) {
  const linkClass =
    'inline-flex min-h-6 items-center text-dense text-accent-text hover:underline coarse:min-h-11'
  return (
    <>
      {email && (
        <a href={mailLink(email)} className={cn(linkClass, 'wrap-anywhere')}>
          {email}
        </a>
      )}
      {phone && (
        <a href={phoneLink(phone)} className={cn(linkClass, 'whitespace-nowrap')}>
          {phone}
        </a>
      )}
    </>
  )
}
