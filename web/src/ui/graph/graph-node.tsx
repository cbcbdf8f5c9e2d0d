import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { cn } from '../class-names.ts'
import type { ShownNode } from './graph-model.ts'
import { NodePeople } from './node-people.tsx'
import { nodeHeight, nodeWidth } from './layout.ts'

export type CanvasNode = Node<{ shown: ShownNode; isOnWay: boolean; isConnectable: boolean }, 'shown'>

/** A node on the canvas: what it is, and its ways out, each with a handle that a way is drawn from. */
export const GraphNode = memo(function GraphNode({ data, selected }: NodeProps<CanvasNode>) {
  const { shown, isOnWay, isConnectable } = data
  const { kind, label, detail, figure, figureMarks, problem, ports, isTarget, tone, marks, people } = shown
  return (
    <div
      {...marks}
      style={{ width: nodeWidth, height: nodeHeight(shown) }}
      className={cn(
        'flex flex-col rounded-lg border border-border-strong bg-surface text-left text-sm',
        tone === 'end' && 'border-dashed',
        problem !== undefined && 'border-danger',
        isOnWay && 'outline-2 outline-offset-2 outline-warning outline-dashed',
        selected && 'border-accent-text ring-2 ring-accent-text',
      )}
    >
      {isTarget && <Handle type="target" position={Position.Left} isConnectable={isConnectable} />}
      <span className="flex h-[83px] flex-col justify-center gap-0.5 px-3">
        <span className="flex items-center gap-1 truncate text-xs text-muted">
          {problem !== undefined && (
            <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-danger" />
          )}
          {kind}
          <NodePeople people={people ?? []} />
          {figure !== undefined && (
            <span {...figureMarks} className="ml-auto text-foreground tabular-nums">
              {figure}
            </span>
          )}
        </span>
        <bdi className="truncate font-medium">{label}</bdi>
        {(problem ?? detail) !== undefined && (
          <span className={cn('line-clamp-2 text-xs', problem === undefined ? 'text-muted' : 'text-danger')}>
            {problem ?? detail}
          </span>
        )}
      </span>
      {ports.map((port) => (
        <span key={port.id} className="relative flex h-8 items-center justify-end border-t px-3 text-dense">
          <bdi className="truncate">{port.label}</bdi>
          <Handle type="source" id={port.id} position={Position.Right} isConnectable={isConnectable} />
        </span>
      ))}
    </div>
  )
})
