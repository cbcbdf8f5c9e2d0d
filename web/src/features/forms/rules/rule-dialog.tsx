import { newLeadRuleSchema, ruleTriggers, type StandingRule } from '@aurelio/contracts/lead-rules'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActionRow } from './action-row.tsx'
import { ConditionRow } from './condition-row.tsx'
import { emptyRule, newAction, newCondition, peopleOf, type RuleDraft } from './rule-draft.ts'
import { leftWords, ruleProblemWords, triggerWords } from './rule-words.ts'

/** Makes a rule, or changes one: when, if, then. */
export function RuleDialog({ rule, onClose }: { rule?: StandingRule; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={rule ? t('Cambiar automatización') : t('Nueva automatización')}
      description={t('Se hace sola en cuanto ocurre, y queda en la historia de cada lead.')}
    >
      <RuleForm rule={rule} onClose={onClose} />
    </Dialog>
  )
}

function RuleForm({ rule, onClose }: { rule: StandingRule | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<RuleDraft>(rule ?? emptyRule)
  const [error, setError] = useState('')
  const { name, trigger, conditions, actions } = draft
  const edit = (part: Partial<RuleDraft>) => {
    setDraft({ ...draft, ...part })
    setError('')
  }
  const told = {
    onSuccess: onClose,
    onError: (failure: Error) => setError(errorText(failure, ruleProblemWords)),
  }
  const adding = useMutation(api.leadRules.create.mutationOptions(told))
  const changing = useMutation(api.leadRules.update.mutationOptions(told))

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const named = actions.flatMap(peopleOf)
    const left = rule?.left.find(({ id }) => named.includes(id))
    if (left) {
      setError(leftWords(left))
      return
    }
    const checked = newLeadRuleSchema.safeParse({ name, trigger, conditions, actions })
    if (!checked.success)
      setError(
        name.trim() === ''
          ? t('Ponle un nombre a la automatización.')
          : t('Completa cada condición y cada acción, o quita la que no necesites.'),
      )
    else if (rule) changing.mutate({ id: rule.id, ...checked.data })
    else adding.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
      <Field label={t('Nombre')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={({ target }) => edit({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('Cuando')}>
        {(control) => (
          <Select
            {...control}
            value={trigger}
            onChange={({ target }) => {
              const chosen = ruleTriggers.find((each) => each === target.value)
              if (chosen) edit({ trigger: chosen })
            }}
          >
            {ruleTriggers.map((each) => (
              <option key={each} value={each}>
                {t(triggerWords[each])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t('Si (todo a la vez)')}</legend>
        <ul className="flex flex-col gap-2">
          {conditions.map((value, at) => (
            <ConditionRow
              // They have no identity but their place.
              key={String(at)}
              value={value}
              change={(next) => edit({ conditions: conditions.with(at, next) })}
              remove={() => edit({ conditions: conditions.toSpliced(at, 1) })}
            />
          ))}
        </ul>
        <Button
          size="dense"
          className="self-start"
          disabled={conditions.length >= 10}
          onClick={() => edit({ conditions: [...conditions, newCondition('field')] })}
        >
          {t('Añadir condición')}
        </Button>
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t('Entonces')}</legend>
        <ul className="flex flex-col gap-2">
          {actions.map((value, at) => (
            <ActionRow
              key={String(at)}
              value={value}
              left={rule?.left ?? []}
              change={(next) => edit({ actions: actions.with(at, next) })}
              remove={actions.length > 1 ? () => edit({ actions: actions.toSpliced(at, 1) }) : undefined}
            />
          ))}
        </ul>
        <Button
          size="dense"
          className="self-start"
          disabled={actions.length >= 10}
          onClick={() => edit({ actions: [...actions, newAction('label')] })}
        >
          {t('Añadir acción')}
        </Button>
      </fieldset>
      {error !== '' && (
        <p role="alert" className="text-dense text-danger">
          {error}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        busy={adding.isPending || changing.isPending}
      >
        {t('Guardar')}
      </Button>
    </form>
  )
}
