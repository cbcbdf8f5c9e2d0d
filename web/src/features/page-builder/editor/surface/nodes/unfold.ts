/**
 * Opens what is folded around a node of the canvas, as a visitor would, so that it can be seen and edited: the panel or the
 * tab that it stands in. What a button of the page opens in a layer of its own shows in its place on the page instead, as
 * long as something of it is selected.
 */
export function unfold(page: Element, node: Element): void {
  for (const shown of page.querySelectorAll('[data-revealed]')) shown.removeAttribute('data-revealed')
  for (const layer of node.querySelectorAll(':scope>[data-layer]')) reveal(layer)
  for (let at: Element | null = node; at !== null && at !== page; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
    if (at.matches('[data-layer]')) reveal(at)
    chooseTab(at)
  }
}

/** The same for a click on the title of a panel or of a tab. */
export function unfoldAt(target: EventTarget | null): void {
  if (!(target instanceof Element)) return
  const panel = target.closest('[data-panel]>summary')?.parentElement
  if (panel instanceof HTMLDetailsElement) panel.open = true
  check(target.closest('[data-tab-list]>*'))
}

function reveal(layer: Element) {
  layer.setAttribute('data-revealed', '')
}

function chooseTab(body: Element) {
  const bodies = body.parentElement
  if (!bodies?.matches('[data-tab-bodies]')) return
  check(
    bodies.parentElement?.querySelector(':scope>[data-tab-list]')?.children[indexIn(bodies, body)] ?? null,
  )
}

function indexIn(around: Element, inside: Element): number {
  return [...around.children].indexOf(inside)
}

function check(tab: Element | null) {
  const choice = tab?.querySelector(':scope>input')
  if (choice instanceof HTMLInputElement) choice.checked = true
}
