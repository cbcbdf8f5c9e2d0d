import { z } from 'zod'
import { hexProp, textProp } from '../prop-schemas.ts'

export const formSchema = z.object({
  fields: z.unknown().optional(),
  buttonText: textProp('Enviar'),
  placeholder: textProp('Tu email...'),
  /** Beyond the specification's props, each with a default of its own. */
  successMessage: textProp(''),
  buttonColor: hexProp(''),
  buttonTextColor: hexProp(''),
})
export type FormProps = z.output<typeof formSchema>
