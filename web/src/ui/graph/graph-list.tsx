import { Copy, Trash2, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { Select } from '../select.tsx'
import type { GraphViewProps, ShownNode } from './graph-model.ts'
import { NodePeople } from './node-people.tsx'

/** The same graph as a list: all that the canvas does, by keyboard and for who hears it. */
export function GraphList(props: GraphViewProps) {
  const { label, nodes } = props
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {nodes.map((node) => (
        <ListedNode key={node.id} node={node} {...props} />
      ))}
    </ol>
  )
}

function ListedNode({
  node,
  edges,
  nodes,
  selected,
  way,
  onSelect,
  onConnect,
  onDuplicate,
  onRemove,
}: GraphViewProps & { node: ShownNode }) {
  const { t } = useTranslation()
  const { id, kind, label, detail, figure, figureMarks, problem, ports, marks, people } = node
  const isChosen = id === selected
  return (
    <li
      {...marks}
      className={cn(
        'flex flex-col gap-2 rounded-lg border bg-surface p-3',
        isChosen && 'border-accent-text',
        way?.includes(id) === true && 'outline-2 outline-offset-1 outline-warning outline-dashed',
      )}
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onSelect(isChosen ? null : id)}
          className="flex min-h-11 min-w-0 flex-1 flex-col rounded-md px-1 text-left hover:bg-hover"
        >
          <span className="flex flex-wrap items-center gap-1 text-xs text-muted">
            {kind}
            <NodePeople people={people ?? []} />
          </span>
          <bdi className="font-medium wrap-anywhere">{label}</bdi>
          {detail !== undefined && <span className="text-dense text-muted">{detail}</span>}
        </button>
        {figure !== undefined && (
          <span {...figureMarks} className="tabular-nums">
            {figure}
          </span>
        )}
        {onDuplicate && (
          <IconButton
            label={t('Duplicar {{name}}', { name: label })}
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => onDuplicate(id)}
          />
        )}
        {onRemove && (
          <IconButton
            label={t('Eliminar {{name}}', { name: label })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => onRemove(id)}
          />
        )}
      </div>
      {problem !== undefined && (
        <p className="flex items-center gap-1.5 text-dense text-danger">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {problem}
        </p>
      )}
      {ports.map((port) => {
        const edge = edges.find(({ from, port: named }) => from === id && named === port.id)
        return (
          <PortLine
            key={port.id}
            name={port.label}
            to={edge?.to ?? ''}
            figure={edge?.figure}
            marks={edge?.marks}
            targets={nodes.filter(({ isTarget }) => isTarget)}
            onChange={onConnect && ((to) => onConnect({ from: id, port: port.id, to }))}
          />
        )
      })}
    </li>
  )
}

type PortLineProps = {
  name: string
  to: string
  figure: string | undefined
  marks: ShownNode['marks']
  targets: readonly ShownNode[]
  onChange: ((to: string | null) => void) | undefined
}

/** A way out, and where it leads. */
function PortLine({ name, to, figure, marks, targets, onChange }: PortLineProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-2 pl-1 text-dense">
      <label htmlFor={id} className="min-w-0 flex-1 basis-40 wrap-anywhere text-muted">
        {name}
      </label>
      {onChange ? (
        <Select
          id={id}
          value={to}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          className="w-full @md:w-64"
        >
          <option value="">{t('A ninguna parte')}</option>
          {targets.map((node) => (
            <option key={node.id} value={node.id}>
              {node.label}
            </option>
          ))}
        </Select>
      ) : (
        <output id={id}>{targets.find((node) => node.id === to)?.label ?? t('A ninguna parte')}</output>
      )}
      {figure !== undefined && (
        <span {...marks} className="tabular-nums">
          {figure}
        </span>
      )}
    </div>
  )
}
