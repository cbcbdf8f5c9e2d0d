import { describe, expect, test } from 'vitest'
import { everyElement } from '../elements/groups.ts'
import { choiceSamples, fieldsOf, isChoice, plainSamples } from './samples.ts'

describe.each(everyElement.map((definition) => [definition.type, definition] as const))(
  'the samples of %s, as the type reads them',
  (_, definition) => {
    const typed = [...plainSamples(definition), ...choiceSamples(definition)].map((props) =>
      definition.schema.parse(props),
    )
    const bare = definition.schema.parse(definition.defaultProps)
    const valuesOf = (prop: string) => new Set(typed.map((props) => JSON.stringify(props[prop])))

    test('fill in every field', () => {
      const untouched = fieldsOf(definition).filter(({ prop }) =>
        [...valuesOf(prop)].every((value) => value === JSON.stringify(bare[prop])),
      )
      expect(untouched.map(({ prop }) => prop)).toEqual([])
    })

    test('choose every option', () => {
      const left = fieldsOf(definition)
        .filter(isChoice)
        .flatMap(({ prop, options }) =>
          options
            .filter(({ value }) => !valuesOf(prop).has(JSON.stringify(value)))
            .map(({ value }) => `${prop} ${value}`),
        )
      expect(left).toEqual([])
    })
  },
)
