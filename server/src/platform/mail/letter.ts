import { escape, paragraphHtml, paragraphText } from './paragraphs.ts'
import type { Beside, DrawnMessage, Mailed } from './message.ts'

const fallbackHints: Record<Mailed['language'], string> = {
  es: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  en: 'If the button does not work, copy this address into your browser:',
  fr: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  de: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
}

/** A message as the mail library takes it: as text, and as HTML with the sender's logo. */
export function letter(
  message: Mailed,
  from: string | { name: string; address: string },
  { headers, attachments, ...beside }: Beside = {},
) {
  const { to, subject, text, action, sender } = message
  const link = action ? [`${action.label}: ${action.url}`] : []
  return {
    from,
    // As an object, so that nothing in the address can add a recipient.
    to: { name: '', address: to },
    subject,
    text: [...text.map(paragraphText), ...link, sender?.name ?? 'Aurelio'].join('\n\n'),
    html: htmlOf(message),
    headers: { 'auto-submitted': 'auto-generated', ...headers },
    ...beside,
    attachments: [...(attachments ?? [])],
  }
}

/** A message that is drawn already, as the mail library takes it. Name and address are objects: nothing in them adds a header. */
export function drawnLetter(message: DrawnMessage, from: string) {
  const { to, fromName, replyTo, subject, html, text, messageId, headers } = message
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  return {
    subject,
    html,
    text,
    messageId,
    from: { name: fromName, address },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: { ...headers },
  }
}

function htmlOf({ text, action, language, sender }: Mailed) {
  const name = escape(sender?.name ?? 'Aurelio')
  const logo = sender?.logo
    ? `<p><img src="${escape(sender.logo)}" alt="${name}" style="max-width:200px;max-height:64px"></p>`
    : ''
  const paragraphs = text.map(paragraphHtml).join('')
  const button = action
    ? `<p><a href="${escape(action.url)}" style="background:#c4114f;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escape(action.label)}</a></p><p style="font-size:13px">${fallbackHints[language]}<br>${escape(action.url)}</p>`
    : ''
  return `<!doctype html><html lang="${language}"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c1b29;max-width:34rem;margin:auto;padding:24px">${logo}${paragraphs}${button}<p>${name}</p></body></html>`
}
