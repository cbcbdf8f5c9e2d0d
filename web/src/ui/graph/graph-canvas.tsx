import {
  applyNodeChanges,
  Background,
  Controls,
  MarkerType,
  type NodeChange,
  Panel,
  ReactFlow,
} from '@xyflow/react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { useCanvasWords } from './canvas-words.ts'
import { type CanvasEdge, GraphEdgeLine } from './graph-edge.tsx'
import type { GraphViewProps } from './graph-model.ts'
import { type CanvasNode, GraphNode } from './graph-node.tsx'
import { arranged, nodeHeight, nodeWidth, placesOf } from './layout.ts'
import './graph-canvas.css'

const nodeTypes = { shown: GraphNode }
const edgeTypes = { shown: GraphEdgeLine }

/** A graph to draw on: nodes are dragged, a way is drawn from a port to a node, Delete takes away what is chosen. */
export function GraphCanvas(props: GraphViewProps) {
  const { label, nodes, edges, way, onSelect, onConnect, onMove, onRemove } = props
  const { t } = useTranslation()
  const words = useCanvasWords()
  const drawn = useDrawnNodes(props)
  const lines = useMemo(() => edges.map((edge) => lineOf(edge, way)), [edges, way])
  const isEdited = onConnect !== undefined
  const arrange = () => onMove?.(arranged(nodes, edges))
  return (
    <section aria-label={label} className="h-[min(70dvh,48rem)] min-h-96 overflow-hidden rounded-lg border">
      <ReactFlow<CanvasNode, CanvasEdge>
        className="graph-canvas"
        nodes={drawn.nodes}
        edges={lines}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        ariaLabelConfig={words}
        onNodesChange={drawn.change}
        onNodeClick={(_event, { id }) => onSelect(id)}
        onPaneClick={() => onSelect(null)}
        onNodeDragStop={(_event, _node, dragged) =>
          onMove?.(new Map(dragged.map(({ id, position }) => [id, rounded(position)])))
        }
        onConnect={({ source, sourceHandle, target }) =>
          onConnect?.({ from: source, port: sourceHandle ?? '', to: target })
        }
        onNodesDelete={(gone) => {
          for (const { id } of gone) onRemove?.(id)
        }}
        onEdgesDelete={(gone) => {
          const left = gone.filter(({ source }) => !drawn.isGoing(source))
          for (const { source, sourceHandle } of left)
            onConnect?.({ from: source, port: sourceHandle ?? '', to: null })
        }}
        nodesDraggable={onMove !== undefined}
        nodesConnectable={isEdited}
        deleteKeyCode={onRemove ? ['Delete', 'Backspace'] : null}
        selectNodesOnDrag={false}
        onlyRenderVisibleElements
        minZoom={0.1}
        maxZoom={2}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.15 }}
      >
        <Background gap={24} />
        <Controls showInteractive={false} />
        {onMove && (
          <Panel position="top-right">
            <Button size="dense" onClick={arrange}>
              {t('Ordenar')}
            </Button>
          </Panel>
        )}
      </ReactFlow>
    </section>
  )
}

function lineOf(edge: GraphViewProps['edges'][number], way: readonly string[] = []): CanvasEdge {
  const isOnWay = way.some((id, at) => id === edge.from && way[at + 1] === edge.to)
  return {
    id: edge.id,
    type: 'shown',
    source: edge.from,
    sourceHandle: edge.port,
    target: edge.to,
    markerEnd: { type: MarkerType.ArrowClosed, color: 'var(--muted)' },
    data: { shown: edge, isOnWay },
  }
}

/** The library's own nodes: they move with the pointer, and are told of when they lie still. */
function useDrawnNodes({ nodes, edges, selected, way, onSelect, onConnect }: GraphViewProps) {
  const isConnectable = onConnect !== undefined
  const made = useMemo(() => {
    const places = placesOf(nodes, edges)
    return nodes.map((shown): CanvasNode => ({
      id: shown.id,
      type: 'shown',
      position: places.get(shown.id) ?? { x: 0, y: 0 },
      width: nodeWidth,
      height: nodeHeight(shown),
      selected: shown.id === selected,
      ariaLabel: [shown.kind, shown.label, shown.problem ?? shown.detail ?? ''].join(', '),
      data: { shown, isOnWay: way?.includes(shown.id) ?? false, isConnectable },
    }))
  }, [nodes, edges, selected, way, isConnectable])
  const [held, setHeld] = useState({ made, nodes: made })
  if (held.made !== made) setHeld({ made, nodes: made })
  const change = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      setHeld((before) => ({ ...before, nodes: applyNodeChanges(changes, before.nodes) }))
      const chosen = changes.find((each) => each.type === 'select' && each.selected)
      if (chosen?.type === 'select') onSelect(chosen.id)
    },
    [onSelect],
  )
  const isGoing = (id: string) => held.nodes.find((node) => node.id === id)?.selected === true
  return { nodes: held.nodes, change, isGoing }
}

function rounded({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y) }
}
