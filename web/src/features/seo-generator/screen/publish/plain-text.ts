const blocks = 'p,div,section,article,h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote'

/** What a person reads of HTML, in paragraphs; a text without tags stays as it is. */
export function plainText(html: string): string {
  if (!/<[a-z!/]|&\w+;/i.test(html)) return html
  // A document of its own: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const hidden of body.querySelectorAll('script,style,template')) hidden.remove()
  for (const line of body.querySelectorAll('br,li,tr')) line.after('\n')
  for (const block of body.querySelectorAll(blocks)) block.after('\n\n')
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
