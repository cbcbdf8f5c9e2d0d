import {
  type DataKind,
  dataKinds,
  type DataProp,
  dataProps,
  type ItemTemplate,
} from '@aurelio/contracts/item-pages'
import { slugOf } from '@aurelio/page/values'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../../../platform/api/error-text.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { notify } from '../../../../../ui/toast.tsx'

const kindWords = {
  '': 'Nada en particular',
  Article: 'Un artículo',
  Product: 'Un producto',
  Event: 'Un evento',
  Person: 'Una persona',
  LocalBusiness: 'Un local o una tienda',
  JobPosting: 'Una oferta de empleo',
} as const satisfies Record<DataKind, string>

const propWords = {
  description: 'Descripción',
  author: 'Quién lo firma',
  price: 'Precio en euros',
  brand: 'Marca',
  sku: 'Referencia',
  startDate: 'Empieza el día',
  endDate: 'Acaba el día',
  location: 'Lugar',
  jobTitle: 'Cargo',
  email: 'Correo',
  telephone: 'Teléfono',
  worksFor: 'Empresa',
  address: 'Dirección postal',
  priceRange: 'Rango de precios',
  hiringOrganization: 'Empresa que contrata',
  jobLocation: 'Lugar de trabajo',
  validThrough: 'Válida hasta el día',
} as const satisfies Record<DataProp, string>

const words: ProblemWords = {
  TEMPLATE_ADDRESS_TAKEN: ({ prefix }) =>
    i18n.t('Otra plantilla tiene ya las direcciones que empiezan por /{{prefix}}/: elige otra palabra.', {
      prefix,
    }),
}

type Draft = Omit<ItemTemplate, 'pageId'>
const none: Draft = { collectionId: '', prefix: '', kind: '', image: '', data: {} }

/** 'Página de cada elemento': the page is the template of the pages of a collection's items. */
export function ItemTemplateFields({ pageId, name }: { pageId: string; name: string }) {
  const { t } = useTranslation()
  const { data: collections } = useQuery(api.collections.list.queryOptions({ retry: false }))
  const { data: templates } = useQuery(api.collections.templates.queryOptions({ retry: false }))
  const saved = templates?.items.find((each) => each.pageId === pageId)
  const [draft, setDraft] = useState<Draft | null>(null)
  const failing = { onError: (error: Error) => notify.error(errorText(error, words)) }
  const saving = useMutation(
    api.collections.setTemplate.mutationOptions({
      ...failing,
      onSuccess: () => {
        setDraft(null)
        notify.success(t('Guardado: al publicar la página, cada elemento tiene la suya.'))
      },
    }),
  )
  const removing = useMutation(
    api.collections.removeTemplate.mutationOptions({ ...failing, onSuccess: () => setDraft(null) }),
  )
  if (!collections || !templates || (collections.items.length === 0 && !saved)) return null
  const now = draft ?? saved ?? none
  const collection = collections.items.find(({ id }) => id === now.collectionId)
  const told: readonly DataProp[] = dataProps[now.kind]
  const change = (part: Partial<Draft>) => setDraft({ ...now, ...part })
  const options = (kinds?: readonly string[]) => [
    { value: '', label: t('Ninguno') },
    ...(collection?.fields ?? [])
      .filter(({ kind }) => kinds?.includes(kind) ?? true)
      .map(({ key, name: label }) => ({ value: key, label })),
  ]

  return (
    <details open={saved !== undefined} className="rounded-md border p-3">
      <summary className="cursor-pointer text-sm font-medium">{t('Página de cada elemento')}</summary>
      <div className="flex flex-col gap-3 pt-3">
        <p className="text-sm text-muted">
          {t(
            'Esta página se repite con cada elemento publicado de una colección, en una dirección propia. En el título y la descripción de arriba también puedes escribir {{example}}.',
            { example: '{{item}}' },
          )}
        </p>
        <Field label={t('Colección')}>
          {(control) => (
            <Select
              {...control}
              value={now.collectionId}
              onChange={({ target }) =>
                change({
                  ...none,
                  collectionId: target.value,
                  prefix: slugOf(collections.items.find(({ id }) => id === target.value)?.name ?? name),
                })
              }
            >
              <option value="">{t('Ninguna: es una página como las demás')}</option>
              {collections.items.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {collection && (
          <>
            <Field
              label={t('Sus direcciones empiezan por')}
              help={t('Por ejemplo /{{prefix}}/{{name}}', {
                prefix: slugOf(now.prefix),
                name: 'ana-lopez',
              })}
            >
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={80}
                  value={now.prefix}
                  onChange={({ target }) => change({ prefix: target.value })}
                  onBlur={() => change({ prefix: slugOf(now.prefix) })}
                />
              )}
            </Field>
            <Field label={t('Imagen al compartirla')}>
              {(control) => (
                <Select
                  {...control}
                  value={now.image}
                  onChange={({ target }) => change({ image: target.value })}
                >
                  {options(['image', 'link']).map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('Qué es cada uno para los buscadores')}>
              {(control) => (
                <Select
                  {...control}
                  value={now.kind}
                  onChange={({ target }) =>
                    change({ kind: dataKinds.find((kind) => kind === target.value) ?? '', data: {} })
                  }
                >
                  {dataKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(kindWords[kind])}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {told.map((prop) => (
              <Field key={prop} label={t(propWords[prop])}>
                {(control) => (
                  <Select
                    {...control}
                    value={now.data[prop] ?? ''}
                    onChange={({ target }) => {
                      const { [prop]: _, ...rest } = now.data
                      change({ data: target.value === '' ? rest : { ...rest, [prop]: target.value } })
                    }}
                  >
                    {options().map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            busy={saving.isPending || removing.isPending}
            disabled={draft === null || (draft.collectionId === '' && !saved)}
            onClick={() =>
              now.collectionId === ''
                ? removing.mutate({ pageId })
                : saving.mutate({ ...now, prefix: slugOf(now.prefix), pageId })
            }
          >
            {t('Guardar la plantilla')}
          </Button>
        </div>
      </div>
    </details>
  )
}
