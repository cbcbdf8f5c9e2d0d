import type { RuleCondition } from '@aurelio/contracts/lead-rules'
import type { Lead } from '@aurelio/contracts/leads'
import { searchable } from '../../../platform/database/search-text.ts'

type Asked = Pick<Lead, 'pageId' | 'fields' | 'attribution'> & { formId: string; thingId: string | null }

/** Whether this of a rule holds of a lead; texts are compared without accents and case. */
export function holds(condition: RuleCondition, asked: Asked): boolean {
  const { pageId, thingId, formId, fields, attribution } = asked
  switch (condition.what) {
    case 'page':
      return pageId === condition.pageId
    case 'form':
      return formId === condition.formId
    case 'quiz':
    case 'contest':
    case 'film':
      return thingId === condition.thingId
    case 'field':
      return fields.some(
        ({ label, value }) => isSame(label, condition.label) && contains(value, condition.text),
      )
    case 'referrer':
      return attribution?.referrer === condition.referrer
    case 'campaign':
    default:
      return Object.values(attribution?.campaign ?? {}).some((name) => contains(name, condition.text))
  }
}

function isSame(one: string, other: string) {
  return searchable(one).trim() === searchable(other).trim()
}

function contains(text: string, part: string) {
  return searchable(text).includes(searchable(part))
}
