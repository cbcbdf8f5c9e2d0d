import type { LeadProof, SpamReason } from '@aurelio/contracts/leads'
import {
  agreedField,
  drawnWords,
  fieldWords,
  type FormField,
  shownFields,
  stepFields,
  stepTowards,
  validateSubmission,
  workField,
  zoneField,
} from '@aurelio/page'
import { zoneSchema } from '@aurelio/contracts/time-zone'
import { type ElementNode, isHidden, type PageDocument } from '@aurelio/page/document'
import { keysOf } from '../../platform/contact-keys.ts'
import { searchable } from '../../platform/database/search-text.ts'
import { timedId } from '../../platform/database/timed-id.ts'
import type { SentFile } from './files/service.ts'
import { factsOf, type FormFacts } from './form-facts.ts'
import type { IsDisposable } from './spam/disposable-domains.ts'
import { personIn } from './person.ts'
import { spamReasonOf } from './spam/spam-reason.ts'
import { isWorkDone } from './spam/work.ts'
import type { NewLead } from './store.ts'
import { campaignKey } from './campaign.ts'
import { attributionOf, carriedOf, secondsOf, type Visit } from './visit.ts'

/** Hidden from people; a robot that fills in every field gives itself away. */
export const honeypot = 'website'

/** All that was sent under a name, in its order. */
export type Entered = ReadonlyMap<string, readonly string[]>

/** The form that was sent, and where it stands. */
export type SentForm = Pick<FormFacts, 'fields' | 'steps' | 'asksForWork' | 'reason' | 'agreesBySending'> & {
  /** Null where it stands on no page of the builder; then `place` says whose the lead is. */
  pageId: string | null
  place: NewLead['place']
  publicationId: string
  address: string
  /** Of the page. */
  language: string
  /** Of the workspace's own form where it shows one, else of the element. */
  formId: string
  visit: Visit
}

export type Validated =
  /** `step`: which of its steps is shown again. */
  | { kind: 'refused'; values: Record<string, string>; errors: Record<string, string>; step: number }
  /** Another of its steps is asked for. */
  | { kind: 'step'; values: Record<string, string>; step: number }
  | { kind: 'fits'; values: Record<string, string>; lead: NewLead; fileIds: readonly string[] }

/** Judges a submission by the form's own fields, and makes a lead of it. What looks like a robot's always fits. */
export function validate(
  form: SentForm,
  entered: Entered,
  files: readonly SentFile[],
  isDisposable: IsDisposable,
): Validated {
  const { fields, language } = form
  const trap = clean(entered.get(honeypot)?.at(-1))
  const values = {
    ...Object.fromEntries(fields.map((field) => [field.name, valueOf(form, field, entered, files)])),
    ...(trap !== '' && { [honeypot]: trap }),
  }
  const walked = walk(form, entered, values)
  if (walked) return walked
  const { isBrowser } = form.visit
  const manner = { trap, seconds: secondsOf(form.visit), isBrowser, isWorked: isWorked(form, entered) }
  const spamReason = spamReasonOf(fields, values, manner, isDisposable)
  const shown = new Set(shownFields(fields, values).map(({ name }) => name))
  const asked = files.filter(({ field }) => shown.has(field))
  const checked = validateSubmission(fields, values, { language })
  const errors = { ...('errors' in checked ? checked.errors : {}), ...errorsOf(asked) }
  if (Object.keys(errors).length > 0 && spamReason !== 'trap')
    return refusedAt(fields, values, { ...chooseAgain(asked, language), ...errors })
  const kept = 'values' in checked ? checked.values : values
  // What a robot sends is of no use to anybody.
  const fileIds = spamReason === 'trap' ? [] : asked.map(({ id }) => id)
  return {
    kind: 'fits',
    values,
    lead: leadOf(form, kept, {
      files: asked,
      consents: consentsIn(form, kept, entered),
      zone: zoneIn(entered),
      spamReason,
    }),
    fileIds,
  }
}

/** Null where the form asks for no work. What was done for a token that is not good proves nothing. */
function isWorked({ asksForWork, visit: { claims, token } }: SentForm, entered: Entered): boolean | null {
  if (!asksForWork) return null
  return claims !== null && isWorkDone(token, workAnswer(entered))
}

/** What the browser found; '' where it worked nothing out. */
export function workAnswer(entered: Entered): string {
  return entered.get(workField)?.at(-1) ?? ''
}

/** The time zone that the browser told; '' where it told none. */
function zoneIn(entered: Entered): string {
  return zoneSchema.safeParse(entered.get(zoneField)?.at(-1)).data ?? ''
}

/** To another step of the form: onwards past what is right so far, back in any case. Null for what is to be sent. */
function walk(
  { fields, steps, language }: SentForm,
  entered: Entered,
  values: Record<string, string>,
): Validated | null {
  const to = stepIn(entered, stepFields.to, steps)
  if (to === null) return null
  const at = stepIn(entered, stepFields.at, steps) ?? 0
  const checked = to > at ? validateSubmission(fields, values, { steps: to, language }) : { values }
  if ('errors' in checked) return refusedAt(fields, values, checked.errors)
  const step = stepTowards(fields, checked.values, at, to)
  return step === null ? null : { kind: 'step', values, step }
}

