import type { SavedView } from '@aurelio/contracts/saved-views'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Bookmark, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../button.tsx'
import { lazyPart } from '../lazy-part.ts'
import { Menu, MenuItem, menuItemClass, MenuSeparator } from '../menu.tsx'
import { notify } from '../toast.tsx'
import type { ViewCalls } from './view-calls.ts'

const SaveViewDialog = lazyPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog)

type ViewsMenuProps = {
  calls: ViewCalls
  /** What of the address a named filter keeps. */
  queryOf: (params: URLSearchParams) => string
}

/** Filters that somebody named: each is a link, so it opens with all that the address holds of it. */
export function ViewsMenu({ calls, queryOf }: ViewsMenuProps) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const { data } = useQuery(calls.list.queryOptions())
  const items = data?.items ?? []
  const query = queryOf(params)
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
        {current?.mine && <DeleteItem calls={calls} view={current} />}
      </Menu>
      {isSaving && (
        <Suspense fallback={null}>
          <SaveViewDialog calls={calls} query={query} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  )
}

type DeleteItemProps = { calls: ViewCalls; view: SavedView }

/** Taken back by making it once more. */
function DeleteItem({ calls, view: { id, name, query, shared } }: DeleteItemProps) {
  const { t } = useTranslation()
  const create = useMutation(calls.create.mutationOptions())
  const remove = useMutation(calls.remove.mutationOptions())

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
