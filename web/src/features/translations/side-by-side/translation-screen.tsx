import { addresses } from '@aurelio/contracts/addresses'
import { translatedLanguageSchema } from '@aurelio/contracts/sites'
import type { PageTranslation } from '@aurelio/contracts/translations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddressField } from './address-field.tsx'
import { PageTranslationHeading } from './page-translation-heading.tsx'
import { SideBySide } from './side-by-side.tsx'
import { useSaidTexts, withTexts } from './use-said-texts.ts'

/** A page beside itself in another language. */
export function TranslationScreen() {
  const { t } = useTranslation()
  const { page: id = '', language: code = '' } = useParams()
  const language = translatedLanguageSchema.safeParse(code).data
  const asked = useQuery({
    ...api.translations.get.queryOptions({ input: { id, language: language ?? 'en' } }),
    enabled: language !== undefined,
  })
  if (asked.data) return <PageSideBySide key={`${id} ${code}`} page={asked.data} />
  if (!asked.isError && language !== undefined) return <Skeleton className="h-96 rounded-lg" />
  const isMissing = language === undefined || isGone(asked.error)
  return (
    <ErrorPanel
      heading
      title={isMissing ? t('Esta traducción no está') : t('No se ha podido cargar la traducción')}
      text={
        isMissing
          ? t('Puede que la página se haya eliminado, o que su sitio ya no tenga ese idioma.')
          : errorText(asked.error)
      }
      action={
        isMissing ? (
          <Link to={addresses.overview} className={buttonClass()}>
            {t('Volver a tus páginas')}
          </Link>
        ) : (
          <Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>
        )
      }
    />
  )
}

function PageSideBySide({ page }: { page: PageTranslation }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const of = { id: page.pageId, language: page.language }
  const { queryKey } = api.translations.get.queryOptions({ input: of })
  const { mutateAsync } = useMutation(api.translations.write.mutationOptions())
  const said = useSaidTexts({
    id: `${of.id} ${of.language}`,
    write: ({ texts }) => mutateAsync({ ...of, texts }),
    kept: (texts, summary) =>
      client.setQueryData(queryKey, (now) => now && { ...withTexts(now, texts), ...summary }),
  })
  return (
    <div className="@container flex flex-col gap-6">
      <PageTranslationHeading page={page} said={said} />
      <SideBySide page={page} said={said} wholeTitle={t('Título y buscadores')}>
        <AddressField key={page.slug} page={page} />
      </SideBySide>
    </div>
  )
}
