import { useTranslation } from 'react-i18next'
import { useCan } from '../../../platform/auth/use-can.ts'
import { shortName } from '../../../platform/short-name.ts'
import type { Found } from './read-import.ts'
import { SiteChoice } from './site-choice.tsx'

/** The choice of a site that is made of what comes. */
export const newSite = 'new'

type TargetChoiceProps = { found: Found; chosen: string | undefined; onChoose: (siteId: string) => void }

/** Says what the file holds, and asks where it goes. */
export function TargetChoice({ found: { site, pages }, chosen, onChoose }: TargetChoiceProps) {
  const { t } = useTranslation()
  const mayMakeSites = useCan('sites.manage')
  const name = site?.name ?? pages[0]?.name ?? ''
  return (
    <>
      <p role="status" className="wrap-anywhere">
        {site
          ? t('Un sitio, «{{name}}», con {{n}} páginas.', { name, n: pages.length })
          : t('Una página: «{{name}}».', { name })}
      </p>
      <SiteChoice chosen={chosen} onChoose={onChoose}>
        {site && mayMakeSites && (
          <option value={newSite}>{t('Un sitio nuevo: «{{name}}»', { name: shortName(name) })}</option>
        )}
      </SiteChoice>
    </>
  )
}
