import type { SegmentRules } from '@aurelio/contracts/person-questions'
import type { Segment } from '@aurelio/contracts/segments'
import { useMutation } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { isWhole } from '../questions/new-question.ts'
import { QuestionFields } from '../questions/question-fields.tsx'
import { subscriptionWords } from '../subscription-words.ts'
import { SegmentCount } from './segment-count.tsx'

const most = 10
type Rule = SegmentRules['rules'][number]
const begun: SegmentRules = {
  match: 'all',
  rules: [{ question: { what: 'on-list', listId: '' }, isNot: false }],
}

type SegmentDialogProps = { segment: Segment | null; onClose: () => void }

/** A segment is made or changed: its rules on top, whom they mean below, counted while they change. */
export function SegmentDialog({ segment, onClose }: SegmentDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [name, setName] = useState(segment?.name ?? '')
  const [rules, setRules] = useState(segment?.rules ?? begun)
  const [problem, setProblem] = useState<string>()
  const done = {
    onSuccess: onClose,
    onError: (error: unknown) => setProblem(errorText(error, subscriptionWords)),
  }
  const create = useMutation(api.subscriptions.createSegment.mutationOptions(done))
  const save = useMutation(api.subscriptions.saveSegment.mutationOptions(done))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setProblem(t('Ponle un nombre.'))
    if (!rules.rules.every(({ question }) => isWhole(question)))
      return setProblem(t('A una condición le falta elegir algo.'))
    setProblem(undefined)
    if (segment) save.mutate({ id: segment.id, name: name.trim(), rules })
    else create.mutate({ name: name.trim(), rules })
  }
  const change = (at: number, rule: Rule) => setRules({ ...rules, rules: rules.rules.with(at, rule) })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="max-w-2xl"
      title={segment ? t('Editar segmento') : t('Nuevo segmento')}
      description={t('Se vuelve a calcular cada vez que se usa: quien deja de cumplirlo, deja de estar.')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending || save.isPending}>
            {segment ? t('Guardar') : t('Crear')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="@container flex flex-col gap-4">
        <div className="grid gap-3 @xl:grid-cols-2">
          <Field label={t('Nombre')} error={problem} tellsError>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                maxLength={80}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label={t('Entra quien cumple')}>
            {(control) => (
              <Select
                {...control}
                value={rules.match}
                onChange={({ target }) =>
                  setRules({ ...rules, match: target.value === 'any' ? 'any' : 'all' })
                }
              >
                <option value="all">{t('Todas las condiciones')}</option>
                <option value="any">{t('Alguna de las condiciones')}</option>
              </Select>
            )}
          </Field>
        </div>
        <ol className="flex flex-col gap-3">
          {rules.rules.map((rule, at) => (
            <li key={at} className="flex flex-col gap-3 rounded-lg border p-3">
              <div className="flex items-end justify-between gap-2">
                <Field label={t('Condición {{number}}', { number: at + 1 })} className="w-40">
                  {(control) => (
                    <Select
                      {...control}
                      value={rule.isNot ? 'no' : 'yes'}
                      onChange={({ target }) => change(at, { ...rule, isNot: target.value === 'no' })}
                    >
                      <option value="yes">{t('Cumple')}</option>
                      <option value="no">{t('No cumple')}</option>
                    </Select>
                  )}
                </Field>
                {rules.rules.length > 1 && (
                  <IconButton
                    label={t('Quitar la condición {{number}}', { number: at + 1 })}
                    icon={<Trash2 aria-hidden="true" className="size-4" />}
                    onClick={() => setRules({ ...rules, rules: rules.rules.toSpliced(at, 1) })}
                  />
                )}
              </div>
              <QuestionFields
                label={t('Qué')}
                question={rule.question}
                onChange={(question) => change(at, { ...rule, question })}
              />
            </li>
          ))}
        </ol>
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          disabled={rules.rules.length >= most}
          onClick={() =>
            setRules({ ...rules, rules: [...rules.rules, { question: { what: 'won' }, isNot: false }] })
          }
        >
          {t('Añadir condición')}
        </Button>
        <SegmentCount rules={rules} />
      </form>
    </Dialog>
  )
}
