import type { wordpressStatuses, wordpressTypes } from '@aurelio/contracts/page-batches'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'

export type WordpressKindChoice = {
  readonly type: (typeof wordpressTypes)[number]
  readonly status: (typeof wordpressStatuses)[number]
}
type WordpressKindProps = {
  choice: WordpressKindChoice
  onChange: (part: Partial<WordpressKindChoice>) => void
}

/** As what a WordPress takes the pages. */
export function WordpressKind({ choice, onChange }: WordpressKindProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field label={t('Se publican como')}>
        {(control) => (
          <Select
            {...control}
            value={choice.type}
            onChange={({ target }) => onChange({ type: target.value === 'posts' ? 'posts' : 'pages' })}
          >
            <option value="pages">{t('Páginas')}</option>
            <option value="posts">{t('Entradas')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('Estado')}>
        {(control) => (
          <Select
            {...control}
            value={choice.status}
            onChange={({ target }) => onChange({ status: target.value === 'draft' ? 'draft' : 'publish' })}
          >
            <option value="publish">{t('Publicadas')}</option>
            <option value="draft">{t('Borradores')}</option>
          </Select>
        )}
      </Field>
    </>
  )
}
