import { z } from 'zod'
import { isKnownContest, type KnownContest } from '../../values/contest.ts'
import { linkProp, prop, textProp } from '../prop-schemas.ts'

/** On a page of its own a contest has the page's title. */
const levels = [1, 2, 3, 4, 5, 6] as const

export const contestSchema = z.object({
  src: linkProp(''),
  title: textProp('Participa en el concurso'),
  buttonText: textProp('Participar'),
  level: prop((value) => levels.find((level) => level === value || String(level) === value) ?? 2),
  /** What is known of the contest, where the page is made by who knows it. */
  known: z.custom<KnownContest>(isKnownContest).optional().catch(undefined),
})
export type ContestProps = z.output<typeof contestSchema>
