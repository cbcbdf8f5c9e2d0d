import { addresses } from '@aurelio/contracts/addresses'
import { type Collection, longestCollectionName } from '@aurelio/contracts/collections'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { FolderDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { collectionWords } from './collection-words.ts'
import { WordPressDialog } from './wordpress-dialog.tsx'

/** The collections of the workspace; a client sees those that are open to them. */
export function CollectionsScreen() {
  const { t } = useTranslation()
  const mayChange = useCan('collections.change')
  const [isAdding, setAdding] = useState(false)
  const [isBringing, setBringing] = useState(false)
  const asked = useQuery(api.collections.list.queryOptions())
  const rows = asked.data?.items
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setAdding(true)}
    >
      {t('Nueva colección')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={mayChange ? t('Colecciones') : t('Mi contenido')}
        text={
          mayChange
            ? t(
                'Lo que hay muchas veces y tiene siempre los mismos datos: equipo, servicios, casos, productos.',
              )
            : t('Lo que escribes tú de la web: ábrelo, cámbialo y publícalo, sin tocar la página.')
        }
        actions={mayChange && rows !== undefined && rows.length > 0 && add}
        more={
          mayChange && (
            <Button icon={<Upload aria-hidden="true" className="size-4" />} onClick={() => setBringing(true)}>
              {t('Traer de WordPress')}
            </Button>
          )
        }
      />
      {asked.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar las colecciones')}
          text={errorText(asked.error)}
          action={<Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {asked.isPending && <Skeleton className="h-24" />}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<FolderDrawing />}
          title={t('Todavía no hay colecciones')}
          text={
            mayChange
              ? t('Crea una, di qué campos tiene cada elemento y rellénala a mano o desde un CSV.')
              : t('Cuando el equipo te abra una, la verás aquí.')
          }
          action={mayChange && add}
        />
      )}
      <ul className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {rows?.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} />
        ))}
      </ul>
      {isBringing && <WordPressDialog onClose={() => setBringing(false)} />}
      {isAdding && <Adding onClose={() => setAdding(false)} />}
    </div>
  )
}

function CollectionCard({ collection: { id, name, items, published, fields } }: { collection: Collection }) {
  const { t } = useTranslation()
  return (
    <li className="relative flex flex-col gap-1 rounded-lg border bg-surface p-4 hover:border-muted">
      <Link
        to={addresses.collection(id)}
        dir="auto"
        className="font-medium break-words after:absolute after:inset-0 after:rounded-lg"
      >
        {name}
      </Link>
      <p className="text-dense text-muted">
        {t('{{count}} elementos', { count: items })}
        {' · '}
        {t('{{count}} publicados', { count: published })}
        {' · '}
        {t('{{count}} campos', { count: fields.length })}
      </p>
    </li>
  )
}

/** A new collection has one field, which names its items; the others are added on the next screen. */
function Adding({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const adding = useMutation(api.collections.create.mutationOptions())
  return (
    <NameDialog
      title={t('Nueva colección')}
      initial=""
      maxLength={longestCollectionName}
      help={t('Por ejemplo: Equipo. Después eliges sus campos.')}
      confirmLabel={t('Crear')}
      keep={async (name) => {
        try {
          const fields = [{ key: 'nombre', name: t('Nombre'), kind: 'text' as const, required: true }]
          const { id } = await adding.mutateAsync({ name, fields })
          void navigate(addresses.collectionFields(id))
          return undefined
        } catch (error) {
          return errorText(error, collectionWords)
        }
      }}
      onClose={onClose}
    />
  )
}
