import type { ItemValue } from '@aurelio/contracts/collection-kinds/kind'
import { type ItemValues, readValues } from '@aurelio/contracts/collection-values'
import type { Collection, CollectionItem, ItemState } from '@aurelio/contracts/collections'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { mayLoseDrafts, useDraft } from '../../../ui/drafts.ts'
import { notify } from '../../../ui/toast.tsx'
import { collectionWords, faultWords } from '../collection-words.ts'
import { ItemHistory } from './item-history.tsx'
import { ItemLanguages } from './item-languages.tsx'
import { enteredOf, MomentFields, momentOf, type Moments } from './moment-fields.tsx'
import { RemoveItem } from './remove-item.tsx'
import { ValueField } from './values/value-field.tsx'

type ItemDialogProps = {
  collection: Collection
  /** The one that is changed; a new one without it. */
  item: CollectionItem | undefined
  onClose: () => void
}

/** An item in a form: saved as a draft, published, brought back to a draft, or removed. */
export function ItemDialog({ collection, item, onClose }: ItemDialogProps) {
  const { t } = useTranslation()
  const { id, fields, clients } = collection
  const isTeam = useCan('collections.change')
  const mayPublish = isTeam || clients === 'publish'
  const isReadOnly = !mayPublish && (item?.state === 'published' || (item?.publishAt ?? null) !== null)
  const [start] = useState(() => startOf(collection, item))
  const [values, setValues] = useState<ItemValues>(start.values)
  const [moments, setMoments] = useState<Moments>(start.moments)
  const isPlanned = moments.publishAt !== '' && item?.state !== 'published'
  const [isChecked, setChecked] = useState(false)
  const [error, setError] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const [isLookingBack, setLookingBack] = useState(false)
  const [isTranslating, setTranslating] = useState(false)
  const problems = new Map(readValues(fields, values).problems.map(({ key, fault }) => [key, fault]))
  const onError = (failure: Error) => setError(errorText(failure, collectionWords))
  const done = () => {
    notify.success(t('Elemento guardado'))
    onClose()
  }
  const adding = useMutation(api.collections.addItem.mutationOptions({ onSuccess: done, onError }))
  const saving = useMutation(api.collections.saveItem.mutationOptions({ onSuccess: done, onError }))

  /** `planAhead`: a draft keeps the moment at which it is published. */
  function save(state: ItemState, planAhead = false) {
    setChecked(true)
    setError(undefined)
    if (problems.size > 0) return
    const planned = mayPublish && {
      publishAt: planAhead ? momentOf(moments.publishAt, item?.publishAt ?? null) : null,
      withdrawAt:
        planAhead || state === 'published' ? momentOf(moments.withdrawAt, item?.withdrawAt ?? null) : null,
    }
    if (item) saving.mutate({ id, itemId: item.id, values, state, version: item.version, ...planned })
    else adding.mutate({ id, values, state, ...planned })
  }
  const put = (key: string, value: ItemValue) => setValues((before) => ({ ...before, [key]: value }))
  const isBusy = adding.isPending || saving.isPending
  const isTouched = values !== start.values || moments !== start.moments
  useDraft(isBusy ? 'saving' : isTouched ? 'unsaved' : undefined, 'address')
  const leave = async () => {
    if (await mayLoseDrafts()) onClose()
  }

  if (item && isRemoving)
    return <RemoveItem collectionId={id} item={item} onBack={() => setRemoving(false)} onRemoved={onClose} />
  if (item && isTranslating)
    return (
      <ItemLanguages
        collection={collection}
        item={item}
        isReadOnly={isReadOnly}
        onBack={() => setTranslating(false)}
      />
    )
  if (item && isLookingBack)
    return (
      <ItemHistory
        collectionId={id}
        item={item}
        isReadOnly={isReadOnly}
        onBack={() => setLookingBack(false)}
        onRestored={onClose}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void leave()}
      title={item ? t('Editar elemento') : t('Nuevo elemento')}
      description={isReadOnly ? t('Está publicado o programado: lo cambia el equipo.') : undefined}
      className="max-w-xl"
      actions={
        !isReadOnly && (
          <>
            {item && (
              <Button variant="danger" className="mr-auto" onClick={() => setRemoving(true)}>
                {t('Eliminar')}
              </Button>
            )}
            <Button
              variant={mayPublish ? 'secondary' : 'primary'}
              busy={isBusy}
              onClick={() => save('draft')}
            >
              {item?.state === 'published' ? t('Volver a borrador') : t('Guardar borrador')}
            </Button>
            {mayPublish && (
              <Button
                variant="primary"
                busy={isBusy}
                onClick={() => (isPlanned ? save('draft', true) : save('published'))}
              >
                {isPlanned
                  ? t('Programar')
                  : item?.state === 'published'
                    ? t('Guardar y publicar')
                    : t('Publicar')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
        {fields.map((field) => {
          const fault = isChecked ? problems.get(field.key) : undefined
          return (
            <ValueField
              key={field.key}
              field={field}
              value={values[field.key] ?? null}
              names={item?.pointsTo ?? {}}
              error={fault === undefined ? undefined : t(faultWords[fault])}
              isReadOnly={isReadOnly}
              onValue={(value) => put(field.key, value)}
            />
          )
        })}
        {mayPublish && (
          <MomentFields moments={moments} isPublished={item?.state === 'published'} onMoments={setMoments} />
        )}
        {item && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setLookingBack(true)}>{t('Historial')}</Button>
            <Button onClick={() => setTranslating(true)}>{t('Otros idiomas')}</Button>
          </div>
        )}
        {error !== undefined && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function startOf({ fields }: Collection, item: CollectionItem | undefined) {
  const values: ItemValues =
    item?.values ?? Object.fromEntries(fields.map(({ key, initial }) => [key, initial]))
  const moments: Moments = {
    publishAt: enteredOf(item?.publishAt ?? null),
    withdrawAt: enteredOf(item?.withdrawAt ?? null),
  }
  return { values, moments }
}
