import { randomUUID } from 'node:crypto'
import type { ImportTarget } from '@aurelio/contracts/lead-imports'
import { searchable } from '../../../platform/database/search-text.ts'
import type { LeadEntryRow, LeadRow } from '../../../platform/database/tables/leads.ts'
import { keysOf } from '../../../platform/contact-keys.ts'
import type { RunningImport } from '../../../platform/table-imports/import-kind.ts'
import { centsIn, labelsIn, stateIn } from './columns.ts'

/** As long as a text may be that a form takes. */
const longestCell = 16_000
const longestLine = 500

type Import = Pick<
  RunningImport<ImportTarget, object>,
  'id' | 'workspaceId' | 'fileName' | 'columns' | 'mapping'
>
type Imported = Omit<
  LeadRow,
  | 'pageId'
  | 'version'
  | 'assigneeId'
  | 'seq'
  | 'nameKey'
  | 'deletedAt'
  | 'spamReason'
  | 'proof'
  | 'attribution'
  | 'campaign'
  | 'contactId'
  | 'thingId'
>
export type Made = { lead: Imported; labels: readonly string[]; note: LeadEntryRow | null }

/** A row of a file as a lead; null where it says nothing of anybody. */
export function leadOfRow(
  { id: importId, workspaceId, fileName, columns, mapping }: Import,
  cells: readonly string[],
  at: string,
): Made | null {
  const kept = columns.map((column, index) => ({
    name: `column-${index + 1}`,
    label: column,
    target: mapping[index] ?? 'skip',
    value: clean(cells[index] ?? ''),
  }))
  const textOf = (target: ImportTarget) => kept.find((each) => each.target === target)?.value ?? ''
  const fields = kept.filter(({ target, value }) => isEntered(target) && value !== '')
  const note = textOf('note').slice(0, 4000)
  if (fields.length === 0 && note === '') return null
  const person = {
    name: lineOf(textOf('name')),
    email: lineOf(textOf('email')),
    phone: lineOf(textOf('phone')),
  }
  const labels = labelsIn(textOf('labels'))
  const id = randomUUID()
  return {
    labels,
    note: note === '' ? null : noteOf(note, { leadId: id, workspaceId, at }),
    lead: {
      ...person,
      ...keysOf(person),
      id,
      importId,
      workspaceId,
      pageName: fileName,
      formId: 'import',
      spam: 0,
      createdAt: at,
      fields: JSON.stringify(fields.map(({ name, label, value }) => ({ name, label, value }))),
      search: searchable(fields.map(({ value }) => value).join('\n')),
      teamSearch: searchable([...labels, note].join('\n')),
      labels: JSON.stringify(labels),
      state: stateIn(textOf('state')),
      valueCents: centsIn(textOf('value')),
    },
  }
}

/** What the person themselves gave, and not what the team knows of them. */
function isEntered(target: ImportTarget) {
  return target === 'name' || target === 'email' || target === 'phone' || target === 'field'
}

function noteOf(
  text: string,
  { leadId, workspaceId, at }: { leadId: string; workspaceId: string; at: string },
) {
  return {
    id: randomUUID(),
    workspaceId,
    leadId,
    kind: 'note' as const,
    authorId: null,
    text,
    subjectId: null,
    at,
  }
}

/** Without what no text of the product holds. */
function clean(text: string) {
  return text.replaceAll(/[^\P{Cc}\n\r\t]/gu, '').slice(0, longestCell)
}

function lineOf(text: string) {
  return text.replaceAll(/\s+/g, ' ').slice(0, longestLine)
}
