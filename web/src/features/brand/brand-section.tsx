import type { Brand } from '@aurelio/contracts/brand'
import { defaultTheme, type Theme } from '@aurelio/page/theme'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/class-names.ts'
import { useDraft } from '../../ui/drafts.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ColorFields } from './color-fields.tsx'
import { KitChoice } from './kit-choice.tsx'
import { OutdatedNote } from './outdated-note.tsx'
import { ShapeFields } from './shape-fields.tsx'
import { TypeFields } from './type-fields.tsx'

/** Colours, type and shapes of one site: chosen here, used by every page of it. */
export function BrandSection({ siteId }: { siteId: string }) {
  const { t } = useTranslation()
  const brand = useQuery(api.brand.get.queryOptions({ input: { id: siteId } }))
  if (brand.data) return <BrandForm brand={brand.data} />
  if (brand.isError)
    return (
      <ErrorPanel
        title={t('No se ha podido cargar la marca')}
        text={errorText(brand.error)}
        action={<Button onClick={() => void brand.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  return <Skeleton className="h-64 rounded-lg" />
}

function BrandForm({ brand }: { brand: Brand }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Theme | null>(null)
  const theme = draft ?? brand.theme ?? defaultTheme
  const change = (part: Partial<Theme>) => setDraft({ ...theme, ...part })
  const save = useMutation(
    api.brand.save.mutationOptions({
      onSuccess: (saved, { theme: sent }) => {
        queries.setQueryData(api.brand.get.queryKey({ input: { id: brand.siteId } }), saved)
        setDraft((now) => (now === sent ? null : now))
        notify.success(t('Marca guardada'))
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  useDraft(draft === null ? undefined : save.isPending ? 'saving' : 'unsaved')

  return (
    <div className="@container flex flex-col gap-6">
      <p className="max-w-prose text-muted">
        {t(
          'Lo que usan los elementos que toman un color o una medida de la marca, y la letra de todas las páginas del sitio. Los colores escritos a mano en un elemento no cambian.',
        )}
      </p>
      <KitChoice theme={theme} onChoose={(kit) => setDraft({ ...kit, free: theme.free, dark: theme.dark })} />
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="flex flex-col gap-6">
          <ColorFields theme={theme} onChange={change} />
          <TypeFields theme={theme} onChange={change} />
          <ShapeFields theme={theme} onChange={change} />
        </div>
        <BrandPreview theme={theme} />
      </div>
      <div
        className={cn(
          'flex flex-wrap items-center gap-3',
          // In sight from the first change on: the form is longer than any screen.
          draft !== null && 'sticky bottom-(--bar-height) z-10 -mx-4 border-t bg-surface px-4 py-3',
        )}
      >
        <Button
          variant="primary"
          busy={save.isPending}
          disabled={draft === null && brand.theme !== null}
          onClick={() => save.mutate({ id: brand.siteId, theme })}
        >
          {t('Guardar marca')}
        </Button>
        {draft !== null && (
          <Button variant="ghost" onClick={() => setDraft(null)}>
            {t('Descartar cambios')}
          </Button>
        )}
      </div>
      <OutdatedNote brand={brand} />
    </div>
  )
}
