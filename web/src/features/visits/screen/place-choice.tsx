import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type PlaceChoiceProps = {
  siteId: string | undefined
  pageId: string | undefined
  withPage: string | null
  onChange: (changes: Record<string, string | null>) => void
}

/** What is looked at: the workspace, a site or a page; and what it is held against. */
export function PlaceChoice({ siteId, pageId, withPage, onChange }: PlaceChoiceProps) {
  const { t } = useTranslation()
  const seesAll = useCan('workspace.see')
  const sites = useQuery({ ...api.sites.list.queryOptions(), enabled: seesAll }).data?.items ?? []
  const listed = useQuery(
    api.pageOverview.list.queryOptions({
      input: { limit: 100, order: 'name', ...(siteId !== undefined && { siteId }) },
    }),
  ).data?.items
  // Of many pages the first are offered; the one that is looked at is named wherever it stands.
  const isElsewhere = listed !== undefined && pageId !== undefined && listed.every(({ id }) => id !== pageId)
  const other = useQuery(api.pages.get.queryOptions({ input: isElsewhere ? { id: pageId } : skipToken })).data
  const pages = [...(isElsewhere && other ? [other] : []), ...(listed ?? [])]
  return (
    <div className="grid gap-4 @md:grid-cols-2 @3xl:grid-cols-3">
      <Field label={t('Sitio')}>
        {(control) => (
          <Select
            {...control}
            value={siteId ?? ''}
            onChange={({ target }) => onChange({ site: target.value || null, page: null, with: null })}
          >
            <option value="">{t('Todo el espacio')}</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Página')}>
        {(control) => (
          <Select
            {...control}
            value={pageId ?? ''}
            onChange={({ target }) => onChange({ page: target.value || null, with: null })}
          >
            <option value="">{t('Todas las páginas')}</option>
            {pages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {pageId !== undefined && (
        <Field label={t('Comparar')}>
          {(control) => (
            <Select
              {...control}
              value={withPage ?? ''}
              onChange={({ target }) => onChange({ with: target.value || null })}
            >
              <option value="">{t('Con el periodo anterior')}</option>
              {pages
                .filter(({ id }) => id !== pageId)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
