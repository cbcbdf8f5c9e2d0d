import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type SiteChoiceProps = {
  chosen: string | undefined
  onChoose: (siteId: string) => void
  /** Options before those of the sites. */
  children?: ReactNode
}

/** Asks into which site pages go. */
export function SiteChoice({ chosen, onChoose, children }: SiteChoiceProps) {
  const { t } = useTranslation()
  const sites = useQuery(api.sites.list.queryOptions())
  return (
    <Field label={t('Sitio')} help={t('Las páginas llegan como borradores, sin publicar.')}>
      {(control) => (
        <Select {...control} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value)}>
          {children}
          {sites.data?.items.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
