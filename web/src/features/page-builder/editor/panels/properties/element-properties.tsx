import type { Tab } from '@aurelio/page/elements'
import type { ElementNode, Props } from '@aurelio/page/document'
import { Tabs } from 'radix-ui'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateProps } from '../../model/commands/elements.ts'
import { useModel } from '../../model/state/model-context.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { shownDefinition } from '../../model/state/shown-definition.ts'
import type { Manner } from './controls/control.ts'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { DenseInput } from './controls/dense-input.tsx'
import { DeviceVisibility } from './device-visibility.tsx'
import { fieldValues } from './field-values.ts'
import { FieldList } from './field-list.tsx'
import { FoundFields } from './found-fields.tsx'

const ReadersField = lazyPart(async () => (await import('./readers-field.tsx')).ReadersField)
const LeftOut = lazyPart(async () => (await import('./left-out.tsx')).LeftOut)

const tabs: readonly { tab: Tab; label: string; none: string }[] = [
  {
    tab: 'layout',
    label: 'Disposición',
    none: 'No hay propiedades de disposición para este elemento',
  },
  { tab: 'style', label: 'Estilo', none: 'No hay propiedades de estilo para este elemento' },
  { tab: 'advanced', label: 'Avanzado', none: 'No hay propiedades avanzadas para este elemento' },
]

type ElementPropertiesProps = { element: ElementNode; open: Tab; onOpen: (tab: Tab) => void }

/** Name and fields of one element, in three tabs. */
export function ElementProperties({ element, open, onOpen }: ElementPropertiesProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const viewport = useEditorState((state) => state.viewport)
  const letter = useEditorState((state) => state.letter)
  const definition = shownDefinition(letter, element.type)
  // A visit to a field lasts until the focus leaves or the pointer lets go.
  const visit = useRef(0)
  const endVisit = () => {
    visit.current += 1
  }
  const change = (patch: Props, manner?: Manner) => {
    const typing = `${element.id}:${Object.keys(patch).join()}:${visit.current}`
    updateProps(store, element.id, patch, manner === 'typed' ? typing : undefined)
  }
  const [sought, setSought] = useState('')
  // The parent counts too: a width may not be larger than what it has room for.
  const document = useEditorState(documentOf)
  const theme = useEditorState((state) => state.theme)
  const values = fieldValues({ document, theme }, element, viewport)

  return (
    <Tabs.Root
      value={open}
      onValueChange={(value) => {
        const chosen = tabs.find(({ tab }) => tab === value)
        if (chosen) onOpen(chosen.tab)
      }}
      onBlur={endVisit}
      onPointerUp={endVisit}
      className="flex min-h-0 flex-1 flex-col"
    >
      <h2 className="truncate px-4 pt-3 pb-2 text-sm font-semibold max-lg:pr-12">
        {element.name || t(definition?.name ?? element.type)}
      </h2>
      <div className="px-4 pb-2">
        <DenseInput
          type="search"
          aria-label={t('Buscar propiedades')}
          placeholder={t('Buscar propiedades')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <Tabs.List aria-label={t('Propiedades')} className="flex border-b px-2">
        {tabs.map(({ tab, label }) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            data-tab={tab}
            className="h-9 flex-1 border-b-2 border-transparent text-dense text-muted hover:text-foreground coarse:h-11 data-[state=active]:border-accent-text data-[state=active]:font-medium data-[state=active]:text-accent-text"
          >
            {t(label)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {definition && sought.trim() !== '' && (
        <FoundFields definition={definition} values={values} change={change} sought={sought} />
      )}
      {sought.trim() === '' &&
        tabs.map(({ tab, none }) => (
          <Tabs.Content key={tab} value={tab} className="flex flex-1 flex-col gap-4 overflow-y-auto p-4">
            <FieldList
              fields={definition?.fields[tab] ?? []}
              common={tab === 'style' ? definition?.commonFields : undefined}
              values={values}
              change={change}
              none={t(none)}
            />
            {tab === 'advanced' && !letter && <DeviceVisibility element={element} />}
            {letter && (
              <Suspense fallback={null}>
                {tab === 'layout' && <ReadersField element={element} letter={letter} />}
                {tab === 'advanced' && <LeftOut type={element.type} letter={letter} />}
              </Suspense>
            )}
          </Tabs.Content>
        ))}
    </Tabs.Root>
  )
}
