import type { LeadView } from '@aurelio/contracts/lead-views'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Bookmark, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Menu, MenuItem, menuItemClass, MenuSeparator } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.tsx'
import { viewQuery } from './view-query.ts'

const SaveViewDialog = lazyPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog)

/** Filters that somebody named: each is a link, so it opens with its columns, order and view. */
export function ViewsMenu() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const { data } = useQuery(api.leadViews.list.queryOptions())
  const items = data?.items ?? []
  const query = viewQuery(params)
  const current = items.find((view) => view.query === query)
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="ghost" icon={<Bookmark aria-hidden="true" className="size-4" />}>
            {current?.name ?? t('Filtros guardados')}
          </Button>
        }
      >
        {items.map((view) => (
          <MenuItem key={view.id} asChild>
            <Link to={{ search: view.query }} replace className={menuItemClass()}>
              <span className="min-w-0 flex-1 truncate">{view.name}</span>
              {view.shared && <span className="text-dense text-muted">{t('Del equipo')}</span>}
            </Link>
          </MenuItem>
        ))}
        {items.length > 0 && <MenuSeparator />}
        <MenuItem
          icon={<Plus aria-hidden="true" className="size-4" />}
          disabled={query === ''}
          onSelect={() => setSaving(true)}
        >
          {t('Guardar este filtro…')}
        </MenuItem>
        {current?.mine && <DeleteItem view={current} />}
      </Menu>
      {isSaving && (
        <Suspense fallback={null}>
          <SaveViewDialog query={query} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Taken back by making it once more. */
function DeleteItem({ view: { id, name, query, shared } }: { view: LeadView }) {
  const { t } = useTranslation()
  const create = useMutation(api.leadViews.create.mutationOptions())
  const remove = useMutation(api.leadViews.remove.mutationOptions())

  async function onSelect() {
    try {
      await remove.mutateAsync({ id })
      notify.success(t('Se ha eliminado «{{name}}»', { name }), {
        action: { label: t('Deshacer'), onClick: () => create.mutate({ name, query, shared }) },
      })
    } catch (error) {
      notify.error(errorText(error))
    }
  }

  return (
    <MenuItem
      destructive
      icon={<Trash2 aria-hidden="true" className="size-4" />}
      onSelect={() => void onSelect()}
    >
      {t('Eliminar este filtro')}
    </MenuItem>
  )
}
