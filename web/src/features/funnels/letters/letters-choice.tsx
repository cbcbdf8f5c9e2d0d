import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { useThings } from '../use-things.ts'
import type { ChosenLetters, MissingLetters } from './chosen-letters.ts'
import { NewLettersFields } from './new-letters-fields.tsx'

type LettersChoiceProps = {
  letters: ChosenLetters
  /** Whether a step leads there, whose form can ask. */
  hasBefore: boolean
  missing: MissingLetters | null
  onChange: (letters: ChosenLetters) => void
}

/** Which letters a new step is about: some that stand, or a small sequence that is written here. */
export function LettersChoice({ letters, hasBefore, missing, onChange }: LettersChoiceProps) {
  const { t } = useTranslation()
  const { choices } = useThings('correo')
  const set = (change: Partial<ChosenLetters>) => onChange({ ...letters, ...change })
  return (
    <>
      <Field label={t('Secuencia de correos')}>
        {(control) => (
          <Select
            {...control}
            value={letters.choice}
            onChange={({ target }) => set({ choice: target.value })}
          >
            <option value="new">{t('Una nueva, que escribo aquí')}</option>
            {choices?.map(({ id, name, isPublished }) => (
              <option key={id} value={id}>
                {isPublished ? name : t('{{name}} (sin publicar)', { name })}
              </option>
            ))}
            <option value="">{t('La elijo después')}</option>
          </Select>
        )}
      </Field>
      {letters.choice === 'new' && (
        <NewLettersFields
          letters={letters.written}
          missing={missing}
          onChange={(written) => set({ written })}
        />
      )}
      {hasBefore && letters.choice !== '' && (
        <Checkbox
          label={t('Pedir permiso en el formulario del paso anterior')}
          checked={letters.asks}
          onChange={({ target }) => set({ asks: target.checked })}
        />
      )}
      {hasBefore && letters.choice !== '' && letters.asks && (
        <Field
          label={t('Texto de la casilla')}
          error={missing?.field === 'consent' ? t(missing.text) : undefined}
          tellsError
          help={t(
            'Aparece sin marcar en el formulario, y este texto se guarda con el permiso de cada persona.',
          )}
        >
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={200}
              value={letters.consent}
              onChange={({ target }) => set({ consent: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
