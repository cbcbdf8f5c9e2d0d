import { wordpressStatuses, wordpressTypes } from '@aurelio/contracts/page-batches'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { PasswordInput } from '../../../../ui/password-input.tsx'
import { Select } from '../../../../ui/select.tsx'

export type WordpressChoice = {
  readonly address: string
  readonly user: string
  readonly password: string
  readonly type: (typeof wordpressTypes)[number]
  readonly status: (typeof wordpressStatuses)[number]
}
type WordpressFieldsProps = { choice: WordpressChoice; onChange: (choice: WordpressChoice) => void }

/** Which WordPress, who publishes there, and as what. */
export function WordpressFields({ choice, onChange }: WordpressFieldsProps) {
  const { t } = useTranslation()
  const set = (part: Partial<WordpressChoice>) => onChange({ ...choice, ...part })
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <Field label={t('Dirección de tu WordPress')} className="@xl:col-span-2">
        {(control) => (
          <Input
            {...control}
            type="url"
            placeholder="https://ejemplo.es"
            autoComplete="off"
            value={choice.address}
            onChange={({ target }) => set({ address: target.value })}
          />
        )}
      </Field>
      <Field label={t('Usuario')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={choice.user}
            onChange={({ target }) => set({ user: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('Contraseña de aplicación')}
        help={t(
          'La creas en WordPress, en tu perfil de usuario. Se guarda cifrada treinta días como mucho, para poder deshacer.',
        )}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="off"
            value={choice.password}
            onChange={({ target }) => set({ password: target.value })}
          />
        )}
      </Field>
      <Field label={t('Se publican como')}>
        {(control) => (
          <Select
            {...control}
            value={choice.type}
            onChange={({ target }) => set({ type: target.value === 'posts' ? 'posts' : 'pages' })}
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
            onChange={({ target }) => set({ status: target.value === 'draft' ? 'draft' : 'publish' })}
          >
            <option value="publish">{t('Publicadas')}</option>
            <option value="draft">{t('Borradores')}</option>
          </Select>
        )}
      </Field>
    </div>
  )
}
