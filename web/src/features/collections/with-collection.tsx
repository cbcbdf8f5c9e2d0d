import { addresses } from '@aurelio/contracts/addresses'
import type { Collection } from '@aurelio/contracts/collections'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Draws a screen of the collection in the address, or why there is none. */
export function WithCollection({ children }: { children: (collection: Collection) => ReactNode }) {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const asked = useQuery(api.collections.get.queryOptions({ input: { id } }))
  if (asked.data) return children(asked.data)
  if (!asked.isError) return <Skeleton className="h-96 rounded-lg" />
  const gone = isGone(asked.error)
  return (
    <ErrorPanel
      heading
      title={gone ? t('Esta colección no está') : t('No se ha podido cargar la colección')}
      text={
        gone ? t('Puede que se haya eliminado, o que la dirección no sea correcta.') : errorText(asked.error)
      }
      action={
        gone ? (
          <Link to={addresses.collections} className={buttonClass()}>
            {t('Volver a las colecciones')}
          </Link>
        ) : (
          <Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>
        )
      }
    />
  )
}
