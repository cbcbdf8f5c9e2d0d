import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { segmentRulesSchema } from './person-questions.ts'
import { errorsOf } from './problems.ts'
import { lineSchema } from './text.ts'

const byId = z.object({ id: idSchema })
const kept = z.object({ name: lineSchema(80), rules: segmentRulesSchema })

export const segmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  rules: segmentRulesSchema,
  createdAt: timestampSchema,
})
export type Segment = z.infer<typeof segmentSchema>

/** How many people some rules mean now, and who the first of them are, the last one known first. */
export const segmentCountSchema = z.object({
  people: z.int(),
  first: z.array(z.object({ id: z.string(), email: z.string(), name: z.string() })),
})
export type SegmentCount = z.infer<typeof segmentCountSchema>

/** People by rules over what is known of them; who they are is asked anew each time. */
export const segmentCalls = {
  segments: signedIn
    .route({ method: 'GET', path: '/segments', summary: 'Segmentos de personas' })
    .output(z.object({ items: z.array(segmentSchema) })),
  createSegment: signedIn
    .errors(errorsOf('SEGMENTS_FULL'))
    .route({ method: 'POST', path: '/segments', successStatus: 201, summary: 'Crear un segmento' })
    .input(kept)
    .output(segmentSchema),
  saveSegment: signedIn
    .route({ method: 'PUT', path: '/segments/{id}', summary: 'Guardar un segmento' })
    .input(byId.extend(kept.shape))
    .output(segmentSchema),
  removeSegment: signedIn
    .errors(errorsOf('SEGMENT_IS_USED'))
    .route({ method: 'DELETE', path: '/segments/{id}', summary: 'Eliminar un segmento' })
    .input(byId)
    .output(byId),
  countSegment: signedIn
    .route({
      method: 'POST',
      path: '/segment-counts',
      summary: 'Contar a quién alcanzan unas reglas, sin guardarlas',
    })
    .input(segmentRulesSchema)
    .output(segmentCountSchema),
}
