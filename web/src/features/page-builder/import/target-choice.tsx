import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Found } from './read-import.ts'

/** The choice of a site that is made of what comes. */
export const newSite = 'new'

type TargetChoiceProps = { found: Found; chosen: string | undefined; onChoose: (siteId: string) => void }

/** Says what the file holds, and asks where it goes. */
export function TargetChoice({ found: { site, pages }, chosen, onChoose }: TargetChoiceProps) {
  const { t } = useTranslation()
  const mayMakeSites = useCan('sites.manage')
  const sites = useQuery(api.sites.list.queryOptions())
  const name = site?.name ?? pages[0]?.name ?? ''
  return (
    <>
      <p role="status" className="wrap-anywhere">
        {site
          ? t('Un sitio, «{{name}}», con {{n}} páginas.', { name, n: pages.length })
          : t('Una página: «{{name}}».', { name })}
      </p>
      <Field label={t('Sitio')} help={t('Las páginas llegan como borradores, sin publicar.')}>
        {(control) => (
          <Select {...control} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value)}>
            {site && mayMakeSites && (
              <option value={newSite}>{t('Un sitio nuevo: «{{name}}»', { name: shortName(name) })}</option>
            )}
            {sites.data?.items.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
