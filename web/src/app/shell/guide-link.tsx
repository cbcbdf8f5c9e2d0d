import { addresses } from '@aurelio/contracts/addresses'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { guideAt } from '../../features/help/guides.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

type GuideLinkProps = { className: string; onNavigate?: () => void }

/** Leads from any screen to the guide about it, or to all of them. */
export function GuideLink({ className, onNavigate }: GuideLinkProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const guide = guideAt(pathname)
  const label = t('Guía de esta pantalla')
  return (
    <Tooltip text={label}>
      <Link
        to={guide ? addresses.guide(guide.id) : addresses.help}
        aria-label={label}
        onClick={onNavigate}
        className={buttonClass({
          variant: 'ghost',
          className: `aspect-square px-0 coarse:min-w-11 ${className}`,
        })}
      >
        <CircleHelp aria-hidden="true" className="size-5" />
      </Link>
    </Tooltip>
  )
}
