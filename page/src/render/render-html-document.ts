export type HtmlDocument = {
  title: string
  html: string
  css: string
  /** As `renderPage` gave it; nothing a person wrote. */
  script?: string
  description?: string
  /** Language of the page's text. */
  lang?: string
  /** More of the head, written by the caller, who answers for it. */
  head?: string
}

const documentCss = [
  'html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}',
  'body{margin:0}',
  '@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}',
].join('\n')

/** A whole HTML document around a rendered page. It carries one style element, and a script only where `renderPage` asked for one. */
export function renderHtmlDocument({
  title,
  html,
  css,
  script = '',
  description,
  lang = 'es',
  head = '',
}: HtmlDocument): string {
  const about = description ? `<meta name="description" content="${escapeHtml(description)}">\n` : ''
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${about}<link rel="icon" href="data:,">
<style>${closedStyle(`${documentCss}\n${css}`)}</style>
${head}</head>
<body>
${html}
${
  script &&
  `<script>${script}</script>
`
}</body>
</html>
`
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? '')
}

/** CSS that cannot end its style element: the backslash is an escape of '/' to CSS and breaks the tag to HTML. */
function closedStyle(css: string): string {
  return css.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)
}
