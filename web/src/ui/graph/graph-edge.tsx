import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react'
import { memo } from 'react'
import type { ShownEdge } from './graph-model.ts'

export type CanvasEdge = Edge<{ shown: ShownEdge; isOnWay: boolean }, 'shown'>

/** Pixels from the way out, whose handle stands there. */
const besideOrigin = 12

/** A way between two nodes, with what was counted on it. */
export const GraphEdgeLine = memo(function GraphEdgeLine(props: EdgeProps<CanvasEdge>) {
  const { sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, data, markerEnd, selected } =
    props
  const [path] = getBezierPath({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition })
  const { figure, shortFigure = figure, problem, marks } = data?.shown ?? {}
  const colour =
    problem !== undefined ? 'var(--danger)' : data?.isOnWay === true ? 'var(--warning)' : 'var(--muted)'
  return (
    <>
      <BaseEdge
        path={path}
        {...(markerEnd !== undefined && { markerEnd })}
        style={{
          stroke: selected === true ? 'var(--accent-text)' : colour,
          strokeWidth: selected ? 2.5 : 1.5,
        }}
      />
      {figure !== undefined && (
        <EdgeLabelRenderer>
          <span
            {...marks}
            title={figure}
            className="absolute w-max rounded-sm border bg-raised px-1 text-xs tabular-nums"
            // Beside its way out: in the middle of a long way another node may stand.
            style={{ transform: `translate(0, -50%) translate(${sourceX + besideOrigin}px, ${sourceY}px)` }}
          >
            {shortFigure}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  )
})
