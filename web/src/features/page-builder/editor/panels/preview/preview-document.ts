/** Puts a whole HTML document into the preview's window, keeping how far it is scrolled. */
export function showPage(preview: Window, html: string): void {
  const { scrollX, scrollY } = preview
  const target = preview.document
  makeInert(target)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const css = [...page.querySelectorAll('style')].map((style) => style.textContent).join('\n')
  for (const style of page.querySelectorAll('style')) style.remove()
  for (const { name, value } of page.documentElement.attributes)
    target.documentElement.setAttribute(name, value)
  target.head.replaceChildren(...page.head.childNodes)
  target.body.replaceChildren(...page.body.childNodes)
  for (const { name, value } of page.body.attributes) target.body.setAttribute(name, value)
  applyCss(preview, css)
  preview.scrollTo(scrollX, scrollY)
}

/**
 * The empty window has inherited the dashboard's Content-Security-Policy, which forbids style elements;
 * a sheet that a script adopts is allowed.
 */
function applyCss(preview: Window, css: string): void {
  // A sheet can only be adopted by the window that made it.
  const [sheet = new preview.window.CSSStyleSheet()] = preview.document.adoptedStyleSheets
  sheet.replaceSync(css)
  preview.document.adoptedStyleSheets = [sheet]
}

const inert = new WeakSet<Document>()

/** Nothing leaves the preview: links to elsewhere do nothing and forms are not sent. */
function makeInert(target: Document): void {
  if (inert.has(target)) return
  inert.add(target)
  const view = target.defaultView ?? window
  target.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof view.HTMLAnchorElement)
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
    },
    { capture: true },
  )
  target.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
}
