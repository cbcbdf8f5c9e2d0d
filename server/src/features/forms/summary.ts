import type { FieldSummary } from '@aurelio/contracts/forms'
import type { Lead } from '@aurelio/contracts/leads'
import type { FormField } from '@aurelio/page'
import { rangesOf } from './ranges.ts'

const lastTexts = 5

/** What people entered in each field of a form that is of use in numbers; hidden ones say nothing of people. */
export function summaryOf(fields: readonly FormField[], answers: readonly Lead['fields'][]): FieldSummary[] {
  const byField = new Map<string, string[]>()
  for (const answer of answers)
    for (const { name, value } of answer) {
      const values = byField.get(name)
      if (values) values.push(value)
      else byField.set(name, [value])
    }
  return fields
    .filter(({ type }) => type !== 'hidden')
    .map((field) => fieldSummary(field, byField.get(field.name) ?? []))
}

function fieldSummary(field: FormField, values: readonly string[]): FieldSummary {
  const { name, label, type } = field
  const options = optionsOf(field)
  const isNumber = type === 'number' || type === 'scale'
  return {
    name,
    label,
    filledIn: values.length,
    choices: choicesIn(type, options, values),
    ranges: type === 'number' ? rangesOf(numbersIn(values)) : [],
    average: isNumber ? averageOf(numbersIn(values)) : null,
    texts: options.length > 0 || isNumber || type === 'date' ? [] : values.slice(0, lastTexts),
  }
}

function optionsOf({ type, options, min, max }: FormField): readonly string[] {
  if (type === 'checkbox') return ['sí']
  if (type !== 'scale' || min === null || max === null) return options
  return Array.from({ length: max - min + 1 }, (_, at) => String(min + at))
}

/** Choices that the form does not offer any more come after those that it does. */
function countsOf(options: readonly string[], values: readonly string[]) {
  const counts = new Map(options.map((option) => [option, 0]))
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count }))
}

function split(values: readonly string[]) {
  return values.flatMap((value) => value.split('\n'))
}

function choicesIn(type: FormField['type'], options: readonly string[], values: readonly string[]) {
  if (type === 'date') return monthsIn(values)
  return options.length > 0 ? countsOf(options, type === 'multiple' ? split(values) : values) : []
}

const mostMonths = 12

/** The months of days, in their order; of many the last ones. */
function monthsIn(days: readonly string[]) {
  const counts = countsOf([], days.map((day) => day.slice(0, 7)).toSorted())
  return counts
    .slice(-mostMonths)
    .map(({ value, count }) => ({ value: value.split('-').toReversed().join('/'), count }))
}

function numbersIn(values: readonly string[]): number[] {
  return values.map((value) => Number(value.replace(',', '.'))).filter(Number.isFinite)
}

function averageOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
