import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { PasswordInput } from '../../../../ui/password-input.tsx'
import { WordpressKind, type WordpressKindChoice } from './wordpress-kind.tsx'

export type WordpressChoice = WordpressKindChoice & {
  readonly address: string
  readonly user: string
  readonly password: string
}
type WordpressFieldsProps = {
  choice: WordpressChoice
  /** Whether the password is kept for more than this once. */
  repeats: boolean
  onChange: (choice: WordpressChoice) => void
}

/** Which WordPress, who publishes there, and as what. */
export function WordpressFields({ choice, repeats, onChange }: WordpressFieldsProps) {
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
        help={
          repeats
            ? t('La creas en WordPress, en tu perfil de usuario. Se guarda cifrada mientras se repita.')
            : t(
                'La creas en WordPress, en tu perfil de usuario. Se guarda cifrada treinta días como mucho, para poder deshacer.',
              )
        }
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
      <WordpressKind choice={choice} onChange={set} />
    </div>
  )
}
