import { type TokenScope, tokenScopes } from '@aurelio/contracts/token-scopes'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { scopeWords } from './token-words.ts'

/** What only looks. */
const reading = tokenScopes.filter((scope) => scope.endsWith(':read'))

type ScopeChoicesProps = {
  chosen: readonly TokenScope[]
  onChange: (chosen: readonly TokenScope[]) => void
  error: string | undefined
}

/** One checkbox for everything that a token may be let do. */
export function ScopeChoices({ chosen, onChange, error }: ScopeChoicesProps) {
  const { t } = useTranslation()
  const noteId = useId()
  const toggle = (scope: TokenScope, isOn: boolean) =>
    onChange(tokenScopes.filter((one) => (one === scope ? isOn : chosen.includes(one))))
  return (
    <fieldset aria-describedby={error === undefined ? undefined : noteId} className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('Permisos')}</legend>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" onClick={() => onChange(reading)}>
          {t('Solo ver')}
        </Button>
        <Button size="dense" onClick={() => onChange([])}>
          {t('Ninguno')}
        </Button>
      </div>
      <div className="gap-4 space-y-2 sm:columns-2 *:break-inside-avoid">
        {tokenScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(scopeWords[scope])}
            checked={chosen.includes(scope)}
            onChange={({ target }) => toggle(scope, target.checked)}
          />
        ))}
      </div>
      {error !== undefined && <FieldNote id={noteId} text={error} isError />}
    </fieldset>
  )
}
