import { type ElementNode, isRecord, walk } from '@aurelio/page/document'
import { resolveProps } from '@aurelio/page/elements'
import { RotateCcw } from 'lucide-react'
import { type ComponentType, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../../ui/icon-button.tsx'
import { elementName } from '../../../model/commands/change-names.ts'
import { openedFields } from '../../../model/commands/opened-content.ts'
import { useEditorState } from '../../../model/state/hooks.ts'
import type { ControlProps, Manner } from './control.ts'

type SymbolContentControlProps = ControlProps<'symbol-content'> & {
  Row: ComponentType<Omit<ControlProps, 'id'>>
}

/** What the author of a symbol opened to pages: its texts, links and pictures, filled in for this place alone. */
export function SymbolContentControl({ field, id, value, props, set, Row }: SymbolContentControlProps) {
  const { t } = useTranslation()
  const symbol = typeof props['symbol'] === 'string' ? props['symbol'] : ''
  const document = useEditorState((state) => state.symbols.get(symbol))
  const isLost = useEditorState((state) => state.lostSymbols.has(symbol))
  const values = isRecord(value) ? value : {}
  const opened = document
    ? [...walk(document)].flatMap(({ node }) => (openedFields(node).length > 0 ? [node] : []))
    : []
  if (isLost) return <p className="text-dense text-muted">{t('Este símbolo ya no existe.')}</p>
  if (document && opened.length === 0)
    return <p className="text-dense text-muted">{t('Este símbolo es igual en todas las páginas.')}</p>
  return (
    <div role="group" aria-labelledby={`${id}-label`} data-prop={field.prop} className="flex flex-col gap-3">
      {opened.map((node) => (
        <InnerContent
          key={node.id}
          node={node}
          own={isRecord(values[node.id]) ? values[node.id] : {}}
          Row={Row}
          set={(own, manner) => set({ ...values, [node.id]: own }, manner)}
        />
      ))}
    </div>
  )
}

type InnerContentProps = Pick<SymbolContentControlProps, 'Row'> & {
  node: ElementNode
  /** What this place fills in of it. */
  own: unknown
  set: (own: Readonly<Record<string, unknown>>, manner?: Manner) => void
}

function InnerContent({ node, own, Row, set }: InnerContentProps) {
  const { t } = useTranslation()
  const id = useId()
  const filled = isRecord(own) ? own : {}
  const shown = { ...resolveProps(node, 'desktop'), ...filled }
  const fields = openedFields(node).filter((field) => field.when?.(shown, null) ?? true)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 rounded-md border p-2">
      <div className="flex items-center justify-between gap-2">
        <h4 id={id} className="truncate text-xs font-semibold">
          {node.name || t(elementName(node))}
        </h4>
        {Object.keys(filled).length > 0 && (
          <IconButton
            size="dense"
            label={t('Restablecer lo del símbolo en {{name}}', { name: node.name || t(elementName(node)) })}
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => set({})}
          />
        )}
      </div>
      {fields.map((field) => (
        <Row
          key={field.prop}
          field={field}
          value={filled[field.prop] ?? node.props[field.prop] ?? shown[field.prop]}
          props={shown}
          set={(next, manner) => set({ ...filled, [field.prop]: next }, manner)}
          change={(patch, manner) => set({ ...filled, ...patch }, manner)}
        />
      ))}
    </section>
  )
}
