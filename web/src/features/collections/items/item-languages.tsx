import type { CollectionField } from '@aurelio/contracts/collection-fields'
import type { ItemValue } from '@aurelio/contracts/collection-kinds/kind'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { entriesOf, type ItemValues, valueText } from '@aurelio/contracts/collection-values'
import type { Collection, CollectionItem, ItemTranslation } from '@aurelio/contracts/collections'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { mayLoseDrafts, useDraft } from '../../../ui/drafts.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { collectionWords } from '../collection-words.ts'
import { ValueField } from './values/value-field.tsx'

type ItemLanguagesProps = {
  collection: Collection
  item: CollectionItem
  isReadOnly: boolean
  onBack: () => void
}

/** What an item says in the other languages of the sites, each field below what it says itself. */
export function ItemLanguages({ collection, item, isReadOnly, onBack }: ItemLanguagesProps) {
  const { t } = useTranslation()
  const asked = useQuery(
    api.collections.itemTranslations.queryOptions({ input: { id: collection.id, itemId: item.id } }),
  )
  const [chosen, setChosen] = useState<string>()
  const items = asked.data?.items ?? []
  const shown = items.find(({ language }) => language === chosen) ?? items[0]
  async function choose(language: string) {
    if (await mayLoseDrafts()) setChosen(language)
  }
  async function back() {
    if (await mayLoseDrafts()) onBack()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void back()}
      title={t('«{{name}}» en otros idiomas', { name: item.title })}
      description={t('Lo que dejes vacío se lee como en el elemento.')}
      className="max-w-xl"
      actions={<Button onClick={() => void back()}>{t('Volver al elemento')}</Button>}
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
        {asked.isPending && <Skeleton className="h-48" />}
        {asked.isError && (
          <p role="alert" className="text-danger">
            {errorText(asked.error)}
          </p>
        )}
        {asked.data && !shown && (
          <p className="text-muted">
            {t('Ninguno de tus sitios tiene otros idiomas: añádelos en los ajustes del sitio.')}
          </p>
        )}
        {shown && (
          <>
            <Field label={t('Idioma')}>
              {(control) => (
                <Select
                  {...control}
                  value={shown.language}
                  onChange={({ target }) => void choose(target.value)}
                >
                  {items.map(({ language }) => (
                    <option key={language} value={language}>
                      {languageWord(language)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <InLanguage
              key={shown.language}
              collection={collection}
              item={item}
              said={shown}
              isReadOnly={isReadOnly}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

type InLanguageProps = Pick<ItemLanguagesProps, 'collection' | 'item' | 'isReadOnly'> & {
  said: ItemTranslation
}

function InLanguage({ collection, item, said, isReadOnly }: InLanguageProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<ItemValues>({})
  const [error, setError] = useState<string>()
  const fields = collection.fields.filter(({ kind }) => kindOf(kind).translated)
  const saving = useMutation(
    api.collections.saveItemTranslation.mutationOptions({
      onSuccess: () => {
        setTyped({})
        notify.success(t('Traducción guardada'))
      },
      onError: (failure) => setError(errorText(failure, collectionWords)),
    }),
  )
  const isTouched = Object.keys(typed).length > 0
  useDraft(saving.isPending ? 'saving' : isTouched ? 'unsaved' : undefined, 'address')
  return (
    <>
      {fields.map((field) => (
        <div key={field.key} className="flex flex-col gap-1">
          <ValueField
            field={writtenAs(field)}
            value={inWords(field, typed[field.key] ?? said.values[field.key] ?? null)}
            names={{}}
            error={
              said.changed.includes(field.key) && !Object.hasOwn(typed, field.key)
                ? t('Cambió el original.')
                : undefined
            }
            isReadOnly={isReadOnly}
            onValue={(value) => setTyped((before) => ({ ...before, [field.key]: value }))}
          />
          <p className="text-dense break-words whitespace-pre-line text-muted" dir="auto">
            {valueText(field, item.values[field.key]) || t('vacío')}
          </p>
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      {!isReadOnly && (
        <Button
          variant="primary"
          className="self-start"
          busy={saving.isPending}
          disabled={!isTouched}
          onClick={() => {
            setError(undefined)
            saving.mutate({ id: collection.id, itemId: item.id, language: said.language, values: typed })
          }}
        >
          {t('Guardar traducción')}
        </Button>
      )}
    </>
  )
}

/** Words of options are written freely in another language. */
function writtenAs(field: CollectionField): CollectionField {
  const hasOptions = field.kind === 'choice' || field.kind === 'choices'
  return { ...field, required: false, help: '', ...(hasOptions && { kind: 'text' }) }
}

function inWords({ kind }: CollectionField, value: ItemValue): ItemValue {
  return kind === 'choices' ? (typeof value === 'string' ? value : entriesOf(value).join('; ')) : value
}
