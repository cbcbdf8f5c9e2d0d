import type { Lead } from '@aurelio/contracts/leads'
import { Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { mailLink, phoneLink } from './contact-links.tsx'

/** The two things people do first with a lead. */
export function ReachButtons({ lead: { email, phone, pageName } }: { lead: Lead }) {
  const { t } = useTranslation()
  if (!email && !phone) return null
  const icon = { 'aria-hidden': true, className: 'size-4' } as const
  return (
    <div className="flex flex-wrap gap-2">
      {email && (
        <a
          href={`${mailLink(email)}?subject=${encodeURIComponent(`Re: ${pageName}`)}`}
          className={buttonClass({ variant: 'primary' })}
        >
          <Mail {...icon} />
          {t('Responder')}
        </a>
      )}
      {phone && (
        <a href={phoneLink(phone)} className={buttonClass()}>
          <Phone {...icon} />
          {t('Llamar')}
        </a>
      )}
    </div>
  )
}
