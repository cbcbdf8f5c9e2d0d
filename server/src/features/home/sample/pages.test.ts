import { expect, it } from 'vitest'
import { samplePages } from './pages.ts'

it.each(samplePages.map((each) => [each.name, each] as const))(
  'the leads of %s came by a form that its template has',
  async (_, { template, formId }) => {
    expect(JSON.stringify((await template.load()).page)).toContain(`"id":"${formId}"`)
  },
)
