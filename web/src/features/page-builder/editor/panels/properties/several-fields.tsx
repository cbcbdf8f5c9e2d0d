import { type ElementNode, isLocked, isSameValue, type Props } from '@aurelio/page/document'
import { allFields, type Field } from '@aurelio/page/elements'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { updateSeveral } from '../../model/commands/update-several.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import type { LetterRules } from '../../model/state/letter-rules.ts'
import { shownDefinition } from '../../model/state/shown-definition.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'
import type { Manner } from './controls/control.ts'
import { FieldRow } from './field-row.tsx'
import { fieldValues, isShown, patchOf, valueOf } from './field-values.ts'

/** Kinds whose value belongs to one element alone. */
const single: ReadonlySet<Field['kind']> = new Set([
  'text',
  'textarea',
  'image',
  'video',
  'audio',
  'anchor',
  'items',
  'form-fields',
  'form-file',
  'rich',
  'symbol-content',
  'collection',
])

/** The properties that all the selected elements have, edited together; a value in which they differ reads 'Varios'. */
export function SeveralFields({ elements }: { elements: readonly ElementNode[] }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const document = useEditorState(documentOf)
  const theme = useEditorState((state) => state.theme)
  const viewport = useEditorState((state) => state.viewport)
  const letter = useEditorState((state) => state.letter)
  const visit = useRef(0)
  const groupRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const endVisit = () => {
      visit.current += 1
    }
    const group = groupRef.current
    const controller = new AbortController()
    for (const event of ['focusout', 'pointerup'])
      group?.addEventListener(event, endVisit, { signal: controller.signal })
    return () => controller.abort()
  }, [])
  const open = elements.filter(({ id }) => !isLocked(document, id))
  const each = open.map((element) => ({
    element,
    values: fieldValues({ document, theme }, element, viewport),
  }))
  const [first] = each
  if (!first) return null
  const fields = sharedFields(open, letter).filter((field) =>
    each.every(({ values }) => isShown(field, values)),
  )

  function change(field: Field, patchFor: (at: (typeof each)[number]) => Props, manner?: Manner) {
    const patches = new Map(each.map((one) => [one.element.id, patchFor(one)]))
    const group = manner === 'typed' ? `several:${field.prop}:${visit.current}` : undefined
    updateSeveral(store, patches, field.label, group)
  }

  return (
    <div ref={groupRef} role="group" aria-label={t('Propiedades en común')} className="flex flex-col gap-4">
      <h3 className="text-dense font-medium">{t('Propiedades en común')}</h3>
      {fields.map((field) => {
        const all = each.map(({ values }) => valueOf(field, values))
        const isMixed = all.some((value) => !isSameValue(value, all[0]))
        return (
          <div key={field.prop} className="flex flex-col gap-1">
            <FieldRow
              field={field}
              value={isMixed ? undefined : all[0]}
              props={isMixed ? {} : first.values.props}
              set={(value, manner) => change(field, ({ values }) => patchOf(field, value, values), manner)}
              change={(patch, manner) => change(field, () => patch, manner)}
            />
            {isMixed && <p className="text-xs text-muted">{t('Varios')}</p>}
          </div>
        )
      })}
    </div>
  )
}

/** The fields that every one of the elements has, by the first's. */
function sharedFields(elements: readonly ElementNode[], letter: LetterRules | null): readonly Field[] {
  const [first = [], ...others] = elements.map(({ type }) => {
    const definition = shownDefinition(letter, type)
    return definition ? allFields(definition) : []
  })
  return first.filter(
    ({ prop, kind }) =>
      !single.has(kind) &&
      others.every((fields) => fields.some((each) => each.prop === prop && each.kind === kind)),
  )
}
