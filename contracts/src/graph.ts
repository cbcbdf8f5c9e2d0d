import { z } from 'zod'

/** More than these nobody keeps in sight, and each save carries all of them. */
export const graphLimits = { nodes: 400, edges: 2000 }

export const graphIdSchema = z.string().regex(/^[\w-]{1,40}$/)

const farthest = 1_000_000
const coordinate = z.number().min(-farthest).max(farthest)
/** Where a node stands on the canvas; null for where it is put by itself. */
const graphPlaceSchema = z.object({ x: coordinate, y: coordinate }).nullable()
export type GraphPlace = z.infer<typeof graphPlaceSchema>

/** What every node has, whatever it is besides. */
export const graphNodeShape = { id: graphIdSchema, at: graphPlaceSchema }

/** A way out of a node, by the name of its port, to another; what has to hold for it the node says. */
const graphEdgeSchema = z.object({
  id: graphIdSchema,
  from: graphIdSchema,
  port: graphIdSchema,
  to: graphIdSchema,
})
export type GraphEdge = z.infer<typeof graphEdgeSchema>

/** A graph of such nodes: no id twice, each port leads to one place, and no way begins or ends at what is not there. */
export function graphOf<Node extends z.ZodType<{ id: string }>>(node: Node) {
  return z
    .object({
      nodes: z.array(node).max(graphLimits.nodes),
      edges: z.array(graphEdgeSchema).max(graphLimits.edges),
    })
    .refine(
      ({ nodes, edges }) =>
        new Set(nodes.map(({ id }) => id)).size === nodes.length &&
        new Set(edges.map(({ id }) => id)).size === edges.length,
      { message: 'An id stands there twice' },
    )
    .refine(({ edges }) => new Set(edges.map(({ from, port }) => `${from} ${port}`)).size === edges.length, {
      message: 'A port leads to two places',
    })
    .refine(
      ({ nodes, edges }) => {
        const ids = new Set(nodes.map(({ id }) => id))
        return edges.every(({ from, to }) => ids.has(from) && ids.has(to))
      },
      { message: 'A way leads to what is not there' },
    )
}
