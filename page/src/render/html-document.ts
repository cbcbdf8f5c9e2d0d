export type HtmlDocument = {
  title: string
  /** As `styleText` made it. */
  style: string
  /** The page's `<main>`. */
  body: string
  /** Constants of the elements that declare them; nothing a person wrote. */
  scripts: readonly string[]
}

const documentCss = [
  'html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}',
  'body{margin:0}',
  '@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}',
].join('\n')

/** What stands in the document's one style element: the page's CSS on the ground that every document shares. */
export function styleText(css: string): string {
  return closedStyle(`${documentCss}\n${css}`)
}

/**
 * A whole HTML document around a rendered page.
 * @throws Error where a script could end its own tag: an element's author must write it otherwise
 */
export function htmlDocument({ title, style, body, scripts }: HtmlDocument): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
${body}
${scripts.map((script) => `<script>${closedScript(script)}</script>\n`).join('')}</body>
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

/** Other than CSS, a script cannot be changed without changing what it does. */
function closedScript(script: string): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('A script must not hold "</script" or "<!--"')
  return script
}
