import { languageSchema } from '@aurelio/contracts/page-settings'
import { type SiteDetail, siteSettingsSchema, verifiers } from '@aurelio/contracts/sites'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { SiteSection } from '../site-section.tsx'
import { MenuField } from './menu-field.tsx'
import { languageName, verifierName } from './settings-words.ts'

/** The others have places of their own on the screen. */
const ownSettings = siteSettingsSchema.omit({ name: true, languages: true, business: true })

/** What holds for all pages of a site: home, language, menu, icon, and what others are told of it. */
export function SettingsSection({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => ownSettings.parse(site))
  const [error, setError] = useState<string>()
  const set = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes })
    setError(undefined)
  }
  const pages = useInfiniteQuery(
    api.pageOverview.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        siteId: site.id,
        order: 'name' as const,
        limit: 100,
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage()
  const pictures = useQuery(api.pictures.list.queryOptions({ input: { limit: 100 } }))
  const change = useMutation(
    api.sites.change.mutationOptions({
      onSuccess: () => notify.success(t('Ajustes del sitio guardados')),
      onError: (failure) => setError(errorText(failure)),
    }),
  )
  const offered = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const pageField = (label: string, help: string, none: string, name: 'homePageId' | 'notFoundPageId') => (
    <Field label={label} help={help}>
      {(control) => (
        <Select
          {...control}
          value={draft[name] ?? ''}
          onChange={({ target }) => set({ [name]: target.value === '' ? null : target.value })}
        >
          <option value="">{none}</option>
          {offered.map((page) => (
            <option key={page.id} value={page.id}>
              {page.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )

  return (
    <SiteSection title={t('Ajustes del sitio')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const read = ownSettings.safeParse(draft)
          if (read.success) change.mutate({ id: site.id, ...read.data })
          else setError(t('Revisa los datos: hay campos que no son válidos.'))
        }}
      >
        <div className="grid gap-4 @md:grid-cols-2">
          {pageField(
            t('Portada'),
            t('Lo que se ve en la raíz del dominio.'),
            t('La primera página publicada'),
            'homePageId',
          )}
          {pageField(
            t('Página de error 404'),
            t('Lo que se ve donde no hay nada.'),
            t('Una página sencilla'),
            'notFoundPageId',
          )}
          <Field label={t('Idioma')} help={t('El de las páginas que no dicen otro.')}>
            {(control) => (
              <Select
                {...control}
                value={draft.language}
                onChange={({ target }) =>
                  set({ language: siteSettingsSchema.shape.language.parse(target.value) })
                }
              >
                {languageSchema.options.map((code) => (
                  <option key={code} value={code}>
                    {languageName(code)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('Icono')} help={t('Una de tus imágenes, mejor cuadrada.')}>
            {(control) => (
              <Select {...control} value={draft.icon} onChange={({ target }) => set({ icon: target.value })}>
                <option value="">{t('Sin icono')}</option>
                {pictures.data?.items.map(({ id, name, path }) => (
                  <option key={id} value={path}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <MenuField menu={draft.menu} pages={offered} onChange={(menu) => set({ menu })} />
        <details>
          <summary className="cursor-pointer font-medium">{t('Buscadores y seguridad')}</summary>
          <div className="grid gap-4 pt-3 @md:grid-cols-2">
            {verifiers.map((verifier) => (
              <Field
                key={verifier}
                label={t('Código de verificación de {{service}}', { service: verifierName(verifier) })}
              >
                {(control) => (
                  <Input
                    {...control}
                    autoCapitalize="none"
                    spellCheck={false}
                    value={draft.verification[verifier] ?? ''}
                    onChange={({ target }) =>
                      set({ verification: { ...draft.verification, [verifier]: target.value } })
                    }
                  />
                )}
              </Field>
            ))}
            <Field
              label={t('Correo para avisos de seguridad')}
              help={t(
                'Aquí avisa quien encuentre un fallo de seguridad. Se publica en /.well-known/security.txt; si lo dejas vacío, no se publica nada.',
              )}
            >
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  value={draft.securityContact}
                  onChange={({ target }) => set({ securityContact: target.value })}
                />
              )}
            </Field>
          </div>
        </details>
        {error !== undefined && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        <Button type="submit" size="form" className="self-start" busy={change.isPending}>
          {t('Guardar ajustes')}
        </Button>
      </form>
    </SiteSection>
  )
}
