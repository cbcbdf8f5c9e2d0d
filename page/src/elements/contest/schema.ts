import { z } from 'zod'
import { isKnownContest, type KnownContest } from '../../values/contest.ts'
import { linkProp, prop, textProp, wordProp } from '../prop-schemas.ts'

/** On a page of its own a contest has the page's title. */
const levels = [1, 2, 3, 4, 5, 6] as const

export const contestSchema = z.object({
  src: linkProp(''),
  title: textProp('Participa en el concurso'),
  buttonText: textProp('Participar'),
  level: prop((value) => levels.find((level) => level === value || String(level) === value) ?? 2),
  /** Whether what people sent in, and who has most points, stand here too. */
  gallery: wordProp(['yes', 'no'], 'no'),
  ranking: wordProp(['yes', 'no'], 'no'),
  /** What is known of the contest, where the page is made by who knows it. */
  known: z.custom<KnownContest>(isKnownContest).optional().catch(undefined),
})
export type ContestProps = z.output<typeof contestSchema>
