import type { ImportTarget } from '@aurelio/contracts/lead-imports'
import { type LeadState, labelSchema, leadStates } from '@aurelio/contracts/leads'
import { searchable } from '../../../platform/database/search-text.ts'

/** What the names of columns mean in the exports of others, in the languages of the product. */
const names: readonly (readonly [ImportTarget, RegExp])[] = [
  ['email', /^(?:e-?mail|correo|courriel)/],
  ['phone', /^(?:phone|tel|mobile|movil|handy)/],
  ['name', /^(?:name|nombre|nom|full name|contact|kontakt|cliente|person)/],
  ['state', /^(?:state|status|estado|etat|etapa|stage|lead status)$/],
  ['value', /^(?:value|valor|importe|amount|wert|montant|deal value)/],
  ['labels', /^(?:labels?|tags?|etiquetas?|etiquettes?)$/],
  ['note', /^(?:notes?|notas?|comentarios?|comments?)$/],
]

/** What the columns of a file probably are; each thing once, the rest kept under its own name. */
export function suggestMapping(columns: readonly string[]): ImportTarget[] {
  const taken = new Set<ImportTarget>()
  return columns.map((column) => {
    const name = searchable(column).trim()
    const found = names.find(([target, pattern]) => !taken.has(target) && pattern.test(name))
    if (!found) return name === '' ? 'skip' : 'field'
    taken.add(found[0])
    return found[0]
  })
}

const stateNames: Record<string, LeadState> = {
  nuevo: 'new',
  contactado: 'contacted',
  ganado: 'won',
  perdido: 'lost',
}

/** A state by its code or its name; a new lead where it says something else. */
export function stateIn(text: string): Exclude<LeadState, 'spam'> {
  const word = searchable(text).trim()
  const state = stateNames[word] ?? leadStates.find((each) => each === word)
  return state === undefined || state === 'spam' ? 'new' : state
}

const mostCents = 100_000_000_000

/** Cents in an amount as people and programs write it: `1.200,50 €`, `1,200.50`, `1200`; null where it is none. */
export function centsIn(text: string): number | null {
  const bare = text.replaceAll(/[^\d.,]/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(bare)?.[1] ?? ''
  const whole = (decimals === '' ? bare : bare.slice(0, -decimals.length - 1)).replaceAll(/[.,]/g, '')
  if (whole === '') return null
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > mostCents ? null : cents
}

/** Labels between commas or semicolons, those that may be ones. */
export function labelsIn(text: string): string[] {
  const labels = text.split(/[,;]/).flatMap((label) => labelSchema.safeParse(label).data ?? [])
  return [...new Set(labels)].slice(0, 20)
}
