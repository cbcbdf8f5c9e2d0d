import { languageSchema } from '@aurelio/contracts/page-settings'
import { type SiteDetail, type TranslatedLanguage, translatedLanguageSchema } from '@aurelio/contracts/sites'
import { languages } from '@aurelio/page/document'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { translationWords } from '../translation-words.ts'
import { SiteLanguage } from './site-language.tsx'

type LanguagesSectionProps = {
  site: SiteDetail
  /** The domain of a language: another feature's part. */
  renderHost: (code: TranslatedLanguage) => ReactNode
}

/** The languages of a site: which there are, how far each is, and files that go out and come in. */
export function LanguagesSection({ site, renderHost }: LanguagesSectionProps) {
  const { t } = useTranslation()
  const mayManage = useCan('sites.manage')
  const mayEdit = useCan('pages.edit')
  const [leaving, setLeaving] = useState<TranslatedLanguage>()
  const told = useQuery({
    ...api.translations.ofSite.queryOptions({ input: { id: site.id } }),
    enabled: mayEdit,
  })
  const client = useQueryClient()
  const change = useMutation(
    api.sites.change.mutationOptions({
      // The next language is added to these, however soon.
      onSuccess: (now) =>
        client.setQueryData(api.sites.get.queryOptions({ input: { id: site.id } }).queryKey, now),
      onError: (failure) =>
        notify.error(t('No se han cambiado los idiomas'), {
          description: errorText(failure, translationWords),
        }),
    }),
  )
  const others = site.languages.filter((code) => code !== site.language)
  const setLanguages = (codes: readonly TranslatedLanguage[]) =>
    change.mutate({ id: site.id, languages: [...codes] }, { onSettled: () => setLeaving(undefined) })
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">
        {t(
          'El idioma principal del sitio es {{language}}. Cada página se traduce a los demás desde su menú, en «Idiomas», y se publica en /{{code}}/…, o en un dominio para ese idioma si el sitio tiene el suyo.',
          {
            language: languageWord(site.language),
            code: others[0] ?? 'en',
          },
        )}
      </p>
      <ul className="flex flex-col divide-y empty:hidden">
        {others.map((code) => (
          <SiteLanguage
            key={code}
            site={site}
            code={code}
            told={told.data}
            host={mayManage && renderHost(code)}
            {...(mayManage && { onRemove: () => setLeaving(code) })}
          />
        ))}
      </ul>
      {mayManage && (
        <AddLanguage
          known={[site.language, ...others]}
          busy={change.isPending}
          onAdd={(code) => setLanguages([...others, code])}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={t('¿Quitar {{language}} del sitio?', {
          language: leaving === undefined ? '' : languageWord(leaving),
        })}
        description={t(
          'Sus páginas dejan de verse en ese idioma. Lo traducido se conserva: si lo vuelves a añadir, seguirá ahí.',
        )}
        confirmLabel={t('Quitar idioma')}
        busy={change.isPending}
        onConfirm={() => setLanguages(others.filter((code) => code !== leaving))}
      />
    </div>
  )
}

type AddLanguageProps = { known: readonly string[]; busy: boolean; onAdd: (code: TranslatedLanguage) => void }

function AddLanguage({ known, busy, onAdd }: AddLanguageProps) {
  const { t } = useTranslation()
  const offered = languages.filter(({ value }) => !known.includes(value))
  const [chosen, setChosen] = useState('')
  const code = translatedLanguageSchema.safeParse(
    offered.some(({ value }) => value === chosen) ? chosen : offered[0]?.value,
  ).data
  if (code === undefined) return null
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(code)
      }}
    >
      <Field label={t('Otro idioma')}>
        {(control) => (
          <Select {...control} value={code} onChange={({ target }) => setChosen(target.value)}>
            {offered.map(({ value, name }) => (
              <option key={value} value={value} lang={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" size="form" busy={busy} icon={<Plus aria-hidden="true" className="size-4" />}>
        {t('Añadir idioma')}
      </Button>
      {!languageSchema.safeParse(code).success && (
        <p className="w-full text-dense text-muted">
          {t(
            'Los formularios hablan en inglés, en lo que pongan ellos mismos, a quien lea la página en este idioma.',
          )}
        </p>
      )}
    </form>
  )
}
