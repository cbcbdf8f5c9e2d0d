import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageLanguages } from './page-languages.tsx'

/** A page in each language of its site, for who comes from the editor. */
export function PageLanguagesScreen() {
  const { t } = useTranslation()
  const { page: id = '' } = useParams()
  const { data } = useQuery(api.translations.list.queryOptions({ input: { id } }))
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader
        title={t('Idiomas de la página')}
        {...(data && { text: t('De «{{name}}»', { name: data.name }) })}
      />
      <PageLanguages pageId={id} />
    </div>
  )
}
