import { fieldProblemOf } from '@aurelio/contracts/field-issues'
import type { z } from 'zod'
import { fieldText, type FormWords } from './field-words.ts'

/**
 * For `zodResolver(schema, complaints(words))`: words what a schema of the contracts finds. A field inside a list or
 * another field is worded as what it stands in.
 */
export function complaints(words: FormWords): { error: (issue: z.core.$ZodRawIssue) => string } {
  return {
    error: (issue) => fieldText(fieldProblemOf(issue, issue.input), words[String(issue.path?.[0])]),
  }
}