function stepIn(entered: Entered, name: string, steps: number): number | null {
  const text = entered.get(name)?.at(-1) ?? ''
  return /^\d{1,2}$/.test(text) && Number(text) < steps ? Number(text) : null
}

/** At the first step in which something is wrong. */
function refusedAt(
  fields: readonly FormField[],
  values: Record<string, string>,
  errors: Record<string, string>,
): Validated {
  const wrong = fields.filter(({ name }) => name in errors).map(({ step }) => step)
  return { kind: 'refused', values, errors, step: Math.min(...wrong) }
}

/** What was agreed to: the texts that were ticked, or the one that a form without such a box says and sends along. */
function consentsIn(
  form: SentForm,
  kept: Readonly<Record<string, string>>,
  entered: Entered,
): LeadProof['consents'] {
  if (form.agreesBySending && entered.has(agreedField))
    return [{ text: drawnWords(form.language).sendingConsent, link: '' }]
  return form.fields.flatMap(({ name, type, label: text, link, list }) =>
    type === 'checkbox' && (kept[name] ?? '') !== '' ? [{ text, link, ...(list !== '' && { list }) }] : [],
  )
}

type Found = Pick<LeadProof, 'consents'> & {
  files: readonly SentFile[]
  zone: string
  spamReason: SpamReason | null
}

function leadOf(
  { pageId, place, publicationId, address, formId, fields, visit, reason, language }: SentForm,
  kept: Readonly<Record<string, string>>,
  { files, consents, zone, spamReason }: Found,
): NewLead {
  const stored = fields.flatMap(({ name, label }) => {
    const value = kept[name] ?? ''
    const fileId = files.find(({ field }) => field === name)?.id
    return value === '' ? [] : [{ name, label, value, ...(fileId !== undefined && { fileId }) }]
  })
  const asksForLetters = consents.some(({ list }) => list !== undefined)
  const proof: LeadProof = {
    publicationId,
    address,
    consents,
    ...(reason !== '' && { reason }),
    // Kept only for when letters reach them.
    ...(asksForLetters && zone !== '' && { zone }),
    ...(asksForLetters && { language }),
  }
  const attribution = attributionOf(visit)
  const person = personIn(fields, kept)
  return {
    ...person,
    ...keysOf(person),
    id: timedId(),
    pageId,
    place,
    formId,
    spam: spamReason === null ? 0 : 1,
    spamReason,
    createdAt: new Date().toISOString(),
    fields: JSON.stringify(stored),
    search: searchable(stored.map(({ value }) => value).join('\n')),
    proof: JSON.stringify(proof),
    attribution: attribution ? JSON.stringify(attribution) : '',
    campaign: campaignKey(attribution?.campaign?.name ?? ''),
  }
}

/** The form that was sent: the one named, by its own id or by that of the workspace's form, or the page's only one. */
export function formOf(document: PageDocument, formId: string | undefined) {
  const forms = shownForms(document)
  if (formId !== undefined) return forms.find(({ id, symbol }) => id === formId || symbol === formId)
  return forms.length === 1 ? forms[0] : undefined
}

/** The fields for files of all the forms of a page, by name. */
export function fileFieldsOf(document: PageDocument): ReadonlyMap<string, FileField> {
  const fields = shownForms(document).flatMap(({ props }) => factsOf(props).fields)
  return new Map(fields.filter(isFileField).map((field) => [field.name, field]))
}
export type FileField = FormField & { files: NonNullable<FormField['files']> }

export function isFileField(field: FormField): field is FileField {
  return field.files !== null
}

const formsIn = new WeakMap<PageDocument, ElementNode[]>()

/** Looked up once: a published document never changes. */
function shownForms(document: PageDocument): readonly ElementNode[] {
  const found =
    formsIn.get(document) ??
    Object.values(document.elements).filter(({ id, type }) => type === 'form' && !isHidden(document, id))
  formsIn.set(document, found)
  return found
}

/** What somebody entered in a field; what a hidden one carries is the form's own or the visit's, whatever was sent. */
function valueOf(
  form: SentForm,
  { name, type, value, carries }: FormField,
  entered: Entered,
  files: readonly SentFile[],
): string {
  if (type === 'hidden') return carries ? carriedOf(carries, form.visit, form.address) : value
  if (type === 'file') return files.find(({ field }) => field === name)?.name ?? ''
  const values = entered.get(name) ?? []
  return clean(type === 'multiple' ? values.join('\n') : values.at(-1))
}

function errorsOf(files: readonly SentFile[]) {
  return Object.fromEntries(files.flatMap(({ field, error }) => (error === null ? [] : [[field, error]])))
}

/** A page that is shown again cannot choose files by itself. */
function chooseAgain(files: readonly SentFile[], language: string) {
  const { chooseAgain: words } = fieldWords(language)
  return Object.fromEntries(files.map(({ field }) => [field, words]))
}

/** Without NUL, which no database text holds. */
function clean(value: string | undefined) {
  return (value ?? '').replaceAll('\0', '')
}
