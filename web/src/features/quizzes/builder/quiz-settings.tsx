import { type QuizDocument, quizLimits } from '@aurelio/contracts/quiz-document'
import { readFormula } from '@aurelio/proofs/quiz'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { freshId } from '../../../ui/graph/graph-edits.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { numberOf } from './question-fields.tsx'
import { SiteField } from './site-field.tsx'

type QuizSettingsProps = { document: QuizDocument; onChange: (document: QuizDocument) => void }

/** What a quiz counts beside its steps: scores, calculated values, hidden fields, and who wins a tie. */
export function QuizSettings({ document, onChange }: QuizSettingsProps) {
  const { t } = useTranslation()
  const { scores, values, hidden, ties } = document
  const put = (change: Partial<QuizDocument>) => onChange({ ...document, ...change })
  return (
    <details className="rounded-lg border bg-surface p-4">
      <summary className="cursor-pointer text-base font-semibold">
        {t('Marca, puntos, cálculos y datos ocultos')}
      </summary>
      <div className="mt-3 grid gap-4 @3xl:grid-cols-2">
        <Part
          title={t('Puntuaciones')}
          add={t('Añadir puntuación')}
          isFull={scores.length >= quizLimits.scores}
          onAdd={() => put({ scores: [...scores, { id: freshId(), name: t('Puntos') }] })}
        >
          {scores.map((score, at) => (
            <div key={score.id} className="flex gap-2">
              {nameField(t('Nombre de la puntuación {{number}}', { number: at + 1 }), score.name, (text) =>
                put({ scores: scores.with(at, { ...score, name: text }) }),
              )}
              {removeButton(t('Quitar puntuación {{number}}', { number: at + 1 }), () =>
                put({ scores: scores.filter(({ id }) => id !== score.id) }),
              )}
            </div>
          ))}
        </Part>
        <Part
          title={t('Cálculos')}
          add={t('Añadir cálculo')}
          isFull={values.length >= quizLimits.values}
          onAdd={() =>
            put({
              values: [
                ...values,
                { id: freshId(), name: `total_${values.length + 1}`, formula: '0', decimals: 0, unit: '' },
              ],
            })
          }
        >
          {values.map((value, at) => {
            const change = (part: Partial<typeof value>) =>
              put({ values: values.with(at, { ...value, ...part }) })
            return (
              <div key={value.id} className="flex flex-wrap gap-2">
                {nameField(t('Nombre del cálculo {{number}}', { number: at + 1 }), value.name, (text) =>
                  change({ name: quotable(text) || value.name }),
                )}
                <Input
                  aria-label={t('Fórmula del cálculo {{number}}', { number: at + 1 })}
                  aria-invalid={readFormula(value.formula) ? undefined : true}
                  maxLength={300}
                  value={value.formula}
                  onChange={({ target }) => change({ formula: target.value })}
                  className="min-w-0 flex-1 basis-48"
                />
                <Input
                  aria-label={t('Decimales del cálculo {{number}}', { number: at + 1 })}
                  type="number"
                  min={0}
                  max={4}
                  value={value.decimals}
                  onChange={({ target }) =>
                    change({ decimals: Math.min(4, Math.max(0, Math.round(numberOf(target.value) ?? 0))) })
                  }
                  className="w-20"
                />
                <Input
                  aria-label={t('Unidad del cálculo {{number}}', { number: at + 1 })}
                  maxLength={20}
                  value={value.unit}
                  onChange={({ target }) => change({ unit: target.value })}
                  className="w-20"
                />
                {removeButton(t('Quitar cálculo {{number}}', { number: at + 1 }), () =>
                  put({ values: values.filter(({ id }) => id !== value.id) }),
                )}
              </div>
            )
          })}
        </Part>
        <Part
          title={t('Datos ocultos que llegan con la dirección')}
          add={t('Añadir dato oculto')}
          isFull={hidden.length >= quizLimits.hidden}
          onAdd={() => put({ hidden: [...hidden, { id: freshId(), name: `dato_${hidden.length + 1}` }] })}
        >
          {hidden.map((field, at) => (
            <div key={field.id} className="flex gap-2">
              {nameField(t('Nombre del dato oculto {{number}}', { number: at + 1 }), field.name, (text) =>
                put({ hidden: hidden.with(at, { ...field, name: quotable(text) || field.name }) }),
              )}
              {removeButton(t('Quitar dato oculto {{number}}', { number: at + 1 }), () =>
                put({ hidden: hidden.filter(({ id }) => id !== field.id) }),
              )}
            </div>
          ))}
        </Part>
        <SiteField site={document.site} onSite={(site) => put({ site })} />
        <Field label={t('Si varios resultados empatan')}>
          {(control) => (
            <Select
              {...control}
              value={ties}
              onChange={({ target: { value } }) => {
                if (value === 'first' || value === 'last' || value === 'rest') put({ ties: value })
              }}
            >
              <option value="first">{t('Gana el primero de la lista')}</option>
              <option value="last">{t('Gana el último de la lista')}</option>
              <option value="rest">{t('No gana ninguno')}</option>
            </Select>
          )}
        </Field>
      </div>
    </details>
  )
}

function nameField(label: string, value: string, onName: (name: string) => void) {
  return (
    <Input
      aria-label={label}
      maxLength={40}
      value={value}
      onChange={({ target }) => onName(target.value)}
      className="min-w-0 flex-1 basis-32"
    />
  )
}

function removeButton(label: string, onRemove: () => void) {
  return (
    <IconButton label={label} icon={<Trash2 aria-hidden="true" className="size-4" />} onClick={onRemove} />
  )
}

/** As a name may be quoted: one word. */
function quotable(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '_')
    .replace(/^\p{N}+/u, '')
    .slice(0, 40)
}

type PartProps = { title: string; add: string; isFull: boolean; onAdd: () => void; children: ReactNode }

function Part({ title, add, isFull, onAdd, children }: PartProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-md border p-3">
      <legend className="px-1 text-dense text-muted">{title}</legend>
      {children}
      <Button
        size="dense"
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={isFull}
        onClick={onAdd}
      >
        {add}
      </Button>
    </fieldset>
  )
}
