import { expect, it } from 'vitest'
import { createSteps, type Manner, type Moment } from './steps.ts'

const moment = (text: string, at = text.length): Moment => ({
  rich: { text, spans: [] },
  range: { from: at, to: at },
})

/** Types these states one after another, and tells what each undo gives. */
function undone(texts: readonly [string, Manner][]) {
  const steps = createSteps()
  let now = moment('')
  for (const [text, manner] of texts) {
    steps.add(now, moment(text), manner)
    now = moment(text)
  }
  const seen: string[] = []
  for (let before = steps.undo(now); before; before = steps.undo(before)) seen.push(before.rich.text)
  return seen
}

it('takes back word by word', () => {
  const typed = ['u', 'un', 'un ', 'un d', 'un do'].map((text): [string, Manner] => [text, 'typed'])
  expect(undone(typed)).toEqual(['un ', ''])
})

it('takes back what was deleted, and what was done whole, on its own', () => {
  expect(
    undone([
      ['uno', 'whole'],
      ['un', 'deleted'],
      ['u', 'deleted'],
      ['us', 'typed'],
    ]),
  ).toEqual(['u', 'uno', ''])
})

it('begins anew where the caret was moved, and does again what was taken back', () => {
  const steps = createSteps()
  steps.add(moment('', 0), moment('a', 1), 'typed')
  steps.add(moment('a', 0), moment('ba', 1), 'typed')
  const now = moment('ba', 1)
  const back = steps.undo(now)
  expect(back?.rich.text).toBe('a')
  expect(back && steps.redo(back)?.rich.text).toBe('ba')
  expect(steps.redo(now)).toBeUndefined()
})
