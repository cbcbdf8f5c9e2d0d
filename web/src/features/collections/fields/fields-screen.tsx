import { addresses } from '@aurelio/contracts/addresses'
import {
  type CollectionField,
  collectionFieldsSchema,
  keyOfName,
  mostFields,
} from '@aurelio/contracts/collection-fields'
import { hasOptions, kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { type Collection, clientRights, longestCollectionName } from '@aurelio/contracts/collections'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { notify } from '../../../ui/toast.tsx'
import { clientWords, collectionWords } from '../collection-words.ts'
import { WithCollection } from '../with-collection.tsx'
import { FieldCard } from './field-card.tsx'

/** What a collection is called, which fields it has, and what clients do there. */
export function FieldsScreen() {
  return (
    <WithCollection>
      {(collection) => <FieldsForm key={collection.id} collection={collection} />}
    </WithCollection>
  )
}

function FieldsForm({ collection }: { collection: Collection }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // As it was when it was opened: what another saves meanwhile is not written over.
  const [{ id, version, fields: before }] = useState(collection)
  const [name, setName] = useState(collection.name)
  const [fields, setFields] = useState<readonly CollectionField[]>(collection.fields)
  const [clients, setClients] = useState(collection.clients)
  const [error, setError] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const saving = useMutation(
    api.collections.update.mutationOptions({
      onSuccess: () => {
        notify.success(t('Colección guardada'))
        void navigate(addresses.collection(id))
      },
      onError: (failure) => setError(errorText(failure, collectionWords)),
    }),
  )
  const removing = useMutation(
    api.collections.remove.mutationOptions({
      onSuccess: () => void navigate(addresses.collections),
      onError: (failure) => notify.error(errorText(failure)),
    }),
  )
  const pages = useQuery(api.collections.pages.queryOptions({ input: { id } })).data?.items ?? []
  const all = useQuery(api.collections.list.queryOptions()).data?.items ?? []
  const pointing = all.filter((other) => other.id !== id && other.fields.some(({ target }) => target === id))
  const known = new Set(before.map(({ key }) => key))
  const gone = before.filter(({ key }) => !fields.some((field) => field.key === key))

  function save() {
    const isNamed = name.trim() !== '' && fields.every((field) => field.name.trim() !== '')
    const isWhole = fields.every(({ kind, options }) => !hasOptions(kind) || options.length > 0)
    const isPointing = fields.every(({ kind, target }) => !kindOf(kind).isReference || target !== '')
    if (!isNamed) return setError(t('Pon un nombre a la colección y a cada campo.'))
    if (!isWhole) return setError(t('Escribe las opciones de cada elección.'))
    if (!isPointing) return setError(t('Elige de qué colección son los elementos que señala cada campo.'))
    // What a new field is called by programs follows from its name, and stays.
    const keyed: CollectionField[] = []
    for (const field of fields) {
      const taken = [...known, ...keyed.map(({ key }) => key)]
      keyed.push(known.has(field.key) ? field : { ...field, key: keyOfName(field.name, taken) })
    }
    if (!collectionFieldsSchema.safeParse(keyed).success)
      return setError(
        t('Dos campos no pueden llamarse igual, y el primero ha de ser un texto, una elección o un enlace.'),
      )
    setError(undefined)
    saving.mutate({ id, version, name: name.trim(), fields: keyed, clients })
  }

  const put = (at: number, field: CollectionField) =>
    setFields(fields.map((each, index) => (index === at ? field : each)))
  const move = (at: number, by: number) => {
    const moved = [...fields]
    moved.splice(at + by, 0, ...moved.splice(at, 1))
    setFields(moved)
  }

  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={t('Campos de «{{name}}»', { name: collection.name })}
        text={t('El primer campo da nombre a cada elemento.')}
        actions={
          <Link to={addresses.collection(id)} className={buttonClass()}>
            {t('Ver los elementos')}
          </Link>
        }
      />
      <Field label={t('Nombre de la colección')}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={longestCollectionName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ol aria-label={t('Campos')} className="flex flex-col gap-4">
        {fields.map((field, at) => (
          <FieldCard
            key={field.key}
            field={field}
            isKnown={known.has(field.key)}
            isFirst={at === 0}
            isLast={at === fields.length - 1}
            onChange={(changed) => put(at, changed)}
            onMove={(by) => move(at, by)}
            onRemove={
              fields.length > 1 ? () => setFields(fields.filter((_, index) => index !== at)) : undefined
            }
          />
        ))}
      </ol>
      {fields.length < mostFields && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setFields([...fields, newField()])}
        >
          {t('Añadir campo')}
        </Button>
      )}
      <Choices
        legend={t('Clientes')}
        name="clients"
        value={clients}
        options={clientRights.map((value) => ({ value, label: t(clientWords[value]) }))}
        onChange={setClients}
      />
      {gone.length > 0 && (
        <p className="text-dense text-muted">
          {t('Se quita: {{names}}. Lo que dicen los elementos ahí se guarda con ellos, pero no se ve.', {
            names: gone.map((field) => field.name).join(', '),
          })}
        </p>
      )}
      {gone.length > 0 && <ShownOn id={id} gone={gone} />}
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {t('Eliminar colección')}
        </Button>
        <Button variant="primary" busy={saving.isPending} onClick={save}>
          {t('Guardar')}
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('Eliminar colección')}
        description={[
          t('Se elimina «{{name}}» con sus {{count}} elementos, y no se puede deshacer.', {
            name: collection.name,
            count: collection.items,
          }),
          ...(pages.length > 0
            ? [
                t('Estas páginas publicadas dejan de mostrarlos: {{names}}.', {
                  names: pages.map((page) => page.name).join(', '),
                }),
              ]
            : []),
          ...(pointing.length > 0
            ? [
                t('Los campos de estas colecciones que los señalan no dirán nada: {{names}}.', {
                  names: pointing.map((other) => other.name).join(', '),
                }),
              ]
            : []),
        ].join(' ')}
        confirmLabel={t('Eliminar')}
        busy={removing.isPending}
        onConfirm={() => removing.mutate({ id })}
      />
    </div>
  )
}

/** The published pages that read otherwise from then on, told before. */
function ShownOn({ id, gone }: { id: string; gone: readonly CollectionField[] }) {
  const { t } = useTranslation()
  const { data } = useQuery(api.collections.pages.queryOptions({ input: { id } }))
  const pages = data?.items.filter(({ fields }) => gone.some(({ key }) => fields.includes(key))) ?? []
  if (pages.length === 0) return null
  return (
    <p role="status" className="text-dense text-warning">
      {t(
        'Lo usan estas páginas publicadas: {{names}}. Al guardar se lee ahí lo que pusiste para cuando está vacío, o nada.',
        { names: pages.map((page) => page.name).join(', ') },
      )}
    </p>
  )
}

let drawn = 0

/** Its key is only for drawing it: the one that stays is made of its name when it is saved. */
function newField(): CollectionField {
  drawn += 1
  return {
    key: `nuevo-${drawn}`,
    name: '',
    kind: 'text',
    required: false,
    unique: false,
    help: '',
    options: [],
    target: '',
    initial: '',
  }
}
