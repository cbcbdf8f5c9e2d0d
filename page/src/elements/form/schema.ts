import { z } from 'zod'
import { hexProp, linkProp, numberProp, prop, textProp, wordProp } from '../prop-schemas.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { mostHours, readDownload, usualHours } from './download-prop.ts'

export const formSchema = z.object({
  fields: z.unknown().optional(),
  buttonText: textProp('Enviar'),
  placeholder: textProp('Tu email...'),
  /** Beyond the specification's props, each with a default of its own. */
  successMessage: textProp(''),
  after: wordProp(['message', 'redirect', 'download'], 'message'),
  afterLink: linkProp(''),
  afterFile: prop(readDownload),
  afterHours: numberProp(usualHours, 1, mostHours),
  replySubject: textProp(''),
  replyText: textProp(''),
  replyTextSpans: spansOfProp,
  /** `work`: the browser of who sends it has to do some work, which costs a robot that sends thousands. */
  captcha: wordProp(['none', 'work'], 'none'),
  /** Why it asks for no consent, where it does not. */
  noConsentReason: textProp(''),
  buttonColor: hexProp(''),
  buttonTextColor: hexProp(''),
})
export type FormProps = z.output<typeof formSchema>
