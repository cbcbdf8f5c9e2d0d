/** @jsxRuntime automatic */
import type { PartAttributes } from '../definition.ts'
import type { FormField } from './form-field.ts'
import { stepFields } from './form-steps.ts'
import type { DrawnWords } from './words/drawn-words.ts'

type ProgressProps = { at: number; titles: readonly string[]; label: PartAttributes; words: DrawnWords }

/** How far somebody is, and what this step is called; nothing for a form without steps. */
export function FormProgress({ at, titles, label, words }: ProgressProps) {
  if (titles.length < 2) return null
  return (
    <div data-form-progress="">
      <p {...label}>
        {words.step(at + 1, titles.length)}
        {titles[at] && <>: {titles[at]}</>}
      </p>
      <progress aria-hidden="true" value={at + 1} max={titles.length} />
    </div>
  )
}

type CarriedProps = { fields: readonly FormField[]; values: Readonly<Record<string, string>> }

/** What somebody has entered in other steps: it goes along, so that nothing is kept of them before they send it. */
export function FormCarried({ fields, values }: CarriedProps) {
  return fields
    .filter(({ type }) => type !== 'file' && type !== 'hidden')
    .flatMap(({ name, type }) => {
      const value = values[name] ?? ''
      const chosen = type === 'multiple' ? value.split('\n') : [value]
      return chosen
        .filter(Boolean)
        .map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />)
    })
}

type ButtonProps = { at: number; steps: number; text: string; submit: PartAttributes; words: DrawnWords }

/** Onwards, and back where there is a step before. The first of them is what Enter does in a field. */
export function FormButtons({ at, steps, text, submit, words }: ButtonProps) {
  if (steps < 2)
    return (
      <button {...submit} type="submit">
        {text}
      </button>
    )
  return (
    <div data-form-buttons="">
      <input type="hidden" name={stepFields.at} value={at} />
      <button {...submit} type="submit" {...(at < steps - 1 && { name: stepFields.to, value: at + 1 })}>
        {at < steps - 1 ? words.next : text}
      </button>
      {at > 0 && (
        <button type="submit" formNoValidate name={stepFields.to} value={at - 1} data-form-back="">
          {words.back}
        </button>
      )}
    </div>
  )
}
