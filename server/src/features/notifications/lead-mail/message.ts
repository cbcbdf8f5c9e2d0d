import { leadSchema } from '@aurelio/contracts/leads'
import type { Message } from '../../../platform/mail/mail.ts'

/** A mail stays short; the rest stands in the product. */
const mostListed = 20
const longestLine = 300

type Parts = {
  baseUrl: string
  to: { name: string; email: string }
  /** In the order they came; `fields` is JSON. At least one. */
  leads: readonly { pageName: string; createdAt: string; fields: string }[]
}

/** Tells of the leads of one page, with the way to hear no more of them. */
export function leadMessage({ baseUrl, to, leads }: Parts): Message {
  const pageName = leads.at(-1)?.pageName ?? ''
  const lines = leads.slice(0, mostListed).map(({ fields }) => lineOf(fields))
  const more = leads.length - lines.length
  return {
    to: to.email,
    subject: leads.length === 1 ? `Nuevo lead en ${pageName}` : `${leads.length} leads nuevos en ${pageName}`,
    text: [
      `Hola, ${to.name}:`,
      leads.length === 1
        ? `Alguien ha rellenado el formulario de «${pageName}».`
        : `${leads.length} personas han rellenado el formulario de «${pageName}».`,
      ...lines,
      ...(more > 0 ? [`Y ${more} más en la lista de leads.`] : []),
      `Recibes este mensaje porque tienes activados los avisos por correo. Puedes quitarlos en ${baseUrl}/dashboard/profile?tab=preferences`,
    ],
    action: { label: 'Ver los leads', url: `${baseUrl}/dashboard/tools/aurelio-builder/leads` },
  }
}

function lineOf(fields: string) {
  const stored: unknown = JSON.parse(fields)
  const text = leadSchema.shape.fields
    .parse(stored)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ')
  if (text === '') return '(sin datos)'
  return text.length > longestLine ? `${text.slice(0, longestLine)}…` : text
}
