import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'

/** Most pages to choose a template from. */
const shownPages = 100

export type SiteChoice = { readonly siteId: string; readonly templateId: string }
type SiteFieldsProps = {
  /** The columns of the table. */
  header: readonly string[]
  choice: SiteChoice
  onChange: (choice: SiteChoice) => void
}

/** Into which site, and which of its pages all of them are made of. */
export function SiteFields({ header, choice: { siteId, templateId }, onChange }: SiteFieldsProps) {
  const { t } = useTranslation()
  const sites = useQuery(api.sites.list.queryOptions()).data?.items ?? []
  const { pages, total } = useTemplates(siteId)
  const names = ['titulo', 'descripcion', 'contenido', 'lugar', ...header.filter((name) => name !== '')]
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <Field label={t('Sitio')}>
        {(control) => (
          <Select
            {...control}
            value={siteId}
            onChange={({ target }) => onChange({ siteId: target.value, templateId: '' })}
          >
            <option value="">{t('Elige un sitio')}</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('Plantilla')}
        help={
          pages?.length === 0
            ? t('Este sitio no tiene páginas todavía. Crea en él la plantilla.')
            : total > (pages?.length ?? 0)
              ? t('Salen las que no están publicadas y las últimas publicadas. Si falta, ábrela y guárdala.')
              : undefined
        }
      >
        {(control) => (
          <Select
            {...control}
            value={templateId}
            disabled={siteId === ''}
            onChange={({ target }) => onChange({ siteId, templateId: target.value })}
          >
            <option value="">{t('Elige una página')}</option>
            {pages?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="text-dense text-muted @xl:col-span-2">
        {t(
          'Cada página es una copia de la plantilla con sus textos rellenos. Puedes escribir en ella: {{names}}. Lo que pongas en un símbolo se cambia en todas de una vez.',
          { names: [...new Set(names)].map((name) => `{{${name}}}`).join(', ') },
        )}
      </p>
    </div>
  )
}

/** Pages to choose from: first those that are not published, as templates are, however many pages were made of them. */
function useTemplates(siteId: string) {
  const [drafts, last] = useQueries({
    queries: ([{ state: 'draft' }, {}] as const).map((filter) =>
      api.pageOverview.list.queryOptions({
        input: { siteId, limit: shownPages, ...filter },
        enabled: siteId !== '',
      }),
    ),
  }).map(({ data }) => data)
  if (!drafts || !last) return { pages: undefined, total: 0 }
  const pages = new Map([...drafts.items, ...last.items].map((page) => [page.id, page]))
  return { pages: [...pages.values()], total: last.total }
}
